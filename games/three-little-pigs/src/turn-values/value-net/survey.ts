import type { Seat } from '@richtfest/engine';
import {
  type Forecast,
  cardsOf,
  forecastOf,
  hitsOf,
  leadAmong,
  pointsOf,
  stackSizes,
  streetOf,
  tilesToTheEnd,
} from '../../evaluation/worth.ts';
import { type State, hasDoor, isFinished, playerAt } from '../../state.ts';
import { stacksToEmpty } from '../../turn.ts';

/** A position between two turns, prepared for extracting the features of each seat. */
export interface Survey {
  readonly isExperienced: boolean;
  /** The seat of the next turn. */
  readonly next: Seat;
  /** Tiles each seat will take, on average, before the game ends. */
  readonly tilesEach: number;
  /** The size of the stack that will end the game if the smallest stacks empty first. */
  readonly lastStack: number;
  readonly holdings: readonly Holding[];
}

/** A seat's holdings that affect its win probability. */
export interface Holding {
  /** Points of finished houses and of material cards. */
  finishedPoints: number;
  finishedHouses: number;
  /** Flower pots of finished houses, and the height of the highest. */
  pots: number;
  height: number;
  /** Houses without a roof, and how many of them have a door. */
  openHouses: number;
  doors: number;
  /** Points of houses without a roof: all, the best one, the second best. */
  openPoints: number;
  bestOpen: number;
  nextOpen: number;
  /** The expected score without blows, and the maximum loss by one blow. */
  readonly worth: number;
  readonly loss: number;
  /** The expected score including the wolf. */
  readonly worthWithWolf: number;
}

export function surveyOf(state: State, next: Seat): Survey {
  const forecast = forecastOf(state);
  const seats = state.players.length;
  return {
    isExperienced: state.options.experienced,
    next,
    tilesEach: tilesToTheEnd(state) / seats,
    lastStack: stackSizes(state)[stacksToEmpty(seats) - 1] ?? 0,
    holdings: state.players.map((_, seat) => holdingOf(forecast, seat)),
  };
}

/** The lead by the evaluation. */
export function leadIn({ holdings }: Survey, seat: Seat): number {
  return leadAmong(
    holdings.map(({ worthWithWolf }) => worthWithWolf),
    seat,
  );
}

function holdingOf(forecast: Forecast, seat: Seat): Holding {
  const { worth, loss } = streetOf(forecast, seat);
  const cards = cardsOf(forecast.state, seat);
  const holding: Holding = {
    finishedPoints: cards,
    finishedHouses: 0,
    pots: 0,
    height: 0,
    openHouses: 0,
    doors: 0,
    openPoints: 0,
    bestOpen: 0,
    nextOpen: 0,
    worth: worth + cards,
    loss,
    worthWithWolf: worth + cards - loss * hitsOf(forecast),
  };
  for (const house of playerAt(forecast.state, seat).houses) {
    const points = pointsOf(forecast, house);
    if (isFinished(house)) {
      holding.finishedPoints += points;
      holding.finishedHouses++;
      for (const tile of house) holding.pots += tile.pots;
      holding.height = Math.max(holding.height, house.length);
    } else {
      holding.openHouses++;
      if (hasDoor(house)) holding.doors++;
      addOpenPoints(holding, points);
    }
  }
  return holding;
}

function addOpenPoints(holding: Holding, points: number): void {
  holding.openPoints += points;
  holding.nextOpen = Math.max(holding.nextOpen, Math.min(points, holding.bestOpen));
  holding.bestOpen = Math.max(holding.bestOpen, points);
}
