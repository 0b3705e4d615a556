import { lookup, present, sortedKeys } from '../../kernel/index.ts';
import { conclude, decideCaptives } from '../after-battle/conclude.ts';
import { publishBattles } from '../after-battle/telling.ts';
import { difference } from '../corrections/fragments.ts';
import { no } from '../corrections/made.ts';
import { registerLosses } from '../detachments/register.ts';
import { type Play, playOf, stateOf } from '../play.ts';
import type { Fault } from '../refusal/fault.ts';
import { knownBefore, settledUnits } from '../sides/settled-units.ts';
import type { Battle, Closing, Event, SettledBattle, State } from '../types.ts';
import { carriedOver, type Stuck } from './carry.ts';
import { aftermath } from './closing.ts';
import { diceAgain } from './dice.ts';
import { leftStanding } from './left.ts';
import { newReport, type OverruleBattle, winnerOf } from './new-report.ts';
import type { Ruled, Ruling } from './play.ts';

/**
 * HEX-TURN-13: the referee replaces the result of a battle that is settled, in the open phase or since. Only what
 * followed from it is taken back and made again: losses, captives, experience, VP, and once the phase has closed
 * withdrawals, loot, places and rewards. What has changed again since, or was paid meanwhile, stays and is named.
 */
export function overruleBattle(state: State, edit: OverruleBattle, course: Ruling): Ruled | Fault {
  const kept = lookup(state.settled?.battles ?? {}, edit.battle);
  if (kept === undefined) return no('not-correctable', {}, ['battle']);
  if (edit.beaten === 'surrendered' && edit.winner === 'nobody') return no('a-draw-has-no-loser', {}, ['beaten']);
  const misnamed = unitFault(state, kept, edit);
  if (misnamed !== null) return misnamed;
  const closing = state.settled?.closing ?? null;
  const isOpen = state.phase === 'battle' && closing === null;
  if (state.phase === 'battle' && closing !== null) return no('captives-undecided', {}, ['battle']);
  if (!isOpen && closing === null) return no('not-correctable', {}, ['battle']);
  const made =
    closing === null ? settledAgain(state, kept, edit, course) : closedAgain(state, kept, { edit, closing, course });
  return { ...made, ...toldOf(state, kept, edit, made.after) };
}

/** Losses of units that did not fight, or of more models than they had. */
function unitFault(state: State, kept: SettledBattle, { units = {} }: OverruleBattle): Fault | null {
  const fought = settledUnits(knownBefore(state, kept.was), kept);
  for (const id of sortedKeys(units)) {
    const found = fought.find(({ unit }) => unit.id === id);
    if (found === undefined) return no('not-correctable', {}, ['units']);
    const { ready, unit } = found;
    if ((lookup(units, id) ?? 0) > ready) return no('more-than-took-part', { name: unit.name, ready }, ['units']);
  }
  return null;
}

interface Again extends Pick<Ruled, 'state' | 'events' | 'unseen'> {
  readonly after: Battle;
}

const NOTHING_UNSEEN = (): Ruled['unseen'] => ({ discoveries: [], losses: [] });

/** While the phase is open: the battle as it was before, and its new result. */
function settledAgain(state: State, kept: SettledBattle, edit: OverruleBattle, course: Ruling): Again {
  const back = carriedOver(state, kept.now, kept.was);
  const play = playOf(back.state, {}, course);
  concludeAgain(play, kept, edit);
  registerLosses(play);
  const after = battleIn(play, kept);
  const left = leftStanding(state, kept.battle, { stuck: back.stuck, changed: null, reason: course.reason });
  return { state: stateOf(play), events: [...play.events, ...left], unseen: NOTHING_UNSEEN(), after };
}

function concludeAgain(play: Play, kept: SettledBattle, edit: OverruleBattle): void {
  const was = play.battles.find(({ id }) => id === kept.battle.id)?.result?.how ?? 'table';
  conclude(play, kept.battle, { how: 'ruled', was, report: newReport(play, kept, edit), winner: winnerOf(edit) });
}

const battleIn = (play: Pick<Play, 'battles'>, { battle: { id } }: SettledBattle): Battle =>
  present(
    play.battles.find((one) => one.id === id),
    'the battle stays in the list',
  );

