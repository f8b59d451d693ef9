import type { Move, View } from '@richtfest/dream-home';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import type { TargetDrag } from '../drag.ts';
import { type CountedCard, type CountedRoof, roofsIn, roomsIn } from '../piles.ts';
import { isCard } from '../taps.ts';
import type { Selection, TapTarget } from '../selection.ts';
import { useSpeech } from '../speech.ts';
import { useTargetDrag } from '../use-target-drag.ts';
import { RoomFace, SpecialFace } from './card.tsx';
import styles from './pile.module.css';
import { ShopFront } from './shop-front.tsx';

export interface PileProps {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly selection: Selection;
  readonly onTarget: (target: TapTarget) => void;
  readonly drag: TargetDrag;
}

/** DH-25: the discard pile that the supplier or roofer chooses from, card by card. */
export const Pile = memo(function Pile({ view, legal, selection, onTarget, drag }: PileProps) {
  const { say } = useSpeech();
  const { cards } = view.options;
  if (selection.is === 'supplier') {
    return (
      <ShopFront label={say.roomPile} shape="pile" onKeyDown={moveByArrows}>
        <ul className={styles['pile']}>
          {roomsIn(view.discards.rooms, legal).map((card) => (
            <li key={`${card.room}-${card.children}`}>
              <PiledRoom
                card={card}
                cards={cards}
                isChosen={isCard(selection, card)}
                onTarget={onTarget}
                drag={drag}
              />
            </li>
          ))}
        </ul>
      </ShopFront>
    );
  }
  if (selection.is === 'roofer') {
    return (
      <ShopFront label={say.roofPile} shape="pile" onKeyDown={moveByArrows}>
        <ul className={styles['pile']}>
          {roofsIn(view.discards.specials, legal).map((roof) => (
            <li key={`${roof.colour}-${roof.window}`}>
              <PiledRoof roof={roof} onTarget={onTarget} />
            </li>
          ))}
        </ul>
      </ShopFront>
    );
  }
  return (
    <ShopFront label={say.market} shape="pile">
      <p className={styles['closed']}>
        {legal.length === 0 ? say.helpersAtWork : say.chooseHelper}
      </p>
    </ShopFront>
  );
});

interface PiledRoomProps {
  readonly card: CountedCard;
  readonly cards: View['options']['cards'];
  readonly isChosen: boolean;
  readonly onTarget: (target: TapTarget) => void;
  readonly drag: TargetDrag;
}

function PiledRoom({ card, cards, isChosen, onTarget, drag }: PiledRoomProps) {
  const speech = useSpeech();
  const { say } = speech;
  const { room, children, count, may } = card;
  const target: TapTarget = { on: 'card', card: { room, children } };
  const handlers = useTargetDrag(target, drag, may);
  return (
    <button
      type="button"
      className={styles['card']}
      data-pile-card={`${room}-${children}`}
      data-may={may || undefined}
      data-chosen={isChosen || undefined}
      aria-pressed={isChosen}
      onClick={() => onTarget(target)}
      {...handlers}
    >
      <span className="said">{say.pileRoom(card, speech)}</span>
      <span aria-hidden="true">
        <RoomFace room={room} children={children} cards={cards} />
      </span>
      <Count of={count} />
    </button>
  );
}

function Count({ of }: { readonly of: number }) {
  const { format } = useSpeech();
  if (of < 2) return undefined;
  return (
    <span className={styles['count']} aria-hidden="true">
      ×{format.number(of)}
    </span>
  );
}

function PiledRoof({
  roof,
  onTarget,
}: {
  readonly roof: CountedRoof;
  readonly onTarget: (target: TapTarget) => void;
}) {
  const speech = useSpeech();
  const { say } = speech;
  const { colour, window, count, may } = roof;
  return (
    <button
      type="button"
      className={styles['card']}
      data-pile-roof={`${colour}-${window}`}
      data-may={may || undefined}
      onClick={() => onTarget({ on: 'roof', roof: { colour, window } })}
    >
      <span className="said">{say.pileRoof(roof, speech)}</span>
      <span aria-hidden="true">
        <SpecialFace card={{ type: 'roof', colour, window }} />
      </span>
      <Count of={count} />
    </button>
  );
}
