import type { SeatId } from '../../kernel/index.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { putBattle, tellFighters } from '../sides/put.ts';
import type { Battle, BattleSide, Contest, SeenBattle, Settings, TableDice, TableThrow } from '../types.ts';
import type { BattlesPlay } from './play.ts';
import { reporterFault } from './report.ts';

const RULES = { 'set-up': 'HEX-TBL-20', 'first-turn': 'HEX-TBL-23', landing: 'HEX-TBL-18' } as const satisfies Record<
  TableDice,
  string
>;

/** HEX-TBL-18, -20, -23: why a seat cannot throw these dice, as far as it knows the battle. */
export function throwFault(settings: Settings, seen: SeenBattle, seat: SeatId, what: TableDice): Fault | null {
  const barred = reporterFault(settings, seen, seat);
  if (barred !== null) return barred;
  if (!isThrown(seen, what)) return fault('no-such-dice', RULES[what], { what }, ['what']);
  const isDone = seen.talk?.thrown.some((one) => one.what === what) === true;
  return isDone ? fault('thrown-already', RULES[what], { what }, ['what']) : null;
}

/** HEX-TBL-19, -20: raids and scenarios say how to set up. HEX-TBL-18: only detachments from orbit land. */
function isThrown({ card, kind }: SeenBattle, what: TableDice): boolean {
  if (card === null || card.dice === null) return false;
  switch (what) {
    case 'set-up':
      return kind === 'attack' && !card.scenario;
    case 'first-turn':
      return true;
    case 'landing':
      return card.drop !== null;
  }
}

interface Asked {
  /** The battle as the seat knows it. */
  readonly seen: SeenBattle;
  readonly seat: SeatId;
  readonly what: TableDice;
}

/** Throws table dice for both sides to see. */
export function throwDice(play: BattlesPlay, battle: Battle, { seen, seat, what }: Asked): readonly Fault[] {
  const found = throwFault(play.before.settings, seen, seat, what);
  if (found !== null) return [found];
  const thrown = thrownFor(play, seen, what);
  const { id, hex } = battle;
  putBattle(play, { ...battle, thrown: [...(battle.thrown ?? []), thrown] });
  tellFighters(play, battle, (to) => ({ type: 'dice-thrown', rule: RULES[what], to, battle: id, hex, seat, thrown }));
  return [];
}

function thrownFor(play: BattlesPlay, seen: SeenBattle, what: TableDice): TableThrow {
  switch (what) {
    case 'set-up':
      return { what, die: play.dice.d6('HEX-TBL-20', seen.id), contest: contested(play, 'HEX-TBL-20', seen) };
    case 'first-turn':
      return { what, contest: contested(play, 'HEX-TBL-23', seen) };
    case 'landing': {
      const units = (seen.card?.attacker.units ?? []).map(({ name }, i) => ({
        name,
        die: play.dice.d6('HEX-TBL-18', `${seen.id} ${i + 1}`),
      }));
      return { what, units };
    }
  }
}

/** HEX-TBL-23: the higher throw, with the bonus; ties throw again without it. */
function contested(play: BattlesPlay, rule: 'HEX-TBL-20' | 'HEX-TBL-23', { id, card }: SeenBattle): Contest {
  const die = (side: BattleSide): number => play.dice.d6(rule, `${id} ${side}`);
  const bonus = { attacker: card?.attacker.bonus.firstTurn ?? 0, defender: card?.defender?.bonus.firstTurn ?? 0 };
  const first = { attacker: die('attacker'), defender: die('defender') };
  const throws = [first];
  let lead = first.attacker + bonus.attacker - first.defender - bonus.defender;
  while (lead === 0) {
    const again = { attacker: die('attacker'), defender: die('defender') };
    throws.push(again);
    lead = again.attacker - again.defender;
  }
  return { throws, winner: lead > 0 ? 'attacker' : 'defender' };
}
