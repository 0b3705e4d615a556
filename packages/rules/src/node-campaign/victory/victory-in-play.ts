import type { RuleId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import { sidesOf, vpOf } from '../board/board.ts';
import { type Play, tell } from '../board/play.ts';
import type { Owner, PastBattle, State } from '../types.ts';
import { type Fought, type Line, lossPoints } from './factions.ts';
import { battleLines, endsBy, leaders, ranking, weekLines } from './victory.ts';

/** NODE-VP-01: a line of the ledger, and its event. Nothing if it is worth nothing. */
export function scored(play: Play, line: Line, battle: PastBattle['id'] | null = null): void {
  const { seat, amount, score, rule } = line;
  if (amount === 0) return;
  play.state.ledger.push({ seat, amount, score, rule, day: play.state.clock.day, battle });
  tell(play, { type: 'vp-scored', rule, to: 'all', seat, amount, score, battle });
}

/** NODE-VP-02, -04, -07: midnight that ends a Sunday, (d). */
export function weekPoints(play: Play): void {
  for (const line of weekLines(play.state)) scored(play, line);
}

/** NODE-VP-05 to -10: the points of a battle that was fought or conceded, before anybody retreats. */
export function battlePoints(play: Play, battle: PastBattle, more: Fought): void {
  for (const line of battleLines(play.state, battle, more)) scored(play, line, battle.id);
}

/** NODE-WIN-01, -02: midnight, (f), and after each step that scored. Ends the war. */
export function checkVictory(play: Play, isMidnight: boolean): void {
  const { state } = play;
  const rule = endsBy(state, isMidnight);
  if (rule !== null) endWar(play, rule, leaders(state));
}

/** NODE-WIN-04, NODE-WIN-01: ends the war with these winners; open battles are void. */
export function endWar(play: Play, rule: RuleId, winners: State['seats']): void {
  const { state } = play;
  const open = sortedKeys(state.battles).flatMap((id) => lookup(state.battles, id) ?? []);
  for (const battle of open) {
    const { id, node, level, mission } = battle;
    const sides = sidesOf(battle).map((side) => [...side]);
    const told = { ending: 'void', sides, winner: null, degree: null } as const;
    state.past.push({ id, node, day: state.clock.day, ...told, level, mission: mission?.mission ?? null });
    tell(play, { type: 'battle-ended', rule, to: 'all', battle: id, node, ...told, die: null, armies: [], iasl: [] });
  }
  if (state.night !== null) {
    tell(play, { type: 'night-closed', rule: 'NODE-CP-06', to: 'all', session: state.night.session, why: 'ended' });
  }
  Object.assign(state, { battles: {}, talks: {}, timers: {}, posts: [], night: null, ended: { rule, winners } });
  const standings = ranking(state).map(({ seat }) => ({ seat, vp: vpOf(state, seat) }));
  tell(play, { type: 'campaign-ended', rule, to: 'all', winners: [...winners], standings });
}

/** NODE-VP-07, NODE-BTL-18: the opponents score for a battleforce that a battle destroyed, unless it was settled at random. */
export function destructionPoints(play: Play, battle: PastBattle, owner: Owner): void {
  if (battle.ending === 'random' || battle.ending === 'at-once' || battle.ending === 'void') return;
  if (battle.ending === 'concession' && !play.state.settings.concedeVp) return;
  for (const line of lossPoints(play.state, battle, owner)) scored(play, line, battle.id);
}
