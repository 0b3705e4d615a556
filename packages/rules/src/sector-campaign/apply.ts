import type { Input, Result, SeatId, Step, Table } from '../kernel/index.ts';
import { failed, lookup, ok } from '../kernel/index.ts';
import { counterIntercept, fireFlak, intercept } from './air/reactions.ts';
import { report } from './battles/reports.ts';
import { sealWithdrawals } from './battles/withdrawals.ts';
import { refused } from './board/board.ts';
import { delayTimers, type Play, playOf } from './board/play.ts';
import { checkOrder } from './check.ts';
import { sealCommand } from './command/command.ts';
import { fellDue } from './deadlines.ts';
import { alter } from './experience/alterations.ts';
import { useEffects } from './momentum/momentum.ts';
import { carryOut as declare } from './orders/declarations.ts';
import { setQueue } from './orders/queue.ts';
import { carryOutStaff } from './orders/staff.ts';
import { prefer, react } from './orders/standing.ts';
import { goOn } from './phases.ts';
import { rule, rulingFaults } from './referee/rulings.ts';
import { sealArmy } from './setup/armies.ts';
import { sealMajors } from './setup/majors.ts';
import { namePlanet } from './setup/planet.ts';
import { sealTurnEnd } from './turn-end/turn-end.ts';
import { claimVictory } from './turn/absence.ts';
import { chooseFirst } from './turn/initiative.ts';
import type { Order, Rejection, SectorGame, Side, State } from './types.ts';
import { surrender } from './victory/victory.ts';
import { view } from './view/view.ts';

type Of<Type extends Input<SectorGame>['type']> = Extract<Input<SectorGame>, { readonly type: Type }>;

/** The next step. Every declaration counts as it arrives, and what follows from it is part of its step. SEC-TURN-06. */
export function apply(
  state: State,
  input: Input<SectorGame>,
  { dice }: Table,
): Result<Step<SectorGame>, readonly Rejection[]> {
  if (state.board.ended !== null) return failed([refused('campaign-ended', 'SEC-VP-01', ['type'])]);
  const play = playOf(state, dice, input.at);
  const problems = heard(play, state, input);
  if (problems.length > 0) return failed(problems);
  goOn(play);
  return ok({ state: play.state, events: play.events });
}

function heard(play: Play, state: State, input: Input<SectorGame>): readonly Rejection[] {
  switch (input.type) {
    case 'order':
      return ordered(play, state, input);
    case 'ruling':
      return ruled(play, state, input);
    case 'clock':
      fellDue(play, input.of ?? []);
      return [];
    case 'resumed':
      delayTimers(play, input.seconds);
      return [];
    case 'phase':
    case 'seats':
      return [refused('not-offered', 'SEC-TURN-01', ['type'])];
  }
}

function ordered(play: Play, state: State, { seat, order }: Of<'order'>): readonly Rejection[] {
  const player = lookup(state.board.players, seat);
  if (player === undefined) return [refused('not-your-seat', 'SEC-SETUP-05', ['seat'])];
  const problems = checkOrder(view(state, { kind: 'seat', seat }), seat, order);
  if (problems.length > 0) return problems;
  if (!STANDING.includes(order.type)) play.state.board.sides[player.side].hasActed = true;
  carryOut(play, player.side, seat, order);
  return [];
}

/** SEC-TURN-05: what prepares decisions without making one; or it could be seen that somebody prepares them. */
const STANDING: readonly Order['type'][] = [
  'queue',
  'prefer',
  'react',
  'propose',
  'take-back-proposal',
  'adopt',
  'decline',
  'assign',
];

function carryOut(play: Play, side: Side, seat: SeatId, order: Order): void {
  switch (order.type) {
    case 'seal-army':
      return sealArmy(play, side, order.army);
    case 'seal-majors':
      return sealMajors(play, side, order.territories);
    case 'name-planet':
      return namePlanet(play, side, order.planet);
    case 'declare':
      return declare(play, side, order.declaration);
    case 'first':
      return chooseFirst(play, side, order.who);
    case 'intercept':
      return intercept(play, side, order);
    case 'counter-intercept':
      return counterIntercept(play, side, order);
    case 'flak':
      return fireFlak(play, side, order);
    case 'command':
      return sealCommand(play, side, order.sheet);
    case 'withdraw':
      return sealWithdrawals(play, side, order.withdrawals);
    case 'end-turn':
      return sealTurnEnd(play, side, order.choices);
    default:
      return carryOutLasting(play, side, seat, order);
  }
}

type Lasting = Exclude<
  Order,
  {
    readonly type:
      | 'seal-army'
      | 'seal-majors'
      | 'name-planet'
      | 'declare'
      | 'first'
      | 'intercept'
      | 'counter-intercept'
      | 'flak'
      | 'command'
      | 'withdraw'
      | 'end-turn';
  }
>;

function carryOutLasting(play: Play, side: Side, seat: SeatId, order: Lasting): void {
  switch (order.type) {
    case 'queue':
      return setQueue(play, side, order);
    case 'prefer':
      return prefer(play, side, order);
    case 'react':
      return react(play, side, order);
    case 'propose':
    case 'take-back-proposal':
    case 'adopt':
    case 'decline':
    case 'assign':
      return carryOutStaff(play, side, seat, order);
    case 'use-effects':
      return useEffects(play, side, order);
    case 'alter':
      return alter(play, side, order);
    case 'surrender':
      return surrender(play, side);
    case 'claim-victory':
      return claimVictory(play, side);
    default:
      return report(play, side, order);
  }
}

function ruled(play: Play, state: State, { ruling, reason }: Of<'ruling'>): readonly Rejection[] {
  const problems = rulingFaults(state, ruling);
  if (problems.length > 0) return problems;
  return rule(play, ruling, reason);
}
