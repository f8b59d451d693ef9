import { findGame } from '@richtfest/catalog';
import { startOfDay } from '@richtfest/protocol/daily';
import { type ReactNode, useRef, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { siteGame } from '../games/index.ts';
import { PlainHouse } from '../home/art/plain-house.tsx';
import { friendlyUtcDay } from '../my-street/friendly-day.ts';
import { shareInvitation } from '../online/share-invitation.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { saveBlob } from '../ui/save-file.ts';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';
import { shareText } from './standing.ts';

interface ShareCardProps {
  readonly day: string;
  readonly game: string;
  readonly place: number;
  readonly players: number;
  /** Which bots played, in words. */
  readonly against: string;
  readonly percentile: number | undefined;
}

/** A card that says how it went, without points, cards or houses. */
export function ShareCard(props: ShareCardProps): ReactNode {
  const { day, game, place, players, against, percentile } = props;
  const texts = useDailyTexts();
  const { language } = useSettings();
  const [notice, setNotice] = useState('');
  const card = useRef<HTMLDivElement>(null);
  const { draw, state } = usePicture(card);
  const name = findGame(game)?.names[language] ?? game;
  const said = [
    texts.place(place, players),
    against,
    ...(percentile === undefined ? [] : [texts.betterThan(percentile)]),
  ];
  const text = shareText({ title: texts.title, day, game: name, place, players, said });
  const link = `${location.origin}/daily`;
  const copy = async () => {
    const isCopied = await copyText(`${text}\n${link}`, null);
    setNotice(isCopied ? texts.copied : texts.notCopied);
  };
  const share = async () => {
    if (await shareInvitation(navigator, { title: texts.title, text, link })) return;
    await copy();
  };
  const save = () =>
    draw(async (picture) => saveBlob(`richtfest-${day}-${game}.png`, await picture.png()));
  const Art = siteGame(game).House ?? PlainHouse;
  return (
    <Sheet title={texts.share}>
      <p className={styles['note']}>{texts.noSpoilers}</p>
      <div ref={card} className={styles['card-place']}>
        <div className={styles['card']} data-picture="" data-testid="share-card">
          <svg className={styles['card-house']} viewBox="0 0 240 300" aria-hidden="true">
            <Art />
          </svg>
          <div>
            <p className={styles['card-title']}>Richtfest · {texts.title}</p>
            <p>{name}</p>
            <p>{friendlyUtcDay(language, startOfDay(day) ?? 0)}</p>
            <PlaceRow place={place} players={players} />
            {said.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      </div>
      <div className={styles['buttons']}>
        <Button variant="main" icon="share" onClick={() => void share().catch(() => undefined)}>
          {texts.share}
        </Button>
        <Button icon="copy" onClick={() => void copy()}>
          {texts.copyText}
        </Button>
        <Button icon="camera" onClick={save}>
          {texts.picture}
        </Button>
        <span role="status">{state === 'failed' ? texts.noPicture : notice}</span>
      </div>
    </Sheet>
  );
}

/** One small house per place, the player's in colour: drawn, because not every device has emoji. */
function PlaceRow({ place, players }: { readonly place: number; readonly players: number }) {
  return (
    <svg
      className={styles['card-row']}
      viewBox={`0 0 ${players * 26} 24`}
      style={{ width: players * 26 }}
      aria-hidden="true"
    >
      {Array.from({ length: players }, (_, at) => (
        <g key={at} transform={`translate(${at * 26} 0)`} data-own={at + 1 === place || undefined}>
          <path d="M2 11 L12 2 L22 11 Z" />
          <rect x="4" y="11" width="16" height="11" />
        </g>
      ))}
    </svg>
  );
}
