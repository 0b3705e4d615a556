import type { SeatId } from '../../kernel/index.ts';
import { CALL_BONUS, REINFORCED_ON } from '../data/battles.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { putBattle, tellFighters } from '../sides/put.ts';
import { spokenFor } from '../sides/sides.ts';
import { fieldOf, isSpent } from '../sides/support.ts';
import type {
  Battle,
  CallReinforcement,
  CardSupport,
  CardUnit,
  PieceId,
  Reinforcement,
  SeenBattle,
  Settings,
} from '../types.ts';
import type { BattlesPlay } from './play.ts';
import { reporterFault } from './report.ts';

type Call = Pick<CallReinforcement, 'piece' | 'unit' | 'turn'>;

/** What calling a unit needs from a battle. */
export interface Calling {
  readonly settings: Settings;
  /** The battle as the seat knows it. */
  readonly seen: SeenBattle;
  readonly seat: SeatId;
  /** HEX-TBL-25: whether an army has helped in another battle. */
  readonly isSpent: (piece: PieceId) => boolean;
}

/** HEX-TBL-24, -25: why a unit cannot be called into a battle. */
export function callFault({ settings, seen, seat, isSpent }: Calling, call: Call): Fault | null {
  const barred = reporterFault(settings, seen, seat);
  if (barred !== null) return barred;
  const { piece, unit, turn } = call;
  const support = supportsOf(seen, seat).find((one) => one.piece === piece);
  if (support === undefined) return fault('not-beside-battle', 'HEX-TBL-25', { piece }, ['piece']);
  const called = support.reinforcements.find((one) => one.unit === unit);
  if (called === undefined) return fault('unit-not-beside', 'HEX-TBL-24', {}, ['unit']);
  if (isSpent(piece)) return fault('support-spent', 'HEX-TBL-25', { piece }, ['piece']);
  const before = (seen.talk?.reinforced ?? []).filter(({ army }) => army?.piece === piece);
  if (before.some(({ army, enters }) => enters && army?.unit === unit)) {
    return fault('entered-already', 'HEX-TBL-24', { name: called.name }, ['unit']);
  }
  const isCalled = before.some((one) => one.turn === turn);
  return isCalled ? fault('called-already', 'HEX-TBL-24', { turn }, ['turn']) : null;
}

/** The armies beside a battle that a seat may call units from. */
function supportsOf(seen: SeenBattle, seat: SeatId): readonly CardSupport[] {
  const side = spokenFor(seen, seat);
  const support = side === null ? null : (seen.card?.[side]?.support ?? null);
  return (support ?? []).filter(({ bonus }) => bonus !== null);
}

/** HEX-TBL-24: what a unit adds to its die, for its kind and its army's order. */
function callBonus({ bonus }: Pick<CardSupport, 'bonus'>, { slot, vehicle }: CardUnit): number {
  const byOrder = bonus ?? 0;
  if (slot === 'fast-attack') return byOrder + CALL_BONUS.fast;
  return slot === 'heavy-support' && !vehicle ? byOrder + CALL_BONUS.heavy : byOrder;
}

interface Asked extends Call {
  readonly seen: SeenBattle;
  readonly seat: SeatId;
}

/** HEX-TBL-24: throws the die for a unit that is called into a battle, for both sides to see. */
export function callReinforcement(play: BattlesPlay, battle: Battle, asked: Asked): readonly Fault[] {
  const { seen, seat, piece, unit, turn } = asked;
  const field = fieldOf(play);
  const calling = { settings: play.before.settings, seen, seat, isSpent: (id: PieceId) => isSpent(field, battle, id) };
  const found = callFault(calling, asked);
  const side = spokenFor(seen, seat);
  const support = supportsOf(seen, seat).find((one) => one.piece === piece);
  const called = support?.reinforcements.find((one) => one.unit === unit);
  if (found !== null || side === null || support === undefined || called === undefined) return found ? [found] : [];
  const bonus = callBonus(support, called);
  const die = play.dice.d6('HEX-TBL-24', `${battle.id} ${piece} ${turn}`);
  const told = { name: called.name, die, bonus, enters: die + bonus >= REINFORCED_ON };
  const reinforcement: Reinforcement = { side, turn, army: { piece, unit }, ...told };
  putBattle(play, { ...battle, reinforced: [...(battle.reinforced ?? []), reinforcement] });
  const { id, hex } = battle;
  tellFighters(play, battle, (to) => {
    return { type: 'reinforcement-called', rule: 'HEX-TBL-24', to, battle: id, hex, seat, battleTurn: turn, ...told };
  });
  return [];
}

/** The units that a seat may call into a battle each in the first turn still possible. HEX-TBL-24. */
export function callsIn(calling: Calling, first: number): readonly Call[] {
  return supportsOf(calling.seen, calling.seat).flatMap(({ piece, reinforcements }) => {
    const turns = (calling.seen.talk?.reinforced ?? []).flatMap(({ army, turn }) =>
      army?.piece === piece ? [turn] : [],
    );
    const turn = Math.max(first, ...turns.map((one) => one + 1));
    return reinforcements
      .map(({ unit }) => ({ piece, unit, turn }))
      .filter((call) => callFault(calling, call) === null);
  });
}
