import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { rollQuickBattle } from '../quick-battles/quick.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { putBattle, tellFighters } from '../sides/put.ts';
import { isAgainstNpc, quickAsked, type Sides, speakers } from '../sides/sides.ts';
import { onlookers } from '../sight/onlookers.ts';
import { tell } from '../turn/play.ts';
import type { Battle, Settings } from '../types.ts';
import type { BattlesPlay } from './play.ts';

/** A list of seats with one more, or without it; null if that changes nothing. */
function changed(seats: readonly SeatId[], seat: SeatId, agree: boolean): readonly SeatId[] | null {
  if (seats.includes(seat) === agree) return null;
  return agree ? [...seats, seat].sort() : seats.filter((other) => other !== seat);
}

/** A battle as far as agreements go. */
interface Agreed extends Sides {
  readonly id: string;
  readonly turn: number;
}

const notYours = ({ id }: Agreed, rule: RuleId): Fault => fault('not-your-battle', rule, { battle: id }, ['battle']);
const saidAlready = (rule: RuleId): Fault => fault('said-already', rule, {}, ['agree']);

/** HEX-QB-01: why nobody may ask for dice. Against NPC forces it is always allowed (HEX-TBL-43). */
export const quickFault = (settings: Pick<Settings, 'quickBattle'>, battle: Sides): Fault | null =>
  settings.quickBattle === 'never' && !isAgainstNpc(battle)
    ? fault('no-quick-battles', 'HEX-QB-01', {}, ['type'])
    : null;

/** A vote for or against something, the seats that must agree, and those in favour. */
export interface Word {
  readonly seat: SeatId;
  readonly agree: boolean;
  readonly asked: readonly SeatId[];
  readonly agreed: readonly SeatId[];
}

/** HEX-QB-01: why a seat cannot send this decision about quick dice. */
export function quickWordFault(settings: Pick<Settings, 'quickBattle'>, battle: Agreed, word: Word): Fault | null {
  if (!word.asked.includes(word.seat)) return notYours(battle, 'HEX-QB-01');
  const found = quickFault(settings, battle);
  if (found !== null) return found;
  return changed(word.agreed, word.seat, word.agree) === null ? saidAlready('HEX-QB-01') : null;
}

/** HEX-QB-01: a player agrees to let dice decide. The last of those who must agree rolls them. */
export function agreeQuick(play: BattlesPlay, battle: Battle, seat: SeatId, agree: boolean): readonly Fault[] {
  const asked = quickAsked(play.before.edition, battle, (id) => play.pieces.get(id));
  const found = quickWordFault(play.before.settings, battle, { seat, agree, asked, agreed: battle.quickAgreed });
  if (found !== null) return [found];
  const quickAgreed = changed(battle.quickAgreed, seat, agree) ?? battle.quickAgreed;
  const { id, hex } = battle;
  const told: Battle = { ...battle, quickAgreed };
  putBattle(play, told);
  tellFighters(play, battle, (to) => ({
    type: 'quick-battle-agreed',
    rule: 'HEX-QB-01',
    to,
    battle: id,
    hex,
    seat,
    agree,
  }));
  if (asked.every((one) => quickAgreed.includes(one))) rollQuickBattle(play, told);
  return [];
}

/** Seats that must agree to postpone a battle: the two sides; for a second time, all remaining players. HEX-QB-11. */
export function postponers(
  battle: Pick<Battle, 'turn'>,
  turn: number,
  sides: readonly SeatId[],
  everybody: readonly SeatId[],
): readonly SeatId[] {
  return battle.turn < turn ? everybody : sides;
}

/** HEX-QB-11: why a battle cannot be put off by agreement. */
export function postponingFault(settings: Pick<Settings, 'postpone'>, battle: Sides): Fault | null {
  if (settings.postpone === 'never') return fault('never-put-off', 'HEX-QB-11', {}, ['type']);
  return isAgainstNpc(battle) ? fault('referee-puts-off', 'HEX-TBL-43', {}, ['type']) : null;
}

/** HEX-QB-11: why a seat cannot send this decision about postponing a battle. */
export function postponingWordFault(settings: Pick<Settings, 'postpone'>, battle: Agreed, word: Word): Fault | null {
  if (!word.asked.includes(word.seat)) return notYours(battle, 'HEX-QB-11');
  const found = postponingFault(settings, battle);
  if (found !== null) return found;
  return changed(word.agreed, word.seat, word.agree) === null ? saidAlready('HEX-QB-11') : null;
}

/** HEX-QB-11: a player agrees to put a battle off. */
export function agreePostponing(play: BattlesPlay, battle: Battle, seat: SeatId, agree: boolean): readonly Fault[] {
  const left = play.before.seatOrder.filter((one) => lookup(play.seats, one)?.beaten === null);
  const asked = postponers(battle, play.turn, speakers(battle), left);
  const word = { seat, agree, asked, agreed: battle.postponeAgreed };
  const found = postponingWordFault(play.before.settings, battle, word);
  if (found !== null) return [found];
  const postponeAgreed = changed(battle.postponeAgreed, seat, agree) ?? battle.postponeAgreed;
  const { id, hex } = battle;
  putBattle(play, { ...battle, postponeAgreed });
  tell(play, { type: 'postponement-agreed', rule: 'HEX-QB-11', to: 'seats', battle: id, hex, seat, agree });
  if (asked.every((one) => postponeAgreed.includes(one))) putOff(play, battle);
  return [];
}

/** HEX-QB-11: the battle waits for the next turn, without what was ordered for this one. */
export function putOff(play: BattlesPlay, battle: Battle): void {
  const { dice: _dice, ...waiting } = battle;
  putBattle(play, {
    ...waiting,
    postponed: true,
    supporters: [],
    reports: {},
    quickAgreed: [],
    postponeAgreed: [],
  });
  for (const to of onlookers(play, battle)) {
    tell(play, { type: 'battle-postponed', rule: 'HEX-QB-11', to, battle: battle.id, hex: battle.hex });
  }
}
