import type { Face, Kind, Material, Tile } from '@richtfest/three-little-pigs';
import type { ReactNode } from 'react';
import palette from '../art/palette.module.css';
import { Pinwheel } from '../art/pinwheel.tsx';
import { Sprite } from '../art/sprite.tsx';
import { Wolf } from '../art/wolf.tsx';
import { Die } from '../table/parts/die.tsx';
import { House } from '../table/parts/house.tsx';
import { TileArt } from '../table/parts/tile-art.tsx';
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

const FACES: readonly Face[] = ['door', 'window', 'roof'];
const WILD: readonly Face[] = [...FACES, 'wolf'];
/** LP-3: the first two dice have no wolf. */
const TAME = 2;
const nothing = () => undefined;

function Dice({ show, from = 0 }: { readonly show: readonly Face[]; readonly from?: number }) {
  return (
    <span className={styles['dice']}>
      {show.map((face, at) => (
        <Die
          // Dice have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          die={from + at}
          face={face}
          faces={from + at < TAME ? FACES : WILD}
          isChosen={false}
          mayBeChosen={false}
          isThrown={false}
          isSpent={false}
          isCause={false}
          onTap={nothing}
        />
      ))}
    </span>
  );
}

function tile(kind: Kind, material: Material, pots = 0): Tile {
  return { kind, material, pots };
}

function OneTile({ kind, material, pots }: Tile) {
  return (
    <span className={styles['tile']}>
      <TileArt kind={kind} material={material} pots={pots} />
    </span>
  );
}

function Plot({ tiles, seat = 0 }: { readonly tiles: readonly Tile[]; readonly seat?: number }) {
  return (
    <span className={styles['plot']}>
      <House seat={seat} tiles={tiles} />
    </span>
  );
}

const DOOR = tile('door', 'wood');
const WINDOW = tile('window', 'straw');
const ROOF = tile('roof', 'straw');
const STONE = [tile('door', 'stone'), tile('window', 'stone', 1), tile('roof', 'stone')];

const MaterialTiles = () => (
  <div className={layout['row']}>
    {(['straw', 'wood', 'stone'] as const).map((material, at) => (
      <span key={material} className={styles['worth']}>
        <OneTile {...tile('window', material)} />
        {at + 2}
      </span>
    ))}
  </div>
);

const Growing = () => (
  <div className={`${layout['row']} ${layout['tight']}`}>
    <Plot tiles={[DOOR]} />
    <Arrow />
    <Plot tiles={[DOOR, WINDOW]} />
    <Arrow />
    <Plot tiles={[DOOR, WINDOW, ROOF]} />
  </div>
);

const Paying = () => (
  <div className={styles['stack']}>
    <div className={layout['row']}>
      <Dice show={['window', 'window']} />
      <Arrow />
      <OneTile {...WINDOW} />
    </div>
    <div className={layout['row']}>
      <Dice show={['door', 'door', 'door']} />
      <Arrow />
      <OneTile {...DOOR} />
    </div>
  </div>
);

const Wheel = () => (
  <Pinwheel
    fields={['straw', 'wood', 'straw', 'stone', 'straw', 'wood']}
    className={styles['wheel']}
  />
);

const Coming = () => (
  <div className={layout['row']}>
    <Wolf className={styles['wolf']} isHungry />
    <Wheel />
  </div>
);

const Blowing = () => (
  <div className={styles['stack']}>
    <Coming />
    <div className={layout['row']}>
      <Plot tiles={[DOOR, WINDOW, ROOF]} />
      <Arrow />
      <Plot tiles={[DOOR]} />
    </div>
  </div>
);

const Finished = () => (
  <div className={`${layout['row']} ${layout['tight']}`}>
    <span className={styles['worth']}>
      <Plot tiles={[DOOR, WINDOW, ROOF]} />3 + 2 + 2 + 1
    </span>
    <span className={styles['worth']}>
      <Plot tiles={STONE} />4 + 4 + 4 + 1 + 1
    </span>
  </div>
);

export const pictures: RulePictures = {
  drawData,
  Surroundings,
  papers: palette['palette'] ?? '',
  rules: {
    'LP-1': MaterialTiles,
    'LP-2': () => (
      <div className={layout['row']}>
        <OneTile {...tile('window', 'straw', 2)} />
        <OneTile {...tile('door', 'wood', 1)} />
      </div>
    ),
    'LP-3': () => <Dice show={['door', 'window', 'roof', 'wolf']} from={1} />,
    'LP-4': Wheel,
    'LP-6': () => <Dice show={['door', 'door', 'roof', 'wolf', 'window']} />,
    'LP-7': () => (
      <div className={layout['row']}>
        <Dice show={['wolf', 'wolf']} from={3} />
        <Arrow />
        <Wolf className={styles['wolf']} isHungry />
      </div>
    ),
    'LP-8': Paying,
    'LP-10': Growing,
    'LP-11': () => (
      <Plot tiles={[tile('door', 'stone'), WINDOW, tile('window', 'wood'), tile('roof', 'wood')]} />
    ),
    'LP-13': () => <Plot tiles={STONE} />,
    'LP-14': Blowing,
    'LP-16': Finished,
  },
  summary: [
    {
      Picture: () => <Dice show={['door', 'door', 'window', 'roof', 'window']} />,
      caption: captions.dice,
    },
    {
      Picture: Paying,
      caption: captions.prices,
    },
    {
      Picture: Growing,
      caption: captions.houses,
    },
    {
      Picture: Coming,
      caption: captions.wolf,
    },
    {
      Picture: Finished,
      caption: captions.end,
    },
  ],
};
