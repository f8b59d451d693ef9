import { type GameEvent, type GameTypes, say } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { HintLine } from '../hint/hint-line.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { ReactionButton } from '../talk/reaction-button.tsx';
import { useTalk } from '../talk/talk-context.ts';
import { UnreadMark } from '../talk/unread-mark.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { promptSeatOf } from './prompt-seat-of.ts';
import { PromptAsides } from './prompt-asides.tsx';
import styles from './prompt-bar.module.css';
import { SeatSwitch } from './seat-switch.tsx';
import { SkipHint } from './skip-hint.tsx';
import { Tool } from './tool.tsx';
import { TurnTools, type TurnToolsProps } from './turn-tools.tsx';

interface PromptBarProps<T extends GameTypes> extends TurnToolsProps<T> {
  /** What the table has just shown of a change that it is still animating. */
  readonly latestEvent: GameEvent | undefined;
  readonly onOpenDrawer: (() => void) | undefined;
  readonly onShowScore: (() => void) | undefined;
  /** A tap on the table skips other players' moves. */
  readonly isSkippable?: boolean;
}

/** Longer sentences need smaller type to fit on a phone. */
const LONG = 36;
const VERY_LONG = 64;

function lengthOf({ length }: string): 'long' | 'very' | undefined {
  if (length > VERY_LONG) return 'very';
  return length > LONG ? 'long' : undefined;
}

/** While a change is animated, what has just happened; then what is to be done. */
function sentenceOf<T extends GameTypes>({ table, latestEvent }: PromptBarProps<T>): string {
  const { snapshot, texts, format } = table;
  const prompt = texts.prompt(snapshot.view, format);
  if (latestEvent === undefined) return prompt;
  const happened = say(texts.events, 'type', latestEvent, format);
  // Longer accounts are in the log.
  return happened === '' || happened.length > VERY_LONG ? prompt : happened;
}

/** The prompt, and the buttons that help with the decision. */
export function PromptBar<T extends GameTypes>(props: PromptBarProps<T>): ReactNode {
  const { table, latestEvent, onOpenDrawer, onShowScore, isWordy, adviser } = props;
  const { snapshot, format, client } = table;
  const frame = useTexts();
  const [, navigate] = useLocation();
  const { acting, legal } = snapshot;
  const isTalking = useTalk() !== undefined;
  const isAsked = legal.length > 0;
  const sentence = sentenceOf(props);
  const promptSeat = promptSeatOf(snapshot, latestEvent);
  return (
    <header
      className={`${styles['bar']} ${isAsked ? styles['mine'] : ''}`}
      data-asks={isAsked ? acting : undefined}
    >
      <Button variant="quiet" icon="home" aria-label={frame.home} onClick={() => navigate('/')} />
      {promptSeat !== undefined && (
        <SeatSwitch
          seat={promptSeat}
          acting={acting}
          mayAct={snapshot.mayAct}
          format={format}
          onChoose={(seat) => client.actAs(seat)}
        />
      )}
      <div className={styles['say']} data-advised={adviser.advice.is !== 'none' || undefined}>
        <h1 className={styles['sentence']} data-testid="prompt" data-long={lengthOf(sentence)}>
          {sentence}
        </h1>
        <HintLine advice={adviser.advice} table={table} />
        <div className={styles['asides']}>
          {props.isSkippable === true && <SkipHint />}
          <PromptAsides snapshot={snapshot} format={format} />
        </div>
      </div>
      <div className={styles['tools']}>
        <TurnTools {...props} />
        {onShowScore !== undefined && (
          <Tool isWordy={isWordy} icon="score" name={frame.end.show} onPress={onShowScore} />
        )}
        {(isWordy || !isTalking) && (
          <span className={styles['sound']}>
            <SoundButton />
          </span>
        )}
        <ReactionButton acting={acting} />
        {onOpenDrawer !== undefined && (
          <span className={styles['menu']}>
            <Button icon="menu" aria-label={frame.table.openDrawer} onClick={onOpenDrawer} />
            <UnreadMark />
          </span>
        )}
      </div>
    </header>
  );
}
