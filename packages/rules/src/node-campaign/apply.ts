import type { Input, Result, Step, Table } from '../kernel/index.ts';
import { failed, lookup, ok } from '../kernel/index.ts';
import { report } from './battles/reports.ts';
import { listRetreats } from './battles/retreats-in-play.ts';
import { talk } from './battles/talks.ts';
import { refused } from './board/board.ts';
import { plusSeconds } from './board/dates.ts';
import { type Play, playOf, stateAfter, tell } from './board/play.ts';
import { checkOrder, checkRuling } from './check.ts';
import { correct } from './corrections/corrections.ts';
import { fellDue } from './days.ts';
import { closeNight, followSession, nightOrder, openNight, setPresent } from './night/night-in-play.ts';
import { carryOutAffordable, post, withdraw } from './orders/posts-in-play.ts';
import { carryOutSeries } from './orders/series-in-play.ts';
import { rule } from './referee/rulings.ts';
import { enterRoster } from './rosters/rosters-in-play.ts';
import { hearSeats, joinWar } from './seats/seats-in-play.ts';
import { place, setUpGuard } from './setup/setup-in-play.ts';
import type { NodeGame, Order, Rejection, Ruling, State } from './types.ts';
import { checkVictory } from './victory/victory-in-play.ts';
import { view } from './view/view.ts';

type Of<Type extends Input<NodeGame>['type']> = Extract<Input<NodeGame>, { readonly type: Type }>;

/** The next step. Orders count on arrival, in the order of arrival. NODE-ORD-02. */
export function apply(
  state: State,
  input: Input<NodeGame>,
  { dice }: Table,
): Result<Step<NodeGame>, readonly Rejection[]> {
  if (state.ended !== null) return failed([refused('campaign-ended', 'NODE-WIN-01', ['type'])]);
  const play = playOf(state, dice, input.at, 'isPaused' in input && input.isPaused === true);
  const problems = heard(play, state, input);
  if (problems.length > 0) return failed(problems);
  followUp(play);
  return ok({ state: stateAfter(state, play), events: play.events });
}

function heard(play: Play, state: State, input: Input<NodeGame>): readonly Rejection[] {
  switch (input.type) {
    case 'order':
      return ordered(play, state, input);
    case 'ruling':
      return ruled(play, state, input);
    case 'clock':
      fellDue(play, input.of ?? []);
      return [];
    case 'resumed':
      resume(play, input.seconds);
      return [];
    case 'seats':
      hearSeats(play, input.empty);
      return [];
    case 'phase':
      return [refused('not-offered', 'NODE-ORD-02', ['type'])];
  }
}

/** What each step can bring about: the end of the war, the end of a game night, and orders that waited for points. */
function followUp(play: Play): void {
  checkVictory(play, false);
  if (play.state.ended === null) followSession(play);
  if (mayGoOn(play)) carryOutAffordable(play);
  checkVictory(play, false);
}

/** NODE-ORD-16: what waits for points waits through a pause, and then for what fell due in it. */
const mayGoOn = ({ state: { ended, night, overdue }, isPaused }: Play): boolean =>
  ended === null && night === null && overdue === null && !isPaused;

function ordered(play: Play, state: State, { seat, order }: Of<'order'>): readonly Rejection[] {
  if (lookup(state.players, seat) === undefined) return [refused('not-your-seat', 'NODE-ORD-02', ['seat'])];
  const problems = checkOrder(view(state, { kind: 'seat', seat }), seat, order);
  if (problems.length === 0) carryOut(play, seat, order);
  return problems;
}

function carryOut(play: Play, seat: Of<'order'>['seat'], order: Order): void {
  switch (order.type) {
    case 'commands': {
      const isNow = order.when.kind === 'now' && play.state.settings.orderProcessing === 'immediate';
      if (isNow) carryOutSeries(play, seat, order.commands, null);
      else post(play, seat, order);
      break;
    }
    case 'withdraw':
      withdraw(play, seat, order);
      break;
    case 'retreats':
      listRetreats(play, order.force, order.nodes);
      break;
    case 'place':
      place(play, seat, order);
      break;
    case 'join':
      joinWar(play, seat, order);
      break;
    case 'roster':
    case 'rename':
    case 'honours':
      enterRoster(play, seat, order);
      break;
    case 'present':
    case 'pass':
      nightOrder(play, seat, order);
      break;
    case 'report':
    case 'confirm':
    case 'amend':
    case 'field':
    case 'dispute':
    case 'take-back':
    case 'concede':
    case 'leave':
      report(play, seat, order);
      break;
    default:
      talk(play, seat, order);
      break;
  }
}

function ruled(play: Play, state: State, { ruling, reason }: Of<'ruling'>): readonly Rejection[] {
  const problems = checkRuling(state, ruling, play.at);
  return problems.length > 0 ? problems : carryOutRuling(play, ruling, reason);
}

function carryOutRuling(play: Play, ruling: Ruling, reason: string): readonly Rejection[] {
  switch (ruling.type) {
    case 'corrections':
      return ruling.edits.flatMap((edit, i) =>
        correct(play, edit, reason).map((one) => ({ ...one, path: ['ruling', 'edits', i, ...one.path] })),
      );
    case 'open-night':
      openNight(play);
      break;
    case 'close-night':
      closeNight(play, 'referee');
      break;
    case 'set-present':
      setPresent(play, ruling.seat, ruling.isPresent);
      break;
    case 'place-guard':
    case 'share-guard':
      setUpGuard(play, ruling);
      break;
    default:
      rule(play, ruling, reason);
      return [];
  }
  const facts = 'seat' in ruling ? { seat: ruling.seat } : {};
  const cited = ruling.type === 'place-guard' || ruling.type === 'share-guard' ? 'NODE-FAC-IG-02' : 'NODE-CP-06';
  tell(play, { type: 'ruled', rule: cited, to: 'all', ruling: ruling.type, facts, reason });
  return [];
}

/**
 * NODE-ORD-16: a pause is over. What ran has as much time left as when it began, or none if it should have run out; the
 * midnights of the pause are skipped, and the next one tells the date. What fell due in it is found first, and then
 * carried out by submission time. NODE-ORD-05.
 */
function resume({ state, at }: Play, seconds: number): void {
  for (const [id, until] of Object.entries(state.timers)) {
    const moved = plusSeconds(until, seconds);
    state.timers[id] = moved < at ? at : moved;
  }
  state.clock.since = at;
  state.clock.date = null;
  state.overdue = [];
}
