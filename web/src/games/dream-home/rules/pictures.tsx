import {
  type CardList,
  type Decor,
  FIELDS,
  type Field,
  type FieldView,
  type PlayerView,
  type Roof,
  type Room,
  type SpecialCard,
  dreamHome,
} from '@richtfest/dream-home';
import palette from '../art/palette.module.css';
import { RoomFace, SpecialFace } from '../table/parts/card.tsx';
import { HousePicture } from '../table/parts/house-picture.tsx';
import { Speaking } from '../table/speech.ts';
import type { RulePictures } from '../../../rules/rule-pictures.ts';
import layout from '../../../rules/rule-pictures.module.css';
import { captions } from './caption-texts.ts';
import { drawData } from './draw-data.tsx';
import styles from './pictures.module.css';

const CARDS = dreamHome.options['cards']?.default as unknown as CardList;

/** A room with an optional tile, a face-down card, or a scaffold. */
type Spot = Room | readonly [Room, Decor] | 'empty-room' | 'scaffold';
type Plan = Readonly<Partial<Record<Field, Spot>>>;

function fieldOf(field: Field, spot: Spot | undefined): FieldView {
  if (spot === undefined) return { field, is: 'free' };
  if (spot === 'scaffold') return { field, is: 'scaffold' };
  if (spot === 'empty-room') {
    return { field, is: 'empty-room', card: { room: 'study', children: 0 } };
  }
  if (typeof spot === 'string') return { field, is: 'room', card: { room: spot, children: 0 } };
  const [room, decor] = spot;
  return { field, is: 'room', card: { room, children: 0 }, decor };
}

function playerOf(plan: Plan, more: Partial<PlayerView> = {}): PlayerView {
  const house = FIELDS.map((field) => fieldOf(field, plan[field]));
  return { house, outdoors: [], roofCount: 0, helpers: [], tools: [], ...more };
}

interface HomeProps {
  readonly plan: Plan;
  readonly roof?: readonly Roof[];
  readonly more?: Partial<PlayerView>;
}

function Home({ plan, roof, more }: HomeProps) {
  return (
    <span className={styles['house']}>
      <HousePicture player={playerOf(plan, more)} laid={roof} />
    </span>
  );
}

function RoomOf({ room, children = 0 }: { readonly room: Room; readonly children?: number }) {
  return (
    <span className={styles['column']}>
      <RoomFace room={room} children={children} cards={CARDS} />
    </span>
  );
}

function Special({ card }: { readonly card: SpecialCard | 'start' }) {
  const value =
    card !== 'start' && card.type === 'decor' ? CARDS.decor[card.decor].value : undefined;
  return (
    <span className={styles['column']}>
      <SpecialFace card={card} value={value} />
    </span>
  );
}

function Column({
  room,
  special,
}: {
  readonly room: Room;
  readonly special: SpecialCard | 'start';
}) {
  const value =
    special !== 'start' && special.type === 'decor' ? CARDS.decor[special.decor].value : undefined;
  return (
    <span className={styles['column']}>
      <RoomFace room={room} children={0} cards={CARDS} />
      <SpecialFace card={special} value={value} />
    </span>
  );
}

const PIANO: SpecialCard = { type: 'decor', decor: 'grand-piano' };
const RED_ROOF: SpecialCard = { type: 'roof', colour: 'red', window: true };
const ARCHITECT: SpecialCard = { type: 'helper', helper: 'architect' };
const DRILL: SpecialCard = { type: 'tool', tool: 'drill' };
const RED = { colour: 'red', window: false } as const;

const TWO_LIVING_ROOMS: Plan = { G1: 'living-room', G2: 'living-room' };

const Market = () => (
  <div className={`${layout['row']} ${layout['tight']}`}>
    <Column room="kitchen" special="start" />
    <Column room="living-room" special={PIANO} />
    <Column room="bedroom" special={RED_ROOF} />
  </div>
);

const Feast = () => (
  <Home
    plan={{
      U1: 'bedroom',
      U2: ['bedroom', 'canopy-bed'],
      U3: 'bathroom',
      U4: 'childrens-room',
      U5: 'childrens-room',
      G1: 'living-room',
      G2: ['living-room', 'grand-piano'],
      G3: 'kitchen',
      G4: 'kitchen',
      G5: 'bathroom',
      B4: 'garage',
      B5: 'garage',
    }}
    roof={[RED, { colour: 'red', window: true }, RED, RED]}
    more={{ outdoors: ['tree-house', 'bird-house'], roofCount: 4 }}
  />
);

