import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading, MessagePage, Page, Sheet } from '../app/page.tsx';
import { randomHex } from '../match/start-match.ts';
import { useHash } from '../rules/use-hash.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ChangeList } from './change-list.tsx';
import { editionWith, freeName } from './edition.ts';
import { type ReadEdition, readEditionLink } from './edition-link.ts';
import { useEditionStore, useEditions } from './edition-store.ts';
import { useEditionTexts } from './edition-texts.ts';
import styles from './editions.module.css';
import { refusalText } from './refusal-text.ts';

/** `/games/ID/editions/shared#…`: an edition from a link or a file, before it is saved. */
export function SharedEditionPage({ id }: { readonly id: string }): ReactNode {
  const texts = useEditionTexts();
  const { language } = useSettings();
  const fragment = useHash();
  const [read, setRead] = useState<ReadEdition>();
  useEffect(() => {
    let isGone = false;
    setRead(undefined);
    void readEditionLink(fragment).then((found) => {
      if (!isGone) setRead(found);
    });
    return () => {
      isGone = true;
    };
  }, [fragment]);
  if (read === undefined) return <Loading />;
  if ('game' in read) return <Shared {...read} />;
  return (
    <MessagePage title={texts.sharedProblem}>
      <p role="alert">{refusalText(read.problem, texts, language)}</p>
      <p>{texts.safe}</p>
      <LinkButton to={`/games/${id}/editions`}>{texts.toEditions}</LinkButton>
    </MessagePage>
  );
}

function Shared({ game, file }: Extract<ReadEdition, { game: unknown }>): ReactNode {
  const texts = useEditionTexts();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const editions = useEditions(game.id);
  const put = useEditionStore((store) => store.put);
  const known = editionWith(editions, game, file.options);
  const keep = () => {
    const id = randomHex(8);
    const name = freeName(file.name, editions);
    put({ id, game: game.id, name, options: file.options, changedAt: Date.now() });
    navigate(`/games/${game.id}/set-up?edition=${id}`);
  };
  return (
    <Page title={texts.sharedTitle(game.texts[language].name)}>
      <Sheet title={file.name}>
        <div className={styles['stack']}>
          <p>{texts.sharedIntro(file.name)}</p>
          <ChangeList game={game} options={file.options} />
          {known === undefined ? (
            <Button variant="main" isBig icon="down" onClick={keep}>
              {texts.keep}
            </Button>
          ) : (
            <>
              <p role="status">{texts.kept}</p>
              <LinkButton to={`/games/${game.id}/set-up?edition=${known.id}`} icon="play">
                {texts.play}
              </LinkButton>
            </>
          )}
        </div>
      </Sheet>
    </Page>
  );
}
