import type { Readers } from '../../kernel/index.ts';
import { callOff, forgetMoves } from '../battles/call-off.ts';
import { no } from '../corrections/made.ts';
import { playOf, stateOf } from '../play.ts';
import type { Fault } from '../refusal/fault.ts';
import { areAllied } from '../sides/allied.ts';
import { noteWithdrawal } from '../sides/battle-moves.ts';
import type { Fought } from '../sides/outcome.ts';
import { fightersIn } from '../sides/put.ts';
import type { Battle, State } from '../types.ts';
import { leave } from '../withdrawals/leave.ts';
import { goHome } from '../withdrawals/return.ts';
import type { ContactsPlay, Ruled, Ruling } from './play.ts';

/**
 * HEX-TURN-13, HEX-BMOV-08: the referee calls off a battle that is not settled. Nobody fights and nobody scores: allies
 * stay where they are; of enemies the attacker goes back as after a draw (HEX-WD-01, -04), a raider goes home without
 * loot (HEX-WD-11), and discovered forces are gone (HEX-CLAIM-13).
 */
export function ruleOff(state: State, id: string, course: Ruling): Ruled | Fault {
  const play = playOf(state, {}, course);
  const battle = play.battles.find((one) => one.id === id);
  if (battle === undefined || battle.defender === null || battle.result !== null)
    return no('not-correctable', {}, ['battle']);
  const stay = areAllied(play, battle);
  const { hex, attacker, defender } = battle;
  const to: Readers = attacker.seat === null ? fightersIn(play, battle) : 'all';
  callOff(play, battle, 'HEX-TURN-13', stay);
  const stuck = stay ? null : goBack(play, battle);
  if (stuck !== null) return stuck;
  const facts = { battle: id, hex, attacker: attacker.seat ?? '', defender: defender.seat ?? '', stay };
  return { state: stateOf(play), told: [{ facts, to }], events: play.events, unseen: play };
}

/** HEX-WD-01: as after a draw. */
function goBack(play: ContactsPlay, battle: Battle): Fault | null {
  const nothing = { attacker: 0, defender: 0 };
  const result = {
    how: 'table',
    winner: null,
    lost: nothing,
    vp: nothing,
    bp: nothing,
    retreated: [],
    captured: null,
  } as const;
  const drawn: Fought = { ...battle, postponed: false, stage: 'closed', result };
  for (const id of battle.attacker.armies) {
    const piece = play.pieces.get(id);
    if (piece?.kind !== 'detachment' || piece.hex !== battle.hex) continue;
    if (battle.kind === 'raid') goHome(play, drawn, piece);
    else leave(play, drawn, piece, 'attacker');
    const left = play.pieces.get(id);
    if (left === undefined || left.hex === battle.hex) return no('no-way-back', { name: piece.name }, ['battle']);
    noteWithdrawal(play, id);
  }
  if (battle.postponed) forgetMoves(play, battle);
  return null;
}