export const pictures: RulePictures = {
  drawData,
  Surroundings: Speaking,
  papers: palette['palette'] ?? '',
  rules: {
    'DH-1': () => <Home plan={{}} />,
    'DH-2': () => (
      <div className={`${layout['row']} ${layout['tight']}`}>
        <RoomOf room="living-room" children={1} />
        <RoomOf room="kitchen" />
        <RoomOf room="sauna" />
      </div>
    ),
    'DH-3': () => (
      <div className={`${layout['row']} ${layout['tight']}`}>
        <Special card={RED_ROOF} />
        <Special card={ARCHITECT} />
        <Special card={DRILL} />
      </div>
    ),
    'DH-4': () => (
      <div className={`${layout['row']} ${layout['tight']}`}>
        <Special card={PIANO} />
        <Special card={{ type: 'decor', decor: 'cat-house' }} />
        <Special card={{ type: 'decor', decor: 'tree-house' }} />
      </div>
    ),
    'DH-5': Market,
    'DH-6': () => <Special card={{ type: 'tool', tool: 'jackhammer' }} />,
    'DH-13': () => <Home plan={{ G1: 'kitchen', G2: 'bathroom', U1: 'bedroom' }} />,
    'DH-14': () => <Home plan={{ B4: 'garage', B5: 'wine-cellar', G4: 'kitchen' }} />,
    'DH-15': () => <Home plan={{ ...TWO_LIVING_ROOMS, G3: 'living-room' }} />,
    'DH-16': () => <Home plan={{ G1: 'living-room', G2: ['living-room', 'grand-piano'] }} />,
    'DH-17': () => <Home plan={{ G1: 'bathroom', G2: 'empty-room', U2: 'bedroom' }} />,
    'DH-19': () => (
      <Home
        plan={{
          G1: 'bedroom',
          G2: ['bedroom', 'canopy-bed'],
          G3: ['kitchen', 'ice-cream-machine'],
        }}
        more={{ outdoors: ['tree-house', 'bird-house'] }}
      />
    ),
    'DH-21': () => <Home plan={{ G1: 'scaffold', U1: 'bedroom', G2: 'kitchen' }} />,
    'DH-22': () => <Special card={DRILL} />,
    'DH-24': () => <Special card={{ type: 'tool', tool: 'cement-mixer' }} />,
    'DH-25': () => (
      <div className={`${layout['row']} ${layout['tight']}`}>
        <Special card={{ type: 'helper', helper: 'supplier' }} />
        <Special card={{ type: 'helper', helper: 'handyman' }} />
        <Special card={{ type: 'helper', helper: 'roofer' }} />
      </div>
    ),
    'DH-26': Feast,
    'DH-27': () => <Home plan={{ G1: 'bathroom', G2: 'kitchen', U1: 'bathroom', U2: 'bedroom' }} />,
    'DH-28': () => (
      <div className={`${layout['row']} ${layout['tight']}`}>
        <Special card={ARCHITECT} />
        <Special card={{ type: 'helper', helper: 'interior-designer' }} />
      </div>
    ),
    'DH-29': () => <Home plan={{ G1: 'bathroom', G2: 'sauna', G3: 'kitchen' }} />,
  },
  summary: [
    {
      Picture: () => (
        <div className={`${layout['row']} ${layout['tight']}`}>
          <Column room="living-room" special={PIANO} />
          <Column room="bedroom" special={RED_ROOF} />
        </div>
      ),
      caption: captions.columns,
    },
    {
      Picture: () => (
        <Home plan={{ G1: 'living-room', G2: 'kitchen', U1: 'bathroom', B5: 'garage' }} />
      ),
      caption: captions.house,
    },
    {
      Picture: () => <Home plan={{ ...TWO_LIVING_ROOMS, G3: ['living-room', 'grand-piano'] }} />,
      caption: captions.bigRooms,
    },
    {
      Picture: () => (
        <div className={`${layout['row']} ${layout['small']}`}>
          <Special card={PIANO} />
          <Special card={ARCHITECT} />
          <Special card={DRILL} />
        </div>
      ),
      caption: captions.extras,
    },
    {
      Picture: Feast,
      caption: captions.end,
    },
  ],
};
