import {
  COLOURS,
  type Colour,
  DECORS,
  type Decor,
  HELPERS,
  type Helper,
  ROOMS,
  type Room,
  TOOLS,
  type Tool,
} from '@richtfest/dream-home';
import { type EditionArt, isOneOf } from '../../../editions/edition-art.ts';
import { RoomArt, SpecialArt } from '../table/parts/card.tsx';
import { pictures } from './pictures.tsx';

export const editionArt: EditionArt = {
  Surroundings: pictures.Surroundings,
  papers: pictures.papers,
  draw(_, [group, name, ...inside]) {
    if (inside.length > 0) return undefined;
    if (group === 'rooms' && isOneOf<Room>(ROOMS, name)) {
      return <RoomArt room={name} childrenShown={0} />;
    }
    if (group === 'roofs' && isOneOf<Colour>(COLOURS, name)) {
      return <SpecialArt card={{ type: 'roof', colour: name, window: false }} />;
    }
    if (group === 'decor' && isOneOf<Decor>(DECORS, name)) {
      return <SpecialArt card={{ type: 'decor', decor: name }} />;
    }
    if (group === 'helpers' && isOneOf<Helper>(HELPERS, name)) {
      return <SpecialArt card={{ type: 'helper', helper: name }} />;
    }
    if (group === 'tools' && isOneOf<Tool>(TOOLS, name)) {
      return <SpecialArt card={{ type: 'tool', tool: name }} />;
    }
    return undefined;
  },
};
