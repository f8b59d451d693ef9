import { type Seat } from '@richtfest/engine';
import { exactPower } from '@richtfest/engine/exact-math';
import { countBits } from '../../bits.ts';
import { isFloorFull } from '../../cells.ts';
import { POINTS } from '../../scoring.ts';
import { playerAt } from '../../state.ts';
import { CELLS, COLUMNS, PILLARS, STORAGE } from '../../words.ts';
import { pillarsOf, worth } from '../worth.ts';
import { type Survey, floorOf, rivalsOf, spareOf } from './survey.ts';

/** The input features of a seat for the value net, scaled to similar magnitudes. */
export function featuresOf(survey: Survey, seat: Seat): number[] {
  const { site, steps } = survey;
  const { state } = site;
  const player = playerAt(state, seat);
  const floor = floorOf(survey, seat);
  const spare = spareOf(survey, seat, floor.left);
  const rivals = rivalsOf(survey, seat);
  const own = steps[seat] as number;
  const points = site.points[seat] as number;
  const isAbove = player.floor > 0;
  const hasPillars = pillarsOf(state, seat) === PILLARS;
  const isFull = floor.filled === CELLS;
  const isSoonFull = floor.soonFilled === CELLS;
  const isBelowFull = isAbove && isFloorFull(player, 0);
  const fullFloors = (isFull ? 1 : 0) + (isBelowFull ? 1 : 0);
  const sure = points + rivals.most + POINTS.floor * fullFloors;
  const progress = Math.max(rivals.steps, own) / 10;
  const seats = state.players.length;
  return [
    worth(site, seat, player.storage) / 5,
    points / 5,
    floor.soonPoints / 5,
    floor.soonStarted / 5,
    floor.soonStartedSquared / 5,
    floor.started / 5,
    flag(isAbove),
    own / 5,
    flag(hasPillars),
    flag(hasPillars && isAbove),
    flag(isFull),
    flag(isSoonFull),
    flag(isSoonFull && hasPillars),
    flag(isSoonFull && hasPillars && isAbove),
    flag(isBelowFull),
    floor.filled / 14,
    floor.soonFilled / 14,
    exactPower(floor.soonFilled / CELLS, 4),
    floor.kinds / 3,
    floor.soonKinds / 3,
    flag(floor.kinds === 6),
    flag(floor.soonKinds === 5),
    floor.gapsLeft / 8,
    floor.ownGaps / 4,
    (COLUMNS - countBits(player.columns)) / 4,
    Math.min(spare.count, STORAGE) / 3,
    spare.wanted / 3,
    spare.foreign / 3,
    spare.kinds / 3,
    flag(state.opener === seat),
    ((seat - state.seat + seats) % seats) / seats,
    rivals.most / 2,
    rivals.shared / 2,
    rivals.demand / 8,
    progress,
    (sure - rivals.points) / 5,
    (own - rivals.steps) / 5,
    own >= rivals.steps ? progress * progress : 0,
  ];
}

function flag(is: boolean): number {
  return is ? 1 : 0;
}
