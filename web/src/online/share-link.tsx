import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { QrPicture } from '../qr/qr-picture.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import fieldStyles from '../ui/field.module.css';
import { useLinkTexts } from './link-texts.ts';
import styles from './online-page.module.css';
import { loadPreview, shareInvitation } from './share-invitation.ts';

interface ShareLinkProps {
  readonly link: string;
  /** The game's name. */
  readonly game: string;
  /** The game's id, for an invitation with its picture. */
  readonly picture?: string;
  /** The message with the link; by default an invitation to the table. */
  readonly text?: string;
  /** The link's target; by default the table. */
  readonly labels?: { readonly link: string; readonly code: string };
  /** Above the link, beside the QR code. */
  readonly children?: ReactNode;
}

/** Shares the link with the device's share sheet, the clipboard or a QR code. */
export function ShareLink(props: ShareLinkProps): ReactNode {
  const { link, game, picture: pictured, labels, children } = props;
  const { online } = useTexts();
  const texts = useLinkTexts();
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const picture = usePreview(pictured);
  const share = async () => {
    const invitation = { title: game, text: props.text ?? online.shareText(game), link, picture };
    if (await shareInvitation(navigator, invitation)) return;
    setSaid((await copyText(link, field.current)) ? online.copied : online.copyNow);
  };
  const failed = () => {
    field.current?.select();
    setSaid(online.copyNow);
  };
  return (
    <div className={styles['frame']}>
      <div className={styles['share']}>
        <div className={styles['stack']}>
          {children}
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
            <Button variant="main" isBig icon="share" onClick={() => void share().catch(failed)}>
              {online.share}
            </Button>
            <span role="status">{said}</span>
          </div>
        </div>
        <figure className={styles['camera']}>
          <QrPicture text={link} label={labels?.code ?? texts.code} />
          <figcaption className={styles['note']}>{texts.codeHelp}</figcaption>
        </figure>
      </div>
    </div>
  );
}

/** The game's preview, loaded ahead: a share sheet opens only right after a tap. */
function usePreview(game: string | undefined): File | undefined {
  const [preview, setPreview] = useState<File>();
  useEffect(() => {
    const { canShare } = navigator as Partial<Navigator>;
    if (game === undefined || canShare === undefined) return undefined;
    let isGone = false;
    void loadPreview(game).then((loaded) => {
      if (!isGone) setPreview(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return preview;
}
