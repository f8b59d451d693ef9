import { type ReactNode, useId, useRef, useState } from 'react';
import { QrPicture } from '../qr/qr-picture.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import fieldStyles from '../ui/field.module.css';
import { useLinkTexts } from './link-texts.ts';
import styles from './online-page.module.css';

interface ShareLinkProps {
  readonly link: string;
  /** The game's name. */
  readonly game: string;
  /** The link's target; by default the table. */
  readonly labels?: { readonly link: string; readonly code: string };
}

/** Shares the link with the device's share sheet, the clipboard or a QR code. */
export function ShareLink({ link, game, labels }: ShareLinkProps): ReactNode {
  const { online } = useTexts();
  const texts = useLinkTexts();
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const share = async () => {
    const { share: hand } = navigator as Partial<Navigator>;
    if (hand !== undefined) {
      await hand.call(navigator, { title: game, text: online.shareText(game), url: link });
      return;
    }
    setIsCopied(await copyText(link, field.current));
  };
  return (
    <div className={styles['stack']}>
      <div className={fieldStyles['field']}>
        <label htmlFor={id}>{labels?.link ?? online.link}</label>
        <input
          id={id}
          ref={field}
          className={fieldStyles['input']}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className={styles['row']}>
        <Button
          variant="main"
          isBig
          icon="share"
          onClick={() => void share().catch(() => field.current?.select())}
        >
          {online.share}
        </Button>
        <span role="status">{isCopied && online.copied}</span>
      </div>
      <figure className={styles['camera']}>
        <QrPicture text={link} label={labels?.code ?? texts.code} />
        <figcaption className={styles['note']}>{texts.codeHelp}</figcaption>
      </figure>
    </div>
  );
}
