import { type Language, capitalize } from '@richtfest/engine';
import {
  type Face,
  type Kind,
  MATERIALS,
  type Material,
  dieLetter,
  pigsTexts,
  readTile,
} from '@richtfest/three-little-pigs';
import { editorTexts } from '../../../position-editor/editor-texts.ts';
import { type Draft, type PositionKit, seatValues } from '../../../position-editor/position-kit.ts';
import { spotsIn } from '../../../position-editor/problem-path.ts';
import type { PadSpot } from '../../../score-pad/pad-game.ts';
import { components } from '../components.tsx';
import { pad } from '../pad/index.ts';
import { DieFace } from '../table/parts/die-face.tsx';
import { FACE, NO_TILE, type PHASES, entryOf, letterOf, optionsOf, tablePlaces } from './entry.ts';
import { allTiles, left, put } from './put.ts';
import { positionTexts } from './texts.ts';

function choicesAt(draft: Draft, { seat, place }: PadSpot): string[] {
  const [area = '', part = ''] = place.split('/');
  if (area === 'dice') {
    const faces = optionsOf(draft).dice[Number(part) - 1] ?? [];
    return [...new Set(faces)].map((face) => `${FACE}${face}`);
  }
  const tiles = [...new Set(allTiles(draft))];
  if (area === 'box') return tiles;
  if (seat === undefined) {
    return tiles.filter((tile) => tile === part || tile.startsWith(`${part} +`));
  }
  const order = components.choicesAt(place);
  return [
    ...order.filter((tile) => tiles.includes(tile)),
    ...tiles.filter((tile) => !order.includes(tile)),
  ];
}

function placeName(place: string, language: Language): string {
  const texts = positionTexts[language];
  const [area = '', part = ''] = place.split('/');
  if (area === 'dice') return texts.die(dieLetter(Number(part) - 1));
  if (area === 'stacks') return texts.stack(stackName(part, language));
  if (area === 'seat' || area === 'phase' || area === 'rolls' || area === 'firstSeat') {
    return editorTexts[language][area];
  }
  if (area === 'box') return texts.box;
  return area === 'firstTile' ? texts.firstTile : pad.placeName(place, language);
}

function stackName(stack: string, language: Language): string {
  const [material, kind] = stack.split(' ');
  return capitalize(pigsTexts[language].tiles[kind as Kind][material as Material].one);
}

function valueName(place: string, value: string, language: Language): string {
  const texts = positionTexts[language];
  if (place === 'phase') return texts.phases[value as (typeof PHASES)[number]];
  return value === NO_TILE ? texts.noTile : stackName(value, language);
}

export const positionKit: PositionKit = {
  pad,
  components: {
    ...components,
    nameOf: (component, language) =>
      component.startsWith(FACE)
        ? capitalize(pigsTexts[language].faces[component.replace(FACE, '') as Face].one)
        : components.nameOf(component, language),
    Art: ({ component }) =>
      component.startsWith(FACE) ? (
        <DieFace face={component.replace(FACE, '') as Face} isWild={component === `${FACE}wolf`} />
      ) : (
        <components.Art component={component} />
      ),
  },
  tablePlaces,
  seatPlaces: () => [],
  placesAt: (place) => [{ id: place, is: 'component' }],
  entryOf,
  put,
  choicesAt,
  left,
  followers: ['turns', 'rolls', 'firstTile'],
  placeName,
  valueName,
  spotsOf: (problem, draft) =>
    spotsIn(problem, ({ field, at, rest, reason }) => {
      // Dice or stacks as a whole don't fit what comes next.
      const isWhole = at === undefined && rest === undefined;
      if (isWhole && (field === 'dice' || field === 'stacks')) return [{ place: 'phase' }];
      if (field === 'dice') return [{ place: `dice/${(at ?? 0) + 1}` }];
      if (field === 'stacks') return [{ place: `stacks/${rest ?? ''}` }];
      if (field === 'cards') return MATERIALS.map((material) => ({ place: `card/${material}` }));
      if (field !== 'houses') return [{ place: field }];
      const house = /^\[(\d+)\]/.exec(rest ?? '')?.[1];
      const seats = at === undefined ? seatValues(draft.players).map((_, seat) => seat) : [at];
      return seats.flatMap((seat) =>
        Object.entries(entryOf(draft, seat)).flatMap(([place, tile]) => {
          const isHouse = house !== undefined && place.startsWith(`${letterOf(Number(house))}/`);
          const { kind, material } = readTile(tile ?? '') ?? {};
          const isNamed =
            house === undefined && kind === reason?.['kind'] && material === reason?.['material'];
          return isHouse || isNamed ? [{ seat, place }] : [];
        }),
      );
    }),
};
