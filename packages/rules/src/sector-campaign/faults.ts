import { keysOf, lookup, sortedKeys } from '../kernel/index.ts';
import { battleOf, countersOf } from './board/board.ts';
import { isHeldBy, isTerritory, places } from './board/grid.ts';
import { timerKind } from './due.ts';
import { isCutOff } from './isolation/isolation.ts';
import type { Board, Counter, Side, State } from './types.ts';
import { SIDES } from './vocabulary.ts';

/** What must hold after every step. */
export function faults(state: State): readonly string[] {
  return [
    ...gridFaults(state.board),
    ...SIDES.flatMap((side) => countersOf(state.board, side).flatMap((one) => counterFaults(state.board, one))),
    ...SIDES.flatMap((side) => deskFaults(state, side)),
    ...battleFaults(state),
    ...flowFaults(state.board),
    ...ledgerFaults(state),
  ];
}

type Check = readonly [isRight: boolean, what: string];
const wrong = (subject: string, checks: readonly Check[]): readonly string[] =>
  checks.flatMap(([isRight, what]) => (isRight ? [] : [`${subject} ${what}`]));

/** SEC-MAP-01, -08. */
function gridFaults(board: Board): readonly string[] {
  const ids = places(board.settings).map(({ id }) => id);
  const missing =
    ids.toSorted().join() === sortedKeys(board.territories).join() ? [] : ['territories are not those of the grid'];
  // Isolation is judged when a turn ends, and stays while its last decisions are open. SEC-ISO-02.
  const isBeforeJudgement = board.turn <= 1 && board.phase !== 'score';
  return [
    ...missing,
    ...Object.values(board.territories).flatMap((one) =>
      wrong(`territory ${one.id}`, [
        [!one.isBeingFortified || !one.isFortified, 'is fortified twice'],
        [!isBeforeJudgement || !one.isIsolated, 'is isolated before a turn has ended'],
        [board.phase !== 'score' || one.isIsolated === isCutOff(board, one), 'is isolated, or not, and should not be'],
      ]),
    ),
  ];
}

function counterFaults(board: Board, counter: Counter): readonly string[] {
  const { id, at, battle, side, isLost } = counter;
  return wrong(`counter ${id}`, [
    [at === null || isTerritory(board, at), 'is nowhere on the grid'],
    [at === null || isLost || board.phase === 'retreats' || isHeldBy(board, at, side), 'stands in enemy territory'],
    [battle === null || battleOf(board, battle) !== null, 'fights in a battle that is over'],
  ]);
}

/** Each counter has a detachment under it, and each detachment is where it says it is. */
function deskFaults({ board, desks }: State, side: Side): readonly string[] {
  const detachments = Object.values(desks[side].detachments);
  const named = detachments.flatMap(({ counter }) => (counter === null ? [] : [counter]));
  const counters = countersOf(board, side).map(({ id }) => id);
  return [
    ...(new Set(named).size === named.length ? [] : [`${side} has two detachments under one counter`]),
    ...counters.filter((id) => !named.includes(id)).map((id) => `counter ${id} has no detachment`),
    ...detachments.flatMap(({ id, where, counter, lost, units }) => {
      const seen = counter === null ? undefined : lookup(board.counters, counter);
      return wrong(`detachment ${id}`, [
        [(where === 'map' || where === 'orbit') === (seen !== undefined), 'has a counter, or none, and should not'],
        [where !== 'orbit' || seen?.at === null, 'is in orbit and stands on the map'],
        [lost.length <= units.length, 'has lost more than it has'],
      ]);
    }),
  ];
}

function battleFaults({ board, talks }: State): readonly string[] {
  const battles = Object.values(board.battles);
  const territories = battles.map(({ territory }) => territory);
  return [
    ...(new Set(territories).size === territories.length ? [] : ['two battles in one territory']),
    ...keysOf(talks)
      .filter((id) => lookup(board.battles, id) === undefined)
      .map((id) => `a talk about ${id}, which is over`),
    ...battles.flatMap(({ id, attacks, responders }) => {
      const all = [...attacks.flatMap(({ counters }) => counters), ...responders.map(({ counter }) => counter)];
      return wrong(`battle ${id}`, [
        [new Set(all).size === all.length, 'has a counter twice'],
        [all.every((one) => lookup(board.counters, one)?.battle === id), 'has a counter that is not committed to it'],
      ]);
    }),
  ];
}

/** Somebody is asked, something is running, or the campaign is over. */
function flowFaults({ asked, ended, timers, flight, answered, sides }: Board): readonly string[] {
  // Whatever was under way when it ended stays as it was.
  const isServed = ended !== null || asked.length > 0;
  return wrong('the campaign', [
    [isServed || keysOf(timers).length > 0, 'waits for nothing'],
    [flight === null || isServed, 'has a flight that nobody takes on'],
    [answered === null || isServed, 'has an attack that nobody answers'],
    [keysOf(timers).every((id) => timerKind(id) !== null), 'has a timer of no kind'],
    [SIDES.every((side) => Object.values(sides[side].used).every((used) => used >= 0)), 'has undone a declaration'],
  ]);
}

/** SEC-VP-13: the score is the sum of the ledger, and only its side knows the secret reasons. */
function ledgerFaults({ board, desks }: State): readonly string[] {
  return SIDES.flatMap((side) => {
    const lines = board.ledger.filter((line) => line.side === side);
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    const secret = lines.filter(({ score }) => score === 'command').map(({ number }) => number);
    return wrong(side, [
      [sum === board.sides[side].score, 'has a score that the ledger does not give'],
      [secret.join() === desks[side].secrets.map(({ number }) => number).join(), 'has secret lines without a reason'],
    ]);
  });
}
