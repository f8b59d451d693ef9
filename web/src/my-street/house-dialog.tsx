import { personaTexts } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import type { SeatFormat } from '@richtfest/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { decidedSentence } from '../end/decided-sentence.ts';
import { useEndTexts } from '../end/end-texts.ts';
import { siteGame } from '../games/index.ts';
import type { GameFeats } from '../games/feats.ts';
import { useReplayTexts } from '../replay/replay-texts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { First } from './firsts.ts';
import styles from './house-dialog.module.css';
import type { MyHouse } from './my-houses.ts';
import { type OpenedMatch, openMatch, storeForReview } from './open-house.ts';
import { PictureButtons } from './picture-buttons.tsx';
import { Poster } from './poster.tsx';
import { Rosette } from './rosette.tsx';
import { storyFormat, storyOf } from './story.ts';
import { useStreetTexts } from './street-texts.ts';

interface HouseDialogProps {
  /** Undefined if the street has no house with this address. */
  readonly house: MyHouse | undefined;
  readonly firsts: readonly First[];
  readonly onClose: () => void;
}

/** A house close up, with its story. */
export function HouseDialog({ house, firsts, onClose }: HouseDialogProps): ReactNode {
  const texts = useStreetTexts();
  const { close } = useTexts();
  const { language } = useSettings();
  const title =
    house === undefined
      ? texts.title
      : storyFormat(house, language).player(house.seat, texts.yourHouse, texts.houseOf);
  return (
    <Dialog title={title} closeLabel={close} shape="wide" onClose={onClose}>
      {house === undefined ? <p>{texts.notFound}</p> : <Story house={house} firsts={firsts} />}
    </Dialog>
  );
}

interface StoryProps {
  readonly house: MyHouse;
  readonly firsts: readonly First[];
}

function Story({ house, firsts }: StoryProps): ReactNode {
  const texts = useStreetTexts();
  const { language } = useSettings();
  const picture = useRef<HTMLDivElement>(null);
  const found = useOpened(house);
  const { match } = house;
  const game = findGame(match.game)?.names[language] ?? match.game;
  const format = storyFormat(house, language);
  return (
    <div className={styles['story']} data-testid="house-story">
      <div ref={picture}>
        {found === undefined ? (
          <p role="status" className={styles['opening']}>
            {texts.opening}
          </p>
        ) : (
          <Poster house={house} opened={found.opened} />
        )}
      </div>
      <PictureButtons of={picture} house={house} />
      <Firsts firsts={firsts} game={match.game} />
      <h3>{texts.story}</h3>
      <p>
        {storyOf(house, game, { language, format })}{' '}
        {found?.opened !== undefined && <KeyMoment opened={found.opened} format={format} />}
      </p>
      {found?.opened === undefined ? (
        found !== undefined && <p>{texts.elsewhere}</p>
      ) : (
        <Replay house={house} opened={found.opened} />
      )}
    </div>
  );
}

interface KeyMomentProps {
  readonly opened: OpenedMatch;
  readonly format: SeatFormat;
}

/** What decided the match. */
function KeyMoment({ opened, format }: KeyMomentProps): ReactNode {
  const { end } = useEndTexts();
  const { language } = useSettings();
  const { game, result } = opened;
  if (result === undefined) return undefined;
  return decidedSentence({ texts: game.texts[language], format }, result, end);
}

interface FirstsProps {
  readonly firsts: readonly First[];
  readonly game: string;
}

function Firsts({ firsts, game }: FirstsProps): ReactNode {
  const texts = useStreetTexts();
  const { language } = useSettings();
  const feats = useFeats(game);
  if (firsts.length === 0) return undefined;
  const say = (first: First): string => {
    switch (first.is) {
      case 'house':
        return texts.firstHouse;
      case 'game':
        return texts.firstGame(findGame(first.game)?.names[language] ?? first.game);
      case 'win':
        return texts.firstWin;
      case 'win-against':
        return texts.firstWinAgainst(personaTexts[language][first.level].level);
      case 'feat':
        return feats?.texts[language][first.feat] ?? '';
    }
  };
  const said = firsts.map(say).filter((each) => each !== '');
  return (
    <>
      <h3>{texts.firsts}</h3>
      <ul className={styles['firsts']} data-testid="firsts">
        {said.map((each) => (
          <li key={each}>
            <Rosette className={styles['rosette']} />
            {each}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ReplayProps {
  readonly house: MyHouse;
  readonly opened: OpenedMatch;
}

function Replay({ house, opened }: ReplayProps): ReactNode {
  const texts = useStreetTexts();
  const [, navigate] = useLocation();
  const { match } = house;
  const { review } = useReplayTexts();
  const open = async (page: 'replay' | 'review') => {
    if (match.where === 'table') return navigate(`/t/${match.id}/${page}`);
    await storeForReview(match, opened.record);
    navigate(`/play/${match.id}/${page}`);
  };
  return (
    <div className={styles['again']}>
      <Button icon="chart" onClick={() => void open('review')}>
        {review}
      </Button>
      <Button icon="eye" onClick={() => void open('replay')}>
        {texts.replay}
      </Button>
    </div>
  );
}

/** Undefined while the match is being replayed. */
function useOpened({ match }: MyHouse): { readonly opened: OpenedMatch | undefined } | undefined {
  const [found, setFound] = useState<{ readonly opened: OpenedMatch | undefined }>();
  useEffect(() => {
    let isGone = false;
    void openMatch(match).then((opened) => {
      if (!isGone) setFound({ opened });
    });
    return () => {
      isGone = true;
    };
  }, [match]);
  return found;
}

function useFeats(game: string): GameFeats | undefined {
  const [feats, setFeats] = useState<GameFeats>();
  useEffect(() => {
    let isGone = false;
    void siteGame(game)
      .loadFeats?.()
      .then((loaded) => {
        if (!isGone) setFeats(loaded);
      });
    return () => {
      isGone = true;
    };
  }, [game]);
  return feats;
}
