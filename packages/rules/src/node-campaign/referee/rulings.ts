import type { Instant, RuleId, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { enteredFaults, field, fit, resultFaults } from '../battles/reports.ts';
import { endBattle } from '../battles/results.ts';
import { leastLevel } from '../battles/talks.ts';
import { ALL_WELL, playersIn, playersOf, refused } from '../board/board.ts';
import { plusSeconds } from '../board/dates.ts';
import { battleIn, DAY, type Play, talkIn, tell, timerId } from '../board/play.ts';
import { gain } from '../points/points-in-play.ts';
import type { Battle, Known, RefusalCode, Rejection, Ruling } from '../types.ts';
import { leaders } from '../victory/victory.ts';
import { endWar } from '../victory/victory-in-play.ts';

/** Rulings that are neither corrections nor about the set-up or the game night. */
export type BattleRuling = Extract<
  Ruling,
  { readonly type: 'settle' | 'call-off' | 'set-level' | 'extend' | 'approve-list' | 'give-points' | 'end-campaign' }
>;
type Of<Type extends BattleRuling['type']> = Extract<BattleRuling, { readonly type: Type }>;
type OnBattle = Exclude<BattleRuling, { readonly type: 'give-points' | 'end-campaign' }>;

const RULES: Readonly<Record<BattleRuling['type'], RuleId>> = {
  settle: 'NODE-BTL-15',
  'call-off': 'NODE-BTL-15',
  'set-level': 'NODE-BTL-02',
  extend: 'NODE-BTL-16',
  'approve-list': 'NODE-BF-15',
  'give-points': 'NODE-CP-14',
  'end-campaign': 'NODE-WIN-04',
};

/** NODE-BTL-02: how long before the deadline the referee may set a force level. */
const LEVEL_FROM = 3 * DAY;

/** NODE-BTL-02, -15, -16, NODE-CP-14, NODE-WIN-04. */
export function rulingFaults(known: Known, ruling: BattleRuling, at: Instant): readonly Rejection[] {
  const no = (code: RefusalCode, field?: string): readonly Rejection[] => [
    refused(code, RULES[ruling.type], field === undefined ? ['ruling'] : ['ruling', field]),
  ];
  if (known.clock.day === 0) return no('not-yet');
  if (ruling.type === 'give-points') return pointsFaults(known, ruling);
  if (ruling.type === 'end-campaign') return endFaults(known, ruling);
  const battle = lookup(known.battles, ruling.battle);
  if (battle === undefined) return no('battle-unknown', 'battle');
  return battleFaults(known, ruling, battle, at);
}

function battleFaults(known: Known, ruling: OnBattle, battle: Battle, at: Instant): readonly Rejection[] {
  switch (ruling.type) {
    case 'call-off':
      return ALL_WELL;
    case 'settle':
      return settleFaults(known, ruling, battle).map((one) => ({ ...one, path: ['ruling', ...one.path] }));
    case 'set-level':
      return levelFaults(known, ruling, battle, at);
    case 'extend':
      return extendable(known, battle).length > 0
        ? ALL_WELL
        : [refused('no-change', 'NODE-BTL-16', ['ruling', 'battle'])];
    case 'approve-list': {
      const waits = lookup(known.talks, battle.id)?.lists.some((one) => one.seat === ruling.seat && !one.isApproved);
      return waits === true ? ALL_WELL : [refused('no-change', 'NODE-BF-15', ['ruling', 'seat'])];
    }
  }
}

function settleFaults(known: Known, { result, armies = [] }: Of<'settle'>, battle: Battle): readonly Rejection[] {
  const wrong = resultFaults(known, battle.id, result);
  return wrong.length > 0 ? wrong : enteredFaults(known, battle, result, armies);
}

/** NODE-BTL-02: not once there is a report, which names the level that counts. */
function levelFaults(known: Known, { level }: Of<'set-level'>, battle: Battle, at: Instant): readonly Rejection[] {
  const rule = 'NODE-BTL-02';
  const isReported = (lookup(known.talks, battle.id)?.report ?? null) !== null;
  if (isReported) return [refused('battle-reported', rule, ['ruling', 'battle'])];
  if (battle.level !== null) return [refused('agreed-already', rule, ['ruling', 'level'])];
  const [least, most] = [leastLevel(known, battle), known.settings.forceLevelMax];
  if (level < least || level > most) return [refused('level-range', rule, ['ruling', 'level'], { least, most })];
  const until = lookup(known.timers, timerId('battle', battle.id));
  const isEarly = until !== undefined && plusSeconds(at, LEVEL_FROM) < until;
  return isEarly ? [refused('too-early', rule, ['ruling', 'battle'])] : ALL_WELL;
}

/** The deadlines of a battle that run, or wait for midnight. */
const extendable = ({ timers }: Pick<Known, 'timers'>, { id }: Battle) =>
  (['battle', 'dispute'] as const)
    .map((kind) => timerId(kind, id))
    .filter((timer) => lookup(timers, timer) !== undefined);

function pointsFaults(known: Known, { seat, points }: Of<'give-points'>): readonly Rejection[] {
  if (points === 0) return [refused('no-change', 'NODE-CP-14', ['ruling', 'points'])];
  return seat === null || playersIn(known).includes(seat)
    ? ALL_WELL
    : [refused('seat-unknown', 'NODE-CP-14', ['ruling', 'seat'])];
}

/** NODE-WIN-04: those who can agree to an early end. Empty seats have no player. */
export const voters = (known: Pick<Known, 'seats' | 'players'>): readonly SeatId[] =>
  playersIn(known).filter((seat) => lookup(known.players, seat)?.isEmpty !== true);

/** NODE-WIN-04: more than half of the players. */
function endFaults(known: Known, { inFavour }: Of<'end-campaign'>): readonly Rejection[] {
  const players = voters(known);
  const agreed = new Set(inFavour);
  const stranger = inFavour.findIndex((seat) => !players.includes(seat));
  if (stranger >= 0) return [refused('seat-unknown', 'NODE-WIN-04', ['ruling', 'inFavour', stranger])];
  return agreed.size * 2 > players.length
    ? ALL_WELL
    : [refused('not-agreed', 'NODE-WIN-04', ['ruling', 'inFavour'], { agreed: agreed.size, players: players.length })];
}

export function rule(play: Play, ruling: BattleRuling, reason: string): void {
  if (ruling.type === 'extend') {
    extend(play, ruling, reason);
    return;
  }
  tell(play, {
    ...{ type: 'ruled', rule: RULES[ruling.type], to: 'all', ruling: ruling.type },
    ...{ facts: factsOf(play, ruling), reason },
  });
  carryOut(play, ruling);
}

function factsOf({ state }: Play, ruling: Exclude<BattleRuling, Of<'extend'>>): Rejection['facts'] {
  switch (ruling.type) {
    case 'give-points': {
      const { seat, points, isCapped } = ruling;
      return { ...(seat === null ? {} : { seat }), points, isCapped };
    }
    case 'end-campaign':
      return { agreed: new Set(ruling.inFavour).size, players: voters(state).length };
    case 'set-level':
      return { battle: ruling.battle, level: ruling.level };
    case 'approve-list':
      return { battle: ruling.battle, seat: ruling.seat };
    default:
      return { battle: ruling.battle };
  }
}

function carryOut(play: Play, ruling: Exclude<BattleRuling, Of<'extend'>>): void {
  const { state } = play;
  switch (ruling.type) {
    case 'settle':
      settle(play, ruling);
      break;
    case 'call-off':
      endBattle(play, ruling.battle, {
        ...{ ending: 'void', winner: null, degree: null },
        ...{ die: null, result: null, armies: [] },
      });
      break;
    case 'set-level': {
      const { battle, level } = ruling;
      battleIn(play, battle).level = level;
      tell(play, { type: 'level-agreed', rule: 'NODE-BTL-02', to: 'all', battle, level, by: 'referee' });
      break;
    }
    case 'approve-list':
      approveList(play, ruling);
      break;
    case 'give-points':
      givePoints(play, ruling);
      break;
    case 'end-campaign':
      endWar(play, 'NODE-WIN-04', leaders(state));
      break;
  }
}

/** NODE-BTL-15: what the players said about their own units counts, unless the referee enters it. */
function settle(play: Play, { battle, result, armies: entered = [] }: Of<'settle'>): void {
  const { winner, degree } = result;
  for (const { seat, units } of entered) field(play, battle, seat, units);
  const armies = fit(play, battle, result);
  endBattle(play, battle, { ending: 'referee', winner, degree, die: null, result, armies });
}

/** NODE-BTL-16. */
function extend(play: Play, { battle, days }: Of<'extend'>, reason: string): void {
  const { timers } = play.state;
  for (const timer of extendable(play.state, battleIn(play, battle))) {
    const until = timers[timer];
    if (until !== undefined) timers[timer] = plusSeconds(until, days * DAY);
  }
  tell(play, { type: 'battle-extended', rule: 'NODE-BTL-16', to: 'all', battle, days, reason });
}

/** NODE-BF-15. */
function approveList(play: Play, { battle, seat }: Of<'approve-list'>): void {
  const said = talkIn(play, battle);
  said.lists = said.lists.map((list) => (list.seat === seat ? { ...list, isApproved: true } : list));
  const to = [...playersOf(battleIn(play, battle))];
  tell(play, { type: 'list-approved', rule: 'NODE-BF-15', to, battle, seat });
}

/** NODE-CP-14. */
function givePoints(play: Play, { seat, points, isCapped }: Of<'give-points'>): void {
  const seats = seat === null ? playersIn(play.state) : [seat];
  const gains = seats.map((one) => ({ seat: one, points }));
  gain(play, gains, { why: 'referee', rule: 'NODE-CP-14', isCapped });
}
