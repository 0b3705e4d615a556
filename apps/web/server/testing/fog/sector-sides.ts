import { SEATS, type Seat } from './world.ts';

export type SectorSide = 'west' | 'east';

interface Players {
  readonly plotters: readonly [Seat, Seat];
  readonly hasBot?: boolean;
}

const DAY = 86_400;

/** A small war of staffs, in which both sides have directives and command resources. */
export const SECTOR_SETUP = {
  preset: 'staffs',
  settings: { armyPoints: 1000, planet: 'agri', commandResources: true, directives: true },
  clock: { mode: 'duration', seconds: DAY },
};

/** The seats with secrets are one side, a commander and a member of the staff; the other two are the enemy. */
const sideOf = ({ plotters }: Players, seat: Seat): SectorSide => (plotters.includes(seat) ? 'west' : 'east');

/** If a seat plays by itself, it commands the enemy: the staff decide nothing. */
export function commanderOf({ plotters, hasBot }: Players, side: SectorSide): Seat {
  if (side === 'west') return plotters[0];
  const [one = 'azure', other = 'madder'] = SEATS.filter((seat) => !plotters.includes(seat));
  return hasBot === true ? other : one;
}

/** What a seat chooses before the war begins. The enemy places first; one that plays by itself declares first. */
export function sectorChoices(players: Players, seat: Seat): Readonly<Record<string, string>> {
  const side = sideOf(players, seat);
  if (commanderOf(players, side) !== seat) return { side, role: 'staff' };
  const isStronger = (side === 'west') !== (players.hasBot === true);
  return { side, role: 'commander', race: 'others', rating: isStronger ? '6' : '1' };
}
