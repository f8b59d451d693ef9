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
import { type DrawData, isOneOf } from '../../../rules/draw-data.ts';
import { RoomArt, SpecialArt } from '../table/parts/card.tsx';

/** The components in the form of an edition. */
export const drawData: DrawData = (_, [group, name, ...inside]) => {
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
};
