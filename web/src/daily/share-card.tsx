import { type ReactNode, useRef, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { shareInvitation } from '../online/share-invitation.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { saveBlob } from '../ui/save-file.ts';
import { placeSymbols } from './comparison.ts';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';

interface ShareCardProps {
  readonly day: string;
  readonly game: string;
  readonly place: number;
  readonly players: number;
  readonly percentile: number | undefined;
}

/** A card that tells how it went, without points, cards or houses. */
export function ShareCard({ day, game, place, players, percentile }: ShareCardProps): ReactNode {
  const texts = useDailyTexts();
  const [isCopied, setIsCopied] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const { draw } = usePicture(card);
  const symbols = placeSymbols(place, players);
  const rank = percentile === undefined ? '' : ` · ${percentile} %`;
  const text = `Richtfest · ${texts.title} ${day}\n${game} ${symbols}${rank}`;
  const link = `${location.origin}/daily`;
  const share = async () => {
    if (await shareInvitation(navigator, { title: texts.title, text, link })) return;
    setIsCopied(await copyText(`${text}\n${link}`, null));
  };
  const save = () => draw(async (picture) => saveBlob(`richtfest-${day}.png`, await picture.png()));
  return (
    <Sheet title={texts.share}>
      <div ref={card}>
        <div className={styles['card']} data-picture="" data-testid="share-card">
          {text}
        </div>
      </div>
      <div className={styles['buttons']}>
        <Button variant="main" icon="share" onClick={() => void share().catch(() => undefined)}>
          {texts.share}
        </Button>
        <Button icon="camera" onClick={save}>
          {texts.picture}
        </Button>
        <span role="status">{isCopied && texts.copied}</span>
      </div>
    </Sheet>
  );
}
