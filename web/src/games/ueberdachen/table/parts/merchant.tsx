import { capitalize } from '@richtfest/engine';
import { MATERIALS, MATERIAL_PRICE, type Material, PILLAR_PRICE } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { useSpeech } from '../speech.ts';
import { MaterialArt } from './material-art.tsx';
import styles from './merchant.module.css';

export interface MerchantProps {
  /** What can be bought now. */
  readonly mays: ReadonlySet<Material | 'pillar'>;
  readonly onItem: (item: Material | 'pillar') => void;
}

/** UD-11: the builders' merchant: four of anything for one, six for a pillar. */
export const Merchant = memo(function Merchant({ mays, onItem }: MerchantProps) {
  const { say, format, texts } = useSpeech();
  return (
    <section className={styles['shop']} aria-label={say.merchant} onKeyDown={moveByArrows}>
      <p className={styles['price']}>{say.price(MATERIAL_PRICE, PILLAR_PRICE, format)}</p>
      <div className={styles['goods']}>
        {MATERIALS.map((material) => (
          <button
            key={material}
            type="button"
            className={styles['item']}
            data-item={material}
            data-may={mays.has(material) || undefined}
            aria-label={say.order(texts.materials[material].one, MATERIAL_PRICE, format)}
            title={capitalize(texts.materials[material].one)}
            onClick={() => onItem(material)}
          >
            <MaterialArt material={material} />
          </button>
        ))}
        <button
          type="button"
          className={styles['item']}
          data-item="pillar"
          data-may={mays.has('pillar') || undefined}
          aria-label={say.order(texts.pillar.one, PILLAR_PRICE, format)}
          onClick={() => onItem('pillar')}
        >
          <svg viewBox="-15 0 50 100" className={styles['pillar']} aria-hidden="true">
            <use href="#ud-pillar" />
          </svg>
        </button>
      </div>
    </section>
  );
});
