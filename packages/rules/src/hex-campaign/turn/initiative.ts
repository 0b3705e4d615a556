import type { Dice, RuleId, SeatId } from '../../kernel/index.ts';
import { lookup, present } from '../../kernel/index.ts';
import type { InitiativeRoll, SeatState } from '../types.ts';
import type { Changes, Reads } from './fields.ts';
import type { Telling } from './play.ts';
import { seatsIn, tell } from './play.ts';

/** The fields of a step that this reads and changes. */
type Rolling = Telling & Reads<'before' | 'dice' | 'seats'> & Changes<'initiative'>;

/** Which initiative is rolled. */
interface Initiative {
  readonly rule: RuleId;
  /** What a seat adds besides its strategy value. HEX-TURN-07. */
  readonly modifier: (seat: SeatId) => number;
}

const OF_MOVEMENT: Initiative = { rule: 'HEX-TURN-05', modifier: () => 0 };

/** HEX-TURN-05, -06: D6 + strategy for each seat, the highest first; ties are settled by unmodified dice. */
export function rolledInitiative(
  seats: readonly Pick<SeatState, 'id' | 'strategy'>[],
  dice: Dice,
  of: Initiative = OF_MOVEMENT,
): readonly InitiativeRoll[] {
  const rolls = seats.map(({ id, strategy }): InitiativeRoll => {
    const die = dice.d6(of.rule, id);
    const modifier = of.modifier(id);
    return { seat: id, die, strategy, modifier, total: die + strategy + modifier, rerolls: [] };
  });
  return ranked(rolls, (roll) => roll.total).flatMap((tied) => settled(tied, dice));
}

/** Groups of equals, the highest first, each in input order. */
function ranked(rolls: readonly InitiativeRoll[], by: (roll: InitiativeRoll) => number): readonly InitiativeRoll[][] {
  const groups = new Map<number, InitiativeRoll[]>();
  for (const roll of rolls) {
    const group = groups.get(by(roll)) ?? [];
    group.push(roll);
    groups.set(by(roll), group);
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

/** HEX-TURN-06: only tied seats roll again, until the order is settled. */
function settled(tied: readonly InitiativeRoll[], dice: Dice): readonly InitiativeRoll[] {
  if (tied.length < 2) return tied;
  const again = tied.map((roll) => ({ ...roll, rerolls: [...roll.rerolls, dice.d6('HEX-TURN-06', roll.seat)] }));
  return ranked(again, (roll) => present(roll.rerolls.at(-1), 'a die that was just rolled')).flatMap((group) =>
    settled(group, dice),
  );
}

/** HEX-TURN-05: rolls the movement initiative; the order is public immediately, the dice by `initiativeVisibility`. */
export function rollInitiative(play: Rolling): void {
  const seats = seatsIn(play).flatMap((seat) => lookup(play.seats, seat) ?? []);
  play.initiative = rolledInitiative(seats, play.dice);
  tell(play, { type: 'initiative', rule: 'HEX-TURN-05', to: 'all', order: moversInOrder(play) });
  if (play.before.settings.initiativeVisibility === 'full') tellDice(play);
}

/** HEX-TURN-05: the initiative rolls, announced when the turn ends. */
export function tellInitiative(play: Telling & Reads<'before' | 'initiative'>): void {
  const isSecret = play.before.settings.initiativeVisibility === 'order';
  if (isSecret && play.initiative.length > 0) tellDice(play);
}

function tellDice(play: Telling & Reads<'initiative'>): void {
  tell(play, { type: 'initiative-dice', rule: 'HEX-TURN-05', to: 'all', rolls: play.initiative });
}

/** HEX-MOV-01: the seats in the order of movement initiative. */
export const moversInOrder = (play: Reads<'initiative'>): readonly SeatId[] => play.initiative.map((roll) => roll.seat);

/** HEX-BMOV-01: the seats in the order of battle initiative; without a roll, in seat order. */
export const battleSeats = (play: Reads<'battleInitiative' | 'before'>): readonly SeatId[] =>
  play.battleInitiative.length === 0 ? play.before.seatOrder : play.battleInitiative.map(({ seat }) => seat);
