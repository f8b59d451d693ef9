import type { Game } from '@richtfest/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { SeatColoursPlace } from '../board/seat-colours.tsx';
import { Celebration } from '../end/celebration.tsx';
import { EndSheet, type Reveal } from '../end/end-sheet.tsx';
import type { GameModule } from '../games/index.ts';
import { StillMatch, stillSnapshot } from '../match/still-match.ts';
import { useTableProps } from '../table/use-table-props.ts';
import type { AssessedPad } from './assess-pad.ts';
import { type PadGame, baseView } from './pad-game.ts';
import type { Pad } from './pad.ts';
import { namesOf } from './names-of.ts';
import { usePadTexts } from './pad-texts.ts';

interface PadEndOptions {
  readonly game: Game;
  readonly padGame: PadGame;
  readonly module: GameModule;
  readonly pad: Pad;
  readonly assessed: AssessedPad;
  /** The lines come one by one on all devices. */
  readonly reveal?: Reveal | undefined;
}

interface PadEndProps extends PadEndOptions {
  readonly onClose: () => void;
}

/** The points of a pad, to be shown and closed; `isShown` at first or not. */
export function usePadEnd(
  options: PadEndOptions,
  isShown: boolean,
): { readonly end: ReactNode; readonly show: () => void } {
  const [isOpen, setIsOpen] = useState(isShown);
  return {
    end: isOpen && <PadEnd {...options} onClose={() => setIsOpen(false)} />,
    show: () => setIsOpen(true),
  };
}

/** The party for the winners' houses, then the points line by line, as after a match. */
function PadEnd(props: PadEndProps): ReactNode {
  const { game, module, pad, assessed, onClose, reveal } = props;
  const { result } = assessed;
  const isHouses = pad.mode === 'houses';
  const isWatching = reveal !== undefined && reveal.onShow === undefined && pad.me === undefined;
  const [isParty, setIsParty] = useState(isHouses && !isWatching);
  const client = useStill(props);
  const snapshot = client.getSnapshot();
  const table = useTableProps({ client, snapshot });
  // Without components there are no houses to show.
  const shown: GameModule = isHouses ? module : { table: module.table };
  const end = { view: snapshot.view, result };
  const Shapes = shown.house?.Shapes;
  return (
    <SeatColoursPlace seats={snapshot.seats}>
      {Shapes !== undefined && <Shapes />}
      {isParty ? (
        <Celebration table={table} module={shown} end={end} onDone={() => setIsParty(false)} />
      ) : (
        <EndSheet
          table={table}
          module={shown}
          end={end}
          file={undefined}
          name={`${game.id}-${pad.day}`}
          reveal={reveal}
          onClose={onClose}
        />
      )}
    </SeatColoursPlace>
  );
}

/** Whose house is celebrated on this device: where the points are secret, nobody's who wins. */
function isHere(seat: number, { me }: Pad, reveal: Reveal | undefined): boolean {
  if (reveal === undefined) return false;
  return reveal.onShow !== undefined || seat === me;
}

function useStill({ game, padGame, pad, assessed, reveal }: PadEndProps): StillMatch {
  const texts = usePadTexts();
  return useMemo(() => {
    const { result } = assessed;
    const names = namesOf(pad, texts.player);
    const base = baseView(game, names.length);
    const houses = pad.players.map(({ house }, seat) => ({ name: names[seat] ?? '', house }));
    const view = pad.mode === 'houses' ? padGame.view(base, pad.table, houses) : base;
    const seats = names.map((name, seat) => ({
      name,
      bot: undefined,
      colour: undefined,
      face: undefined,
      who: isHere(seat, pad, reveal) ? ('person-here' as const) : ('person-elsewhere' as const),
      isPresent: true,
      doNotDisturb: false,
    }));
    const moment = {
      view,
      watcher: 'public' as const,
      events: [],
      eventsBefore: 0,
      owing: [],
      standing: result.seats,
      result,
    };
    return new StillMatch(game, stillSnapshot(moment, { id: pad.id, seats, isMoving: false }));
  }, [game, padGame, pad, assessed, texts, reveal === undefined, reveal?.onShow === undefined]);
}
