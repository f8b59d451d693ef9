import { type Materials, ROWS } from '@richtfest/ueberdachen';
import { MaterialArt } from './material-art.tsx';
import styles from './plan-grid.module.css';

/** A room's plan as printed on its card: top to bottom, the left column first. */
export function PlanGrid({ recipe }: { readonly recipe: Materials }) {
  return (
    <span
      className={styles['plan']}
      style={{ gridTemplateColumns: `repeat(${recipe.length / ROWS}, 1fr)` }}
    >
      {recipe.map((material, cell) => (
        // The cells of a plan have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={cell} className={styles['cell']}>
          <MaterialArt material={material} />
        </span>
      ))}
    </span>
  );
}
