import { lookup } from '@sealed-orders/rules/kernel';
import type {
  Battle,
  Board,
  Counter,
  CounterId,
  Declared,
  Event,
  Side,
  Territory,
  TerritoryId,
  View,
} from '@sealed-orders/rules/sector-campaign';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/**
 * The board in the middle of a step: what the reader knew before it, plus the events played so far. It only combines what
 * the reader knows already, and is exact at neither end; there the views themselves are shown.
 * @param after what the reader knows at the end of the step: counters that come onto the board are looked up there
 */
export function replayedView(before: View, events: readonly Event[], after: View): View {
  const board = events.reduce((known, event) => boardAfter(known, event, after.board), before.board);
  return { ...before, board, desks: { west: desk('west', before, after), east: desk('east', before, after) } };
}

/** Which detachment is under which counter, for counters that leave the board in the step and those that come onto it. */
function desk(side: Side, before: View, after: View): View['desks'][Side] {
  const [then, now] = [before.desks[side], after.desks[side]];
  if (then === null || now === null) return then;
  const placed = Object.entries(now.detachments).filter(
    ([id]) => (lookup(then.detachments, id)?.counter ?? null) === null,
  );
  return { ...then, detachments: { ...then.detachments, ...Object.fromEntries(placed) } };
}

function boardAfter(board: Board, event: Event, after: Board): Board {
  switch (event.type) {
    case 'phase-opened':
      return { ...board, phase: event.phase };
    case 'turn-began':
      return { ...board, turn: event.turn, declared: [], counters: rested(board.counters) };
    case 'attack-declared':
      return attacked(board, event, after);
    case 'responded':
      return responded(board, event, after);
    case 'battle-ended':
      return fought(board, event);
    case 'isolated':
    case 'reconnected':
      return withTerritories(board, event.territories, { isIsolated: event.type === 'isolated' });
    case 'majors-named':
      return withTerritories(board, event.territories, { isMajor: true });
    case 'control-changed':
      return withTerritories(board, [event.territory], {
        ...{ controller: event.side, isFortified: false, isBeingFortified: false },
      });
    case 'fortification-begun':
      return withTerritories(board, [event.territory], { isBeingFortified: true });
    case 'fortified':
      return withTerritories(board, [event.territory], { isFortified: true, isBeingFortified: false });
    default:
      return { ...board, counters: countersAfter(board.counters, event, after.counters) };
  }
}

type Counters = Board['counters'];

/** Where counters stand after an event. */
function countersAfter(counters: Counters, event: Event, after: Counters): Counters {
  switch (event.type) {
    case 'placed':
    case 'dropped':
    case 'counter-arrived':
      return withCounter(counters, event.counter, after, { at: event.at });
    case 'orbit-filled':
      return event.counters.reduce((known, id) => withCounter(known, id, after, { at: null }), counters);
    case 'mission-declared':
      return withCounter(counters, event.counter, after, { mission: { mission: event.mission, isUsed: false } });
    case 'moved':
    case 'retreated':
    case 'went-back':
      return withCounter(counters, event.counter, after, { at: event.into, battle: null });
    case 'flown':
      return withCounters(counters, [event.counter, event.cargo], after, { at: event.into });
    case 'air-loss':
      return event.isWiped ? withCounter(counters, event.counter, after, { isLost: true }) : counters;
    case 'counter-left':
    case 'removed':
      return without(counters, ({ id }) => id === event.counter);
    case 'renumbered':
      return {
        ...without(counters, ({ side }) => side === event.side),
        ...without(after, ({ side }) => side !== event.side),
      };
    default:
      return counters;
  }
}

function withCounter(counters: Counters, id: CounterId, after: Counters, changes: Partial<Counter>): Counters {
  const known = lookup(counters, id) ?? lookup(after, id);
  return known === undefined ? counters : { ...counters, [id]: { ...known, ...changes } };
}

const withCounters = (
  counters: Counters,
  ids: readonly (CounterId | null)[],
  after: Counters,
  changes: Partial<Counter>,
): Counters => ids.reduce((known, id) => (id === null ? known : withCounter(known, id, after, changes)), counters);

const without = (counters: Counters, isGone: (counter: Counter) => boolean): Counters =>
  Object.fromEntries(Object.entries(counters).filter(([, one]) => !isGone(one)));

/** A new turn: nobody has flown, and no mission is left. */
const rested = (counters: Counters): Counters =>
  Object.fromEntries(
    Object.entries(counters).map(([id, one]) => [id, { ...one, mission: null, battle: null, isLost: false }]),
  );

function withTerritories(board: Board, ids: readonly TerritoryId[], changes: Partial<Territory>): Board {
  const changed = ids.flatMap((id) => {
    const one = lookup(board.territories, id);
    return one === undefined ? [] : [[id, { ...one, ...changes }] as const];
  });
  return { ...board, territories: { ...board.territories, ...Object.fromEntries(changed) } };
}

const sideOf = ({ counters }: Pick<Board, 'counters'>, id: CounterId | undefined): Side =>
  (id === undefined ? undefined : lookup(counters, id)?.side) ?? 'west';

/** Counters committed to a battle, with the declaration that the board draws as an arrow. */
function attacked(board: Board, event: EventOf<'attack-declared'>, after: Board): Board {
  const { battle: id, territory, from, counters, way } = event;
  const side = sideOf(board, counters[0]);
  const begun = lookup(board.battles, id) ?? newBattle(board, event, side);
  const battle: Battle = { ...begun, attacks: [...begun.attacks, { from, counters, way }] };
  return {
    ...board,
    battles: { ...board.battles, [id]: battle },
    counters: withCounters(board.counters, counters, after.counters, { battle: id }),
    declared: [
      ...board.declared,
      declaredAs(after, { what: 'attack', side, counters, from, to: territory, battle: id }),
    ],
  };
}

const newBattle = (board: Board, { battle, territory }: EventOf<'attack-declared'>, attacker: Side): Battle => ({
  ...{ id: battle, territory, attacker, attacks: [], responders: [], defenders: [], outcome: null },
  isFortified: lookup(board.territories, territory)?.isFortified === true,
});

function responded(board: Board, { battle: id, counter, from }: EventOf<'responded'>, after: Board): Board {
  const to = lookup(board.battles, id)?.territory ?? null;
  const counters = [counter];
  const side = sideOf(board, counter);
  return {
    ...board,
    counters: withCounter(board.counters, counter, after.counters, { battle: id }),
    declared: [...board.declared, declaredAs(after, { what: 'respond', side, counters, from, to, battle: id })],
  };
}

type Noted = Pick<Declared, 'what' | 'side' | 'counters' | 'from' | 'to' | 'battle'>;

/** The declaration as the list at the end of the step has it, or as far as its event tells. */
function declaredAs(after: Board, noted: Noted): Declared {
  const isSame = ({ what, battle, counters }: Declared): boolean =>
    what === noted.what && battle === noted.battle && noted.counters.every((id) => counters.includes(id));
  return after.declared.find(isSame) ?? { ...noted, phase: 'attacks', mission: null, route: null, isByTime: false };
}

/** The battle is over, and its counters are free again. */
function fought(board: Board, { battle }: EventOf<'battle-ended'>): Board {
  return {
    ...board,
    battles: Object.fromEntries(Object.entries(board.battles).filter(([id]) => id !== battle)),
    counters: Object.fromEntries(
      Object.entries(board.counters).map(([id, one]) => [id, one.battle === battle ? { ...one, battle: null } : one]),
    ),
  };
}
