import { capitalize } from '@richtfest/engine';
import { MATERIAL_PRICE, type Material, type Move, type View } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { Worker } from '../../art/worker.tsx';
import { useSpeech } from '../speech.ts';
import type { SwapWay, Ways as WaysToMaterial } from '../ways.ts';
import { DealSide } from './deal-side.tsx';
import { MaterialArt } from './material-art.tsx';
import { Sign } from './sign.tsx';
import styles from './ways.module.css';

export interface WaysProps {
  readonly view: View;
  /** The viewer's seat. */
  readonly seat: number;
  readonly material: Material;
  readonly ways: WaysToMaterial;
  readonly onMove: (move: Move) => void;
}

/** Where a missing material can come from: swaps, the merchant, a seat's rolls. */
export const Ways = memo(function Ways({ view, seat, material, ways, onMove }: WaysProps) {
  const { say, format, texts } = useSpeech();
  const { swaps, bank, short, rollers } = ways;
  const others = rollers.filter((each) => each !== seat).map((each) => format.seat(each));
  const title = say.ways(capitalize(texts.materials[material].one));
  return (
    <section
      className={styles['ways']}
      aria-label={title}
      data-ways={material}
      onKeyDown={moveByArrows}
    >
      <p className={styles['title']}>
        <span className={styles['good']} aria-hidden="true">
          <MaterialArt material={material} />
        </span>
        {title}
      </p>
      <div className={styles['offers']}>
        {swaps.map((way) => (
          <SwapButton
            key={`${way.partner} ${way.give.join(' ')}`}
            view={view}
            way={way}
            material={material}
            onMove={onMove}
          />
        ))}
        {bank !== undefined && (
          <button
            type="button"
            className={styles['way']}
            data-way="bank"
            onClick={() => onMove(bank)}
          >
            <Sign of="shop" size={1.5} />
            <span>{say.bankWay(MATERIAL_PRICE, format)}</span>
          </button>
        )}
      </div>
      <ul className={styles['plans']}>
        {swaps.length === 0 && <li>{say.noSwap}</li>}
        {rollers.includes(seat) && <li>{say.ownRolls}</li>}
        {others.length > 0 && <li>{say.rollsOf(format.list(others), others.length)}</li>}
        {bank === undefined && short > 0 && <li>{say.bankShort(MATERIAL_PRICE, short, format)}</li>}
      </ul>
    </section>
  );
});

interface SwapButtonProps {
  readonly view: View;
  readonly way: SwapWay;
  readonly material: Material;
  readonly onMove: (move: Move) => void;
}

function SwapButton({ view, way, material, onMove }: SwapButtonProps) {
  const { say, format } = useSpeech();
  const { partner, give, move } = way;
  const name = format.seat(partner);
  const goods = say.goods(give, 0, format);
  return (
    <button type="button" className={styles['way']} data-way={partner} onClick={() => onMove(move)}>
      <span className="said">
        {move.verb === 'offer' ? say.offerWay(name, goods) : say.proposeWay(name, goods)}
      </span>
      <span className={styles['swap']} aria-hidden="true">
        <Worker seat={partner} trade={view.players[partner]?.trade} className={styles['face']} />
        <span className={styles['name']}>{name}</span>
        <DealSide materials={give} pillars={0} />
        <Sign of="swap" size={1.2} />
        <DealSide materials={[material]} pillars={0} />
      </span>
    </button>
  );
}
