import { type Material, MATERIALS, type View } from '@richtfest/ueberdachen';
import { type DrawData, isOneOf } from '../../../rules/draw-data.ts';
import { DieFace } from '../table/parts/die.tsx';
import { MaterialArt } from '../table/parts/material-art.tsx';

/** UD-4: a face that brings this. */
function face(number: number, brings: unknown) {
  const faces = Array.from({ length: 6 }, () => brings) as unknown as View['options']['die'];
  return <DieFace number={number} faces={faces} />;
}

/** The components in the form of an edition. */
export const drawData: DrawData = (option, path, value) => {
  const [at] = path;
  if (option === 'die' && typeof at === 'number' && path.length === 1) return face(at + 1, value);
  const last = path.at(-1);
  if (option !== 'recipes' || !isOneOf<Material>(MATERIALS, last)) return undefined;
  return <MaterialArt material={last} />;
};
