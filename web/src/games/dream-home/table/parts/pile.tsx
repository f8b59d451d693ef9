import type { Move, View } from '@richtfest/dream-home';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import type { ThingDrag } from '../drag.ts';
import { type CountedCard, type CountedRoof, roofsIn, roomsIn } from '../piles.ts';
import { isCard } from '../taps.ts';
import type { Selection, Thing } from '../selection.ts';
import { useSpeech } from '../speech.ts';
import { useThingDrag } from '../use-thing-drag.ts';
import { RoomFace, SpecialFace } from './card.tsx';
import styles from './pile.module.css';
import { ShopFront } from './shop-front.tsx';

export interface PileProps {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly selection: Selection;
  readonly onThing: (thing: Thing) => void;
  readonly drag: ThingDrag;
}

/** DH-25: what the supplier or the roofer can choose from: the discard pile, card by card. */
export const Pile = memo(function Pile({ view, legal, selection, onThing, drag }: PileProps) {
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
                onThing={onThing}
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
              <PiledRoof roof={roof} onThing={onThing} />
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
  readonly onThing: (thing: Thing) => void;
  readonly drag: ThingDrag;
}

function PiledRoom({ card, cards, isChosen, onThing, drag }: PiledRoomProps) {
  const speech = useSpeech();
  const { say, format } = speech;
  const { room, children, count, may } = card;
  const thing: Thing = { on: 'card', card: { room, children } };
  const handlers = useThingDrag(thing, drag, may);
  return (
    <button
      type="button"
      className={styles['card']}
      data-pile-card={`${room}-${children}`}
      data-may={may || undefined}
      data-chosen={isChosen || undefined}
      aria-pressed={isChosen}
      onClick={() => onThing(thing)}
      {...handlers}
    >
      <span className="said">{say.pileRoom(card, speech)}</span>
      <span aria-hidden="true">
        <RoomFace room={room} children={children} cards={cards} />
      </span>
      {count > 1 && (
        <span className={styles['count']} aria-hidden="true">
          ×{format.number(count)}
        </span>
      )}
    </button>
  );
}

function PiledRoof({
  roof,
  onThing,
}: {
  readonly roof: CountedRoof;
  readonly onThing: (thing: Thing) => void;
}) {
  const speech = useSpeech();
  const { say, format } = speech;
  const { colour, window, count, may } = roof;
  return (
    <button
      type="button"
      className={styles['card']}
      data-pile-roof={`${colour}-${window}`}
      data-may={may || undefined}
      onClick={() => onThing({ on: 'roof', roof: { colour, window } })}
    >
      <span className="said">{say.pileRoof(roof, speech)}</span>
      <span aria-hidden="true">
        <SpecialFace card={{ type: 'roof', colour, window }} />
      </span>
      {count > 1 && (
        <span className={styles['count']} aria-hidden="true">
          ×{format.number(count)}
        </span>
      )}
    </button>
  );
}
