import { freePersona } from '@richtfest/bots';
import { type MatchSeat, cleanText, distinctNames, nameProblem } from '@richtfest/engine';
import { NAME_LENGTH } from '@richtfest/protocol';
import { type PlannedSeat, type TablePlan, changeSeat, levelOf, personaAt } from './table-plan.ts';

/**
 * The seats of the match header, with distinct names; players without a name are guests, and bots
 * make room for people of their name.
 */
export function matchSeats(planned: TablePlan, guest: (number: number) => string): MatchSeat[] {
  const plan = withoutNamesakes(planned);
  let guests = 0;
  const seats = plan.seats.map((seat, at): MatchSeat => {
    const name = cleanText(seat.name);
    const given = nameProblem(name) === undefined ? name : '';
    const chair = seat.colour === undefined ? {} : { colour: seat.colour };
    if (seat.kind !== 'bot') {
      const face = seat.face === undefined ? {} : { face: seat.face };
      return { name: given === '' ? guest(++guests) : given, ...chair, ...face };
    }
    const level = levelOf(seat);
    return { name: given === '' ? personaAt(plan, at, level).name : given, bot: level, ...chair };
  });
  const names = distinctNames(
    seats.map(({ name }) => name),
    NAME_LENGTH,
  );
  return seats.map((seat, at) => ({ ...seat, name: names[at] ?? seat.name }));
}

/** Another bot of its level comes instead of one that has a person's name. */
function withoutNamesakes(plan: TablePlan): TablePlan {
  const nameOf = ({ name }: PlannedSeat) => cleanText(name).toLowerCase();
  const persons = new Set(plan.seats.filter(({ kind }) => kind !== 'bot').map(nameOf));
  return plan.seats.reduce<TablePlan>((so, seat, at) => {
    if (seat.kind !== 'bot' || !persons.has(nameOf(seat))) return so;
    const { name } = freePersona(
      levelOf(seat),
      so.seats.map((each) => each.name.trim()),
    );
    return changeSeat(so, at, { name });
  }, plan);
}