interface Closed {
  readonly edit: OverruleBattle;
  readonly closing: Closing;
  readonly course: Ruling;
}

/**
 * After the phase: its end is played twice from the present state without it, once with the old result and once with
 * the new one, with the dice that fell then. Only the difference of the two is made now.
 */
function closedAgain(state: State, kept: SettledBattle, { edit, closing, course }: Closed): Again {
  const { battles, battleMoves, turn, dice } = closing;
  const open = carriedOver(state, closing.now, closing.was);
  const then: State = { ...open.state, phase: 'battle', turn, battles, battleMoves, raided: {} };
  const ended = (from: State): Play => {
    const play = playOf(from, {}, { ...course, dice: diceAgain(dice, course.dice) });
    aftermath(play);
    publishBattles(play);
    return play;
  };
  const old = ended(then);
  const back = carriedOver(then, kept.now, kept.was);
  const again = playOf(back.state, {}, course);
  concludeAgain(again, kept, edit);
  spareCaptives(again, kept);
  const settled = stateOf(again);
  const next = ended(settled);
  const pair = difference(stateOf(old), stateOf(next));
  const made = carriedOver(state, pair.was, pair.now);
  const play = playOf({ ...made.state, settled: keptAgain(settled, closing, stateOf(next)) }, {}, course);
  registerLosses(play);
  const stuck = [...open.stuck, ...back.stuck, ...made.stuck].filter((one) => isTouched(pair, one));
  const left = leftStanding(state, kept.battle, { stuck, changed: pair, reason: course.reason, since: turn });
  const events = [...again.events, ...without(next.events, old.events)];
  return {
    state: stateOf(play),
    events: [...stamped(events, state), ...play.events, ...left],
    unseen: {
      discoveries: without(next.discoveries, old.discoveries),
      losses: without(next.losses, old.losses),
    },
    after: battleIn(again, kept),
  };
}

/** HEX-TBL-38: the phase in which the victor could decide is over. */
function spareCaptives(play: Play, kept: SettledBattle): void {
  const battle = battleIn(play, kept);
  const winner = battle.result?.winner ?? null;
  const victor = winner === null ? null : (battle[winner]?.seat ?? null);
  if (battle.stage === 'captives' && victor !== null) decideCaptives(play, battle, victor, false);
}

/** The record of the phase with the new result: it can be overruled again. */
function keptAgain(settled: State, closing: Closing, ended: State): NonNullable<State['settled']> {
  const { was, now } = difference(settled, ended);
  const { battles, battleMoves } = settled;
  return { battles: {}, ...settled.settled, closing: { ...closing, battles, battleMoves, was, now } };
}

/** Whether the member is among those that changed. */
function isTouched({ was, now }: ReturnType<typeof difference>, { table, key }: Stuck): boolean {
  return [was[table], now[table]].some((one) => Object.hasOwn(one, key));
}

/** What the one list has and the other has not, each as often. */
function without<Item>(list: readonly Item[], other: readonly Item[]): Item[] {
  const left = other.map(keyOf);
  return list.filter((item) => {
    const at = left.indexOf(keyOf(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** By what it says: functions are left out. */
const keyOf = (item: unknown): string => JSON.stringify(item);

const stamped = (events: readonly Event[], { turn, phase }: State): readonly Event[] =>
  events.map((event) => ({ ...event, turn, phase }));

/** The ruling in public words, as far as its readers know the battle. */
function toldOf(state: State, { battle }: SettledBattle, edit: OverruleBattle, after: Battle): Pick<Ruled, 'told'> {
  const { attacker, defender, id, hex } = battle;
  const kept = lookup(state.settled?.battles ?? {}, id);
  const { involved = [] } = after.afterwards ?? {};
  const isPublic = state.settings.battleReports === 'public' && attacker.seat !== null;
  const facts = {
    ...{ battle: id, hex, attacker: attacker.seat ?? '', defender: defender?.seat ?? '' },
    ...{ winner: edit.winner, was: kept?.winner ?? 'nobody' },
  };
  return { told: [{ facts, to: isPublic ? 'all' : involved }] };
}
