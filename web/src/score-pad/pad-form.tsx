import { type Game, type Language, formatWith } from '@richtfest/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import type { GameModule } from '../games/index.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { type AssessedPad, assessPad } from './assess-pad.ts';
import { PlaceField } from './component-picker.tsx';
import { EmptyHouses } from './empty-houses.tsx';
import { HouseStep } from './house-step.tsx';
import { namesOf } from './names-of.ts';
import { PadDetails } from './pad-details.tsx';
import { usePadEnd } from './pad-end.tsx';
import type { PadGame } from './pad-game.ts';
import { type Pad, allEntered, allow, hasEntries, putOnTable } from './pad.ts';
import { usePadTexts } from './pad-texts.ts';
import { usePhoneTexts } from './phones/phone-texts.ts';
import { PadChoices, PlayersStep } from './players-step.tsx';
import { ProblemList } from './problem-list.tsx';
import styles from './score-pad.module.css';
import { SumsStep } from './sums-step.tsx';

export interface PadFormProps {
  readonly game: Game;
  readonly padGame: PadGame;
  readonly module: GameModule;
  readonly pad: Pad;
  readonly onChange: (pad: Pad) => void;
  /** Offers to fill it in on several phones. */
  readonly share?: ReactNode;
  /** Phones fill it in, too. */
  readonly phones?: PadPhones;
}

interface PadPhones {
  /** Who is ready, in place of the list of names. */
  readonly sheet: ReactNode;
  /** The names of those whose phones are not ready. */
  readonly waitingFor: readonly string[];
  /** The lines of the score sheet that all devices show. */
  readonly revealed: number | undefined;
  /** Undefined: back to entering houses. */
  readonly onReveal: (lines: number | undefined) => void;
}

/** A game with the box: its players, their houses, what the rules say about them, and the points. */
export function PadForm(props: PadFormProps): ReactNode {
  const { game, padGame, pad, onChange, phones } = props;
  const texts = usePadTexts();
  const settings = useSettings();
  const { language } = settings;
  const [seat, setSeat] = useState(0);
  const assessed = useMemo(() => assessPad(game, padGame, pad), [game, padGame, pad]);
  const shared = phones && { written: phones.revealed ?? 0, onShow: phones.onReveal };
  const { end, show } = usePadEnd({ ...props, assessed, reveal: shared }, false);
  const names = namesOf(pad, texts.player);
  const format = formatWith(Intl, language, names);
  const shown = Math.min(seat, names.length - 1);
  const isOpen = assessed.problems.some(({ isAllowed }) => !isAllowed);
  const step = { ...props, seat: shown, assessed };
  const { Shapes } = padGame.components;
  const reveal = () => {
    onChange({ ...pad, isDone: true });
    phones?.onReveal(0);
    show();
  };
  return (
    <padGame.Speaking format={format} language={language} settings={settings}>
      {Shapes !== undefined && <Shapes />}
      {phones?.sheet}
      <Sheet>
        {phones === undefined && <PlayersStep game={game} pad={pad} onChange={onChange} />}
        <PadChoices pad={pad} onChange={onChange} />
      </Sheet>
      {props.share}
      <TableSheet {...props} assessed={assessed} />
      <Sheet>
        <Choice
          label={texts.whose}
          values={names.map((_, at) => String(at))}
          value={String(shown)}
          nameOf={(value) => <SeatName {...props} seat={Number(value)} names={names} />}
          onChange={(value) => setSeat(Number(value))}
        />
        <div className={styles['house']}>
          {pad.mode === 'houses' ? <HouseStep key={shown} {...step} /> : <SumsStep {...step} />}
        </div>
      </Sheet>
      <Sheet>
        <ProblemList
          game={game}
          problems={assessed.problems}
          format={format}
          onAllow={(key, isAllowed) => onChange(allow(pad, key, isAllowed))}
        />
        <EmptyHouses pad={pad} names={names} onChange={onChange} />
        {isOpen && <p className={styles['help']}>{texts.fixFirst}</p>}
        {phones !== undefined && <PhonesNote phones={phones} language={language} />}
        <Button
          variant="main"
          isBig
          isWide
          icon="score"
          data-testid="reveal"
          disabled={isOpen || !allEntered(pad)}
          onClick={reveal}
        >
          {texts.reveal}
        </Button>
      </Sheet>
      <Sheet>
        <PadDetails pad={pad} onChange={onChange} />
      </Sheet>
      {end}
    </padGame.Speaking>
  );
}

interface PhonesNoteProps {
  readonly phones: PadPhones;
  readonly language: Language;
}

/** Who is not ready yet; after the points were shown, the way back. */
function PhonesNote({ phones, language }: PhonesNoteProps): ReactNode {
  const texts = usePhoneTexts();
  const { waitingFor, revealed, onReveal } = phones;
  if (revealed !== undefined) {
    return (
      <>
        <p className={styles['help']}>{texts.shown}</p>
        <Button icon="undo" onClick={() => onReveal(undefined)}>
          {texts.changeAgain}
        </Button>
      </>
    );
  }
  if (waitingFor.length === 0) return undefined;
  const names = formatWith(Intl, language, []).list(waitingFor);
  return (
    <p className={styles['help']} role="status">
      {texts.notReady(names)}
    </p>
  );
}

interface TableSheetProps extends PadFormProps {
  readonly assessed: AssessedPad;
}

/** Options and components of the whole table; without any, nothing. */
function TableSheet({ padGame, pad, assessed, onChange }: TableSheetProps): ReactNode {
  const texts = usePadTexts();
  const all = padGame.tablePlaces(pad.table, pad.players.length);
  // Points per category need the options alone.
  const places = pad.mode === 'houses' ? all : all.filter(({ id }) => !id.includes('/'));
  if (places.length === 0) return undefined;
  const isBroken = (id: string) =>
    assessed.problems.some(
      ({ isAllowed, spots }) =>
        !isAllowed && spots.some(({ seat, place }) => seat === undefined && place === id),
    );
  return (
    <Sheet title={texts.table}>
      {places.map((place) => (
        <PlaceField
          key={place.id}
          padGame={padGame}
          place={place}
          entry={pad.table}
          isBroken={isBroken(place.id)}
          onPut={(id, component) => onChange(putOnTable(pad, id, component))}
        />
      ))}
    </Sheet>
  );
}

interface SeatNameProps {
  readonly pad: Pad;
  readonly seat: number;
  readonly names: readonly string[];
}

function SeatName({ pad, seat, names }: SeatNameProps): ReactNode {
  const player = pad.players[seat];
  const isEntered = player !== undefined && hasEntries(player, pad.mode);
  return <span data-seat={seat}>{`${isEntered ? '✓ ' : ''}${names[seat] ?? ''}`}</span>;
}
