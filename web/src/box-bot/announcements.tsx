import { announcedReason } from '@richtfest/bots';
import { type GameTypes, say } from '@richtfest/engine';
import { hintClauses } from '@richtfest/review';
import type { ReactNode } from 'react';
import { SeatFace } from '../people/seat-face.tsx';
import { type Announcement, shownAnnouncements } from './announcement.ts';
import type { BoxKit, KitWords } from './box-kit.ts';
import type { BoxTable } from './box-table.ts';
import { useBoxTexts } from './box-texts.ts';
import styles from './entry-panel.module.css';

interface AnnouncementsProps {
  readonly table: BoxTable;
  readonly kit: BoxKit;
  readonly words: KitWords;
}

/** What the bots do, in words and with their reasons, to be carried out with the box. */
export function Announcements({ table, kit, words }: AnnouncementsProps): ReactNode {
  const texts = useBoxTexts();
  const { announced, lastTap, revealing, isThinking } = table;
  const { language, format } = words;
  const gameTexts = table.game.texts[language];
  const thinker = isThinking
    ? table.getSnapshot().owing.find((seat) => table.header.seats[seat]?.bot !== undefined)
    : undefined;
  const shown = shownAnnouncements(announced, lastTap);
  return (
    <ul className={styles['announced']} aria-live="polite" data-testid="announced">
      {shown.map((announcement) => (
        <li key={announcement.entries} data-new={announcement.isNew || undefined}>
          <SeatFace seat={announcement.seat} size={2} />
          <span>
            <strong>{format.seat(announcement.seat)}:</strong> {sentence(announcement)}
            {announcement.times > 1 && ` (${format.number(announcement.times)} ×)`}
          </span>
        </li>
      ))}
      {thinker !== undefined && (
        <li>
          <SeatFace seat={thinker} size={2} />
          <span>{texts.thinking(format.seat(thinker))}</span>
        </li>
      )}
    </ul>
  );

  function sentence(announcement: Announcement): string {
    const { seat, move, why } = announcement;
    const chosen = kit.secret?.announce(move, words);
    // People must not see it before they have chosen.
    if (chosen !== undefined && isSecretStill(seat)) return texts.hasChosen;
    const done =
      chosen ?? kit.announce?.(announcement, words) ?? say(gameTexts.moves, 'verb', move, format);
    if (why === undefined || chosen !== undefined) return `${done}.`;
    const { game } = table;
    const hint = { move, ...why };
    const because = hintClauses<GameTypes>(why, why.reasons, { game, language, format, seat });
    const reason = announcedReason<GameTypes>(hint, {
      language,
      texts: gameTexts,
      format,
      because,
    });
    return `${done} – ${reason}.`;
  }

  /** While a person still has to reveal a card. */
  function isSecretStill(seat: number): boolean {
    return revealing !== undefined && !table.getSnapshot().owing.includes(seat);
  }
}
