import { type Seat } from '@richtfest/engine';
import { exactExp } from '@richtfest/engine/exact-math';
import type { Holding, Survey } from './survey.ts';

/** The nearness of the end falls by a factor of e with this many more tiles per seat. */
const TILES_PER_E_FOLD = 2;

/** The features of a seat, scaled to similar sizes. */
export function featuresOf(survey: Survey, seat: Seat): number[] {
  const { holdings, tilesEach, lastStack, next } = survey;
  const seats = holdings.length;
  const own = holdings[seat] as Holding;
  const rivals = rivalsOf(survey, seat);
  // The nearness of the end: 1 at the end, about 0 at the start.
  const nearness = exactExp(-tilesEach / TILES_PER_E_FOLD);
  const wait = ((seat - next + seats) % seats) / seats;
  const contests = survey.isExperienced ? contestsOf(own, rivals) : 0;
  return [
    own.openHouses / 2,
    own.bestOpen / 8,
    own.nextOpen / 8,
    own.openPoints / 10,
    own.doors / 2,
    own.loss / 4,
    (own.worth - rivals.worth) / 10,
    (own.finishedPoints - rivals.finishedPoints) / 10,
    (nearness * (own.worth - rivals.worth)) / 4,
    (nearness * (own.finishedPoints - rivals.finishedPoints)) / 4,
    (nearness * own.openPoints) / 4,
    nearness * own.openHouses,
    nearness,
    wait,
    nearness * wait,
    lastStack / 4,
    tilesEach / 5,
    (seats - 2) / 3,
    nearness * contests,
  ];
}

/** The maximum over all other seats. */
type Rivals = Pick<Holding, 'worth' | 'finishedPoints' | 'pots' | 'finishedHouses' | 'height'>;

function rivalsOf({ holdings }: Survey, seat: Seat): Rivals {
  const most = { worth: 0, finishedPoints: 0, pots: 0, finishedHouses: 0, height: 0 };
  holdings.forEach((other, at) => {
    if (at === seat) return;
    most.worth = Math.max(most.worth, other.worth);
    most.finishedPoints = Math.max(most.finishedPoints, other.finishedPoints);
    most.pots = Math.max(most.pots, other.pots);
    most.finishedHouses = Math.max(most.finishedHouses, other.finishedHouses);
    most.height = Math.max(most.height, other.height);
  });
  return most;
}

/** LP-17: the contests a seat leads minus those it trails in. */
function contestsOf(own: Holding, rivals: Rivals): number {
  return (
    Math.sign(own.pots - rivals.pots) +
    Math.sign(own.finishedHouses - rivals.finishedHouses) +
    Math.sign(own.height - rivals.height)
  );
}
