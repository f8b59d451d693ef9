import type { Bonus } from '@richtfest/best-treehouse';
import { useCallback, useMemo } from 'react';
import { cardsInFan, closedAt, stuckCards } from './derive.ts';
import { BonusTray } from './parts/bonus-tray.tsx';
import { Hand } from './parts/hand.tsx';
import { OpenCard } from './parts/open-card.tsx';
import { Strip } from './parts/strip.tsx';
import { type Prompt, promptOf } from './prompts.ts';
import type { Tap } from './taps.ts';
import { useSpeech } from './speech.ts';
import styles from './thumb.module.css';
import type { Play } from './use-play.ts';

const ACTS: Readonly<Record<NonNullable<Prompt['act']>, Tap>> = {
  choose: { on: 'leaf' },
  'take-back': { on: 'leaf' },
  discard: { on: 'discard' },
  confirm: { on: 'confirm' },
};

/** The bottom of the table: the strip, and the hand with the leaf or the bonus cards. */
export function Thumb({ play }: { readonly play: Play }) {
  const { seen, legal, mayTakeBack, selection, places, dragged, tap } = play;
  const { scene, seat } = seen;
  const { view } = scene;
  const speech = useSpeech();
  const isAsked = legal.length > 0;
  const open = places.filter(({ bar }) => bar === undefined).length;
  const { gains, contest } = seen.cue;
  const prompt = useMemo((): Prompt => {
    if (contest !== undefined) return { text: speech.say.majoritiesCounted };
    if (gains !== undefined) return { text: speech.say.counted };
    const player = view.players[seat];
    const cards = (player && cardsInFan(player)) ?? [];
    const isStuck = cards.length > 0 && stuckCards(view, seat, cards).length === cards.length;
    const closes = closedAt(places);
    const now = { view, seat, isAsked, mayTakeBack, selection, open, closes, isStuck };
    return promptOf(now, speech);
  }, [view, seat, isAsked, mayTakeBack, selection, open, places, gains, contest, speech]);
  const onAct = useCallback((act: NonNullable<Prompt['act']>) => tap(ACTS[act]), [tap]);
  const over = dragged?.over?.on;
  const isCounting = view.phase === 'over' || gains !== undefined || contest !== undefined;
  return (
    <div className={styles['thumb']} data-phase={view.phase}>
      <div className={styles['strip']}>
        <Strip prompt={prompt} isOverDiscard={over === 'discard'} onAct={onAct} />
      </div>
      {view.phase === 'choose' || view.phase === 'build' ? (
        <Cards play={play} isOverLeaf={over === 'leaf'} />
      ) : (
        !isCounting && <Bonuses play={play} />
      )}
    </div>
  );
}

function Cards({ play, isOverLeaf }: { readonly play: Play; readonly isOverLeaf: boolean }) {
  const { seen, legal, mayTakeBack, selection, drag, tap } = play;
  const { scene, seat } = seen;
  const player = scene.view.players[seat];
  const choosable = useMemo(
    () => legal.flatMap((move) => (move.verb === 'choose' ? [move.card] : [])),
    [legal],
  );
  const { view } = scene;
  const cards = useMemo(() => (player === undefined ? undefined : cardsInFan(player)), [player]);
  const stuck = useMemo(() => stuckCards(view, seat, cards ?? []), [view, seat, cards]);
  const onCard = useCallback((card: number) => tap({ on: 'card', card }), [tap]);
  const onLeaf = useCallback(() => tap({ on: 'leaf' }), [tap]);
  if (player === undefined) return null;
  return (
    <>
      <div className={styles['hand']}>
        <Hand
          cards={cards}
          stuck={stuck}
          count={player.handSize}
          choosable={choosable}
          lifted={selection.is === 'card' ? selection.card : undefined}
          drag={drag}
          onCard={onCard}
        />
      </div>
      <div className={styles['leaf']}>
        <OpenCard
          seat={seat}
          player={player}
          isAwaited={selection.is === 'card'}
          mayTakeBack={mayTakeBack}
          mayPlace={legal.some(({ verb }) => verb === 'discard')}
          isOver={isOverLeaf}
          drag={drag}
          onTap={onLeaf}
        />
      </div>
    </>
  );
}

function Bonuses({ play }: { readonly play: Play }) {
  const { seen, legal, drag, tap } = play;
  const { scene, seat } = seen;
  const { view } = scene;
  const player = view.players[seat];
  const onBonus = useCallback((bonus: Bonus) => tap({ on: 'bonus', bonus }), [tap]);
  const isPut = view.scoringCards.some((card) => card.seat === seat);
  return (
    <div className={styles['bonuses']}>
      <BonusTray
        seat={seat}
        left={view.bonusesLeft}
        mine={isPut ? undefined : player?.bonus}
        mayTake={legal.some(({ verb }) => verb === 'take-bonus')}
        mayPut={legal.some(({ verb }) => verb === 'put-bonus')}
        drag={drag}
        onBonus={onBonus}
      />
    </div>
  );
}
