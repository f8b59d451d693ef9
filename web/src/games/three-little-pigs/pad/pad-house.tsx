import { readTile } from '@richtfest/three-little-pigs';
import type { ReactNode } from 'react';
import type { PadHouseProps } from '../../../score-pad/pad-game.ts';
import { PadSpot } from '../../../score-pad/pad-spot.tsx';
import { Landscape } from '../art/landscape.tsx';
import palette from '../art/palette.module.css';
import { TileArt } from '../table/parts/tile-art.tsx';
import { freePlot, housesOf, isRoofed, placeAbove } from './entry.ts';
import styles from './pad-house.module.css';

/** A meadow; every tile, the place above each open house and the next plot are buttons. */
export function PadHouse(props: PadHouseProps): ReactNode {
  const houses = housesOf(props.house);
  const plot = freePlot(props.house);
  return (
    <div className={`${palette['palette']} ${styles['meadow']}`}>
      <Landscape />
      <div className={styles['street']}>
        {houses.map((tiles) => (
          <div key={tiles[0]?.place} className={styles['stack']}>
            {tiles.map(({ place, component }) => {
              const tile = readTile(component);
              return (
                <span key={place} className={styles['tile']}>
                  {tile !== undefined && <TileArt {...tile} />}
                  <PadSpot {...props} place={place} />
                </span>
              );
            })}
            {!isRoofed(tiles) && <FreeTile {...props} place={placeAbove(tiles)} />}
          </div>
        ))}
        <div className={styles['stack']}>
          <FreeTile {...props} place={plot} />
        </div>
      </div>
    </div>
  );
}

function FreeTile(props: PadHouseProps & { readonly place: string }): ReactNode {
  return (
    <span className={styles['free']}>
      <PadSpot {...props} />
    </span>
  );
}
