import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Hills } from './hills.tsx';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** The game that the page is about, on a line of its own below the title. */
  readonly game?: string | undefined;
  /** For pictures and charts beside each other; text alone is easier to read in a narrow column. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page with a link back to the street. */
export function Page({ title, game, isWide = false, children }: PageProps): ReactNode {
  const frame = useTexts();
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = [title, game, frame.name].filter((part) => part !== undefined).join(' · ');
    scrollTo(0, 0);
  }, [title, game, frame]);
  return (
    <div className={styles['page']}>
      <div className={styles['inner']} data-wide={isWide || undefined}>
        <header className={styles['head']}>
          <Button
            variant="quiet"
            icon="back"
            aria-label={frame.home}
            onClick={() => navigate('/')}
          />
          <h1>
            {title}
            {game !== undefined && <span className={styles['game']}> {game}</span>}
          </h1>
        </header>
        <main className={styles['body']}>{children}</main>
      </div>
      <Hills />
    </div>
  );
}

interface SheetProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** A sheet of paper on a page. */
export function Sheet({ title, children }: SheetProps): ReactNode {
  return (
    <section className={styles['sheet']}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** A page with one message and perhaps an action. */
export function MessagePage({ title, children }: Pick<PageProps, 'title' | 'children'>): ReactNode {
  return (
    <Page title={title}>
      <Sheet>
        <div className={styles['message']}>{children}</div>
      </Sheet>
    </Page>
  );
}

export function Loading(): ReactNode {
  const frame = useTexts();
  return (
    <main className={styles['loading']}>
      <p role="status">{frame.loading}</p>
    </main>
  );
}
