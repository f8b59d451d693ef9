import {
  type Material,
  type Room,
  type Trade,
  type View,
  MATERIALS,
  ueberdachen,
} from '@richtfest/ueberdachen';
import { type JsonObject, checkedOptions } from '@richtfest/engine';
import type { ReactNode } from 'react';
import palette from '../art/palette.module.css';
import { Sprite } from '../art/sprite.tsx';
import { Blueprint } from '../table/parts/blueprint.tsx';
import { Die } from '../table/parts/die.tsx';
import { House } from '../table/parts/house.tsx';
import { MaterialArt } from '../table/parts/material-art.tsx';
import { Opener } from '../table/parts/neighbour-site.tsx';
import { Speaking } from '../table/speech.ts';
import { Arrow } from '../../../rules/arrow.tsx';
import type { SpeakingProps } from '../../../board/speech.tsx';
import type { RulePictures } from '../../../rules/rule-pictures.ts';
import layout from '../../../rules/rule-pictures.module.css';
import { captions } from './caption-texts.ts';
import { drawData } from './draw-data.tsx';
import styles from './pictures.module.css';

function Surroundings({ children, ...props }: SpeakingProps): ReactNode {
  return (
    <Speaking {...props}>
      <Sprite />
      {children}
    </Speaking>
  );
}

/** A three-player position. */
function viewOf(position: JsonObject): View {
  const options = checkedOptions(ueberdachen, { players: 3, options: { firstSeat: 0 } });
  const table = { players: 3, options: options as unknown as View['options'] };
  const read = ueberdachen.notation.readPosition(position, table);
  if ('problems' in read) throw new RangeError(JSON.stringify(read.problems));
  return ueberdachen.view(read.state, 0);
}

const CARDS = viewOf({ stacks: { small: { top: 'chamber' }, large: { top: 'kitchen' } } });
const { recipes, die: FACES } = CARDS.options;
const nothing = () => undefined;

function Rolled({ face }: { readonly face: number }) {
  return (
    <span className={styles['card']}>
      <Die face={face} faces={FACES} isThrown={false} mayBeRolled={false} onRoll={nothing} />
    </span>
  );
}

function Goods({ of }: { readonly of: readonly Material[] }) {
  return (
    <div className={layout['row']}>
      {of.map((material, at) => (
        // Materials can repeat.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={styles['material']}>
          <MaterialArt material={material} />
        </span>
      ))}
    </div>
  );
}

function Card({ size }: { readonly size: 'small' | 'large' }) {
  return (
    <span className={styles['blueprint']}>
      <Blueprint size={size} view={CARDS} mayBeTaken={false} isChosen={false} onTap={nothing} />
    </span>
  );
}

interface Built {
  readonly room: Room;
  readonly column: number;
  /** The number of cells shown, from the top; default: all. */
  readonly cells?: number;
  readonly floor?: number;
}

interface SiteProps {
  readonly rooms: readonly Built[];
  readonly pillars?: readonly [number, number];
  readonly floor?: number;
  readonly hasRoof?: boolean;
  readonly trade?: Trade;
}

function Site({ rooms, pillars = [0, 0], floor = 0, hasRoof = false, trade = 'mason' }: SiteProps) {
  const storage = Object.fromEntries(MATERIALS.map((each) => [each, 0])) as Record<
    Material,
    number
  >;
  const player = {
    trade,
    turns: 1,
    storage,
    floor,
    pillars,
    rooms: rooms.map(({ room, column, cells, floor: on = 0 }) => {
      const all = recipes[room].length;
      const built = recipes[room].map((_, cell) => cell < (cells ?? all));
      return { room, column, floor: on, built, isComplete: (cells ?? all) === all };
    }),
  };
  return (
    <div className={`${styles['site']} ${floor > 0 ? styles['tower'] : ''}`}>
      <House seat={0} player={player} recipes={recipes} hasRoof={hasRoof} />
    </div>
  );
}

const SOME: readonly Built[] = [
  { room: 'chamber', column: 0 },
  { room: 'kitchen', column: 1 },
  { room: 'hall', column: 3, cells: 2 },
];

const GROUND: readonly Built[] = [
  { room: 'chamber', column: 0 },
  { room: 'kitchen', column: 1 },
  { room: 'bathroom', column: 3 },
  { room: 'living-room', column: 5 },
];

const Rolling = () => (
  <div className={layout['row']}>
    <Rolled face={3} />
    <Arrow />
    <Goods of={['plaster', 'plaster', 'tiles']} />
  </div>
);

const Swap = () => (
  <div className={layout['row']}>
    <Goods of={['tiles']} />
    <Arrow />
    <Goods of={['lamp']} />
  </div>
);

const Roofed = () => (
  <Site
    rooms={[
      ...GROUND,
      { room: 'corridor', column: 0, floor: 1 },
      { room: 'living-room', column: 2, floor: 1 },
    ]}
    pillars={[4, 4]}
    floor={1}
    hasRoof
  />
);

export const pictures: RulePictures = {
  drawData,
  Surroundings,
  papers: palette['palette'] ?? '',
  rules: {
    'UD-1': () => <Goods of={MATERIALS} />,
    'UD-2': () => <Site rooms={SOME} />,
    'UD-3': () => (
      <div className={layout['row']}>
        <Card size="small" />
        <Card size="large" />
      </div>
    ),
    'UD-4': Rolling,
    'UD-7': () => (
      <div className={`${layout['row']} ${layout['tight']}`}>
        <Rolled face={5} />
        <Rolled face={6} />
        <Arrow />
        <Opener className={styles['opener']} />
      </div>
    ),
    'UD-8': () => <Site rooms={GROUND} pillars={[3, 0]} />,
    'UD-9': () => (
      <Site
        rooms={[
          { room: 'chamber', column: 0, cells: 2 },
          { room: 'kitchen', column: 1, cells: 5 },
        ]}
      />
    ),
    'UD-10': Swap,
    'UD-11': () => (
      <div className={layout['row']}>
        <Goods of={['tiles', 'tiles', 'door', 'shelf']} />
        <Arrow />
        <Goods of={['lamp']} />
      </div>
    ),
    'UD-13': () => <Goods of={['lamp', 'lamp', 'tap', 'door', 'tiles']} />,
    'UD-16': Roofed,
    'UD-17': () => <Site rooms={GROUND} pillars={[4, 0]} />,
  },
  summary: [
    {
      Picture: Rolling,
      caption: captions.dice,
    },
    {
      Picture: () => (
        <div className={layout['row']}>
          <Card size="small" />
          <Card size="large" />
        </div>
      ),
      caption: captions.cards,
    },
    {
      Picture: Swap,
      caption: captions.swaps,
    },
    {
      Picture: () => <Site rooms={SOME} pillars={[2, 0]} />,
      caption: captions.pillars,
    },
    {
      Picture: Roofed,
      caption: captions.end,
    },
  ],
};
