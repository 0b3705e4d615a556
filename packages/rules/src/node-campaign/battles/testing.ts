import { forcedDice, invariant, seatId } from '../../kernel/index.ts';
import { forceIn, type Play, playOf } from '../board/play.ts';
import { battleId, forceId, unitId } from '../schemas/atoms.ts';
import { newRoster } from '../schemas/units.ts';
import { node, type War, war } from '../testing.ts';
import type { BattleId, Faction, Force, ForceId, Order, Owner, State, UnitDeed, Way } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { attack, join } from './stack-in-play.ts';

const NOON = '2031-05-05T12:00:00.000Z';

interface Piece {
  readonly owner: string;
  readonly at: string;
  /** Where it came from; the way is a path unless it is named. */
  readonly from?: string;
  readonly way?: Way;
  readonly isTainted?: boolean;
  /** Points of each unit: `[500, 300]`. Units are numbered through all pieces: u1, u2. */
  readonly units?: readonly number[];
  readonly killTeam?: readonly number[];
  readonly list?: readonly string[];
}

interface Field {
  readonly pieces: Readonly<Record<`f${number}`, Piece>>;
  readonly control?: Readonly<Record<string, string | null>>;
  readonly roks?: Readonly<Record<string, string>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

const ownerOf = (id: string): Owner => (id === GUARD ? GUARD : seatId(id));

function rosterOf(points: readonly number[], first: number): Force['units'] {
  const units = newRoster.parse(
    points.map((one, i) => ({ name: `Unit ${first + i}`, category: 'troops', points: one })),
  );
  return units.map((unit, i) => ({ ...unit, id: unitId.parse(`u${first + i}`), xp: 0, honours: '' }));
}

/** A war on Monday noon with these battleforces and no others. Each controls its node unless it came from somewhere. */
export function field(
  factions: Readonly<Record<string, Faction>>,
  { pieces, control = {}, roks = {}, settings = {} }: Field,
): War {
  let units = 1;
  const forces = Object.entries(pieces).map(([id, piece], arrival): Force => {
    const first = units;
    units += (piece.units?.length ?? 0) + (piece.killTeam?.length ?? 0);
    return {
      id: forceId.parse(id),
      owner: ownerOf(piece.owner),
      name: id,
      background: '',
      node: node(piece.at),
      cameFrom: piece.from === undefined ? null : node(piece.from),
      way: piece.way ?? 'path',
      isTainted: piece.isTainted ?? false,
      isHulk: false,
      units: rosterOf(piece.units ?? [], first),
      killTeam: rosterOf(piece.killTeam ?? [], first + (piece.units?.length ?? 0)),
      isFrozen: false,
      arrival,
    };
  });
  return war(factions, {
    settings,
    given: (state) => given(state, { pieces, control, roks, settings }, forces, units),
  });
}

function given(
  state: State,
  { pieces, control, roks }: Required<Field>,
  forces: readonly Force[],
  units: number,
): State {
  const held = Object.values(pieces).flatMap(({ owner, at, from }) => (from === undefined ? [[at, owner]] : []));
  const controllers = { ...Object.fromEntries(held), ...control };
  const nodes = Object.entries(state.nodes).map(([id, one]) => {
    const to = controllers[id];
    const rok = roks[id];
    return [
      id,
      {
        ...one,
        controller: to === undefined || to === null ? null : ownerOf(to),
        rok: rok === undefined ? null : seatId(rok),
      },
    ];
  });
  const lists = Object.entries(pieces).flatMap(([id, { list }]) => (list === undefined ? [] : [[id, list.map(node)]]));
  return {
    ...state,
    forces: Object.fromEntries(forces.map((force) => [force.id, force])),
    nodes: Object.fromEntries(nodes),
    retreats: Object.fromEntries(lists),
    timers: {},
    next: { ...state.next, force: forces.length, unit: units, arrival: forces.length },
  };
}

type Dice = Readonly<Record<string, readonly number[]>>;

/** Something that another chapter would bring about. */
export function happens(made: War, then: (play: Play) => void, dice: Dice = {}): War {
  const play = playOf(
    made.state,
    forcedDice(dice, (rule, subject) => {
      throw new Error(`no die for '${rule} ${subject}'`);
    }),
    NOON,
  );
  then(play);
  made.state = play.state;
  made.events = play.events;
  made.story.push(...play.events);
  return made;
}

export const force = (id: string): ForceId => forceId.parse(id);
export const battle = (id: string): BattleId => battleId.parse(id);

/** A battleforce attacks the node in which it was put; others come after it, and wait. */
export function attacked(made: War, at: string, first: string, ...others: readonly string[]): War {
  return happens(made, (play) => {
    for (const other of others) forceIn(play, force(other)).node = node('W');
    attack(play, node(at), force(first));
    for (const other of others) {
      forceIn(play, force(other)).node = node(at);
      join(play, node(at), force(other));
    }
  });
}

/** Against a Guard that nobody plays. */
export const attackedAtOnce = (made: War, at: string, id: string, die: number): War =>
  happens(made, (play) => attack(play, node(at), force(id)), { 'NODE-FAC-IG-03 b1': [die] });

type ReportOrder = Extract<Order, { readonly type: 'report' }>;
type Result = ReportOrder['result'];

export const use = (unit: string, deeds: readonly UnitDeed[] = [], isFull = true): ReportOrder['units'][number] => ({
  unit: unitId.parse(unit),
  isFull,
  deeds: [...deeds],
});

/** A report; without more: the attacker's solid victory at 1000 points in a Cleanse on Monday. */
export function report(
  result: Partial<Result> = {},
  units: readonly ReportOrder['units'][number][] = [],
  of = 'b1',
): ReportOrder {
  const { winner = 1 } = result;
  return {
    type: 'report',
    battle: battle(of),
    result: {
      date: '2031-05-05',
      mission: 'cleanse',
      isPivotal: false,
      level: 1000,
      winner,
      degree: winner === null ? null : 'solid',
      iasl: [],
      ...result,
    },
    units: [...units],
  };
}

export const amend = (result: Partial<Result>, units: ReportOrder['units'] = []): Order => ({
  ...report(result, units),
  type: 'amend',
});
export const confirm = (units: ReportOrder['units'] = [], of = 'b1'): Order => ({
  type: 'confirm',
  battle: battle(of),
  units,
});

/** Gives orders that must be accepted. */
export function gives(made: War, ...orders: readonly (readonly [seat: string, order: Order])[]): War {
  for (const [seat, order] of orders) {
    const problems = made.give(seat, order);
    invariant(problems.length === 0, `refused: ${JSON.stringify(problems)}`);
  }
  return made;
}

export const refusals = (made: War, seat: string, order: Order): readonly string[] =>
  made.give(seat, order).map(({ code }) => code);

/** Where battleforces are now; the destroyed ones are missing. */
export const places = ({ state }: War): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(state.forces).map(({ id, node: at }) => [id, at]));
export const controller = ({ state }: War, at: string): string | null => state.nodes[at]?.controller ?? null;
/** The stacks of the battles that go on: `{ b2: ['red f2', 'blue f3'] }`. */
export const stacks = ({ state }: War): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.values(state.battles).map(({ id, stack }) => [
      id,
      stack.map(({ owner, forces }) => [owner, ...forces].join(' ')),
    ]),
  );
export const ledger = ({ state }: War): readonly string[] =>
  state.ledger.map(({ seat, amount, score }) => `${seat} ${amount} ${score}`);

export const FACTIONS = { red: 'orks', blue: 'imperial-guard', green: 'chaos' } as const;
export const UNITS = [500, 500];

/** Orks from O7 attack the Guard in O4. */
export const grayford = (more: Partial<Parameters<typeof field>[1]> = {}) =>
  attacked(
    field(FACTIONS, {
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
      },
      ...more,
      control: { O3: 'blue', O5: 'blue', O7: 'red', ...more.control },
    }),
    'O4',
    'f2',
  );

export const BY_RED = [use('u3')];
export const BY_BLUE = [use('u1')];

/** Reported by red, and confirmed. */
export const ended = (made: ReturnType<typeof grayford>, winner: number | null) =>
  gives(made, ['red', report({ winner }, BY_RED)], ['blue', confirm(BY_BLUE)]);
