import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, type Viewer } from '../../kernel/index.ts';
import { awaiting } from '../awaiting.ts';
import { isAsked } from '../board/board.ts';
import { defaultMajors, otherSide, territoriesOf } from '../board/grid.ts';
import { nextDue } from '../due.ts';
import { sectorCampaign } from '../index.ts';
import { outcome, summary } from '../outcome.ts';
import { detachmentId } from '../schemas/atoms.ts';
import { seat, setUp, territory, War, war } from '../testing/war.ts';
import type { Army, CommandSheet, Detachment, DetachmentId, Order, Side, State, TerritoryId } from '../types.ts';
import { QUEUES, type Queue, ROLLED_PHASES, SIDES } from '../vocabulary.ts';
import { standings, view } from './view.ts';

const STAFF = { west: 'cleo', east: 'dora' } as const;
const SEATS = SIDES.map((side) => ({ id: STAFF[side], name: STAFF[side], side, role: 'staff' }));

/** Armies of six detachments each, so that few decisions lead to the first turn and the next. */
const SMALL = { armyPoints: 1000 };
const SETTINGS = [
  SMALL,
  { ...SMALL, commandResources: true, directives: true, momentum: true, alterations: true },
  { ...SMALL, commandResources: true, rehide: 'afterBattle', planet: 'agree' },
] as const;

/** How a campaign is played: 0 if the time of a decision passes, 1 if the staff propose something, else the computer decides. */
const course = fc.record({
  decisions: fc.array(fc.nat(7), { maxLength: 80 }),
  seed: fc.nat(255),
  settings: fc.constantFrom(...SETTINGS),
});
type Course = typeof course extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function played({ decisions, seed, settings }: Course): War {
  const made = setUp({ settings, seats: SEATS, seed, west: { rating: '4' } });
  // Enough for purchases in the first turn.
  const edits = SIDES.map((side) => ({ type: 'set-score', side, score: 4 }) as const);
  made.rule({ type: 'corrections', edits });
  for (const decision of decisions) {
    if (made.board.ended !== null) break;
    if (decision === 1) expect(made.giveAs(STAFF.west, proposal('Hold the ridge.'))).toEqual([]);
    else step(made, decision === 0);
  }
  return made;
}

function step(made: War, isMissed: boolean): void {
  for (const side of isMissed ? [] : SIDES) {
    const order = sectorCampaign.practice?.order(made.seenBy(made.board.sides[side].commander)) ?? null;
    if (order === null) continue;
    expect(made.give(side, order)).toEqual([]);
    return;
  }
  if (nextDue(made.state, null).some(({ isFirm }) => !isFirm)) made.timeUp();
  else made.wait(24);
}

const seatViewer = (id: string): Viewer => ({ kind: 'seat', seat: seat(id) });
const commanderOf = (made: War, side: Side): string => made.board.sides[side].commander;

/** Everybody who may not look at the desk of a side. */
const others = (made: War, side: Side): readonly Viewer[] => [
  seatViewer(commanderOf(made, otherSide(side))),
  seatViewer(STAFF[otherSide(side)]),
  { kind: 'spectator' },
];

/** What the platform tells a viewer of a position, byte by byte. */
const known = (state: State, viewer: Viewer): string =>
  canonical([
    view(state, viewer),
    standings(state),
    summary(state),
    outcome(state),
    awaiting(state),
    nextDue(state, null),
  ]);

/** An order of a side in two versions, of which nobody else may tell one from the other. */
interface Secret {
  readonly by: string;
  readonly orders: readonly [Order, Order];
  /** Whether others notice nothing at all: not even that there was an order. */
  readonly isUnnoticed: boolean;
}

/** What a side can do in secret now. */
const secretsOf = (made: War, side: Side): readonly Secret[] => [...prepared(made, side), ...sealed(made, side)];

function prepared(made: War, side: Side): readonly Secret[] {
  const commander = commanderOf(made, side);
  const desk = made.state.desks[side];
  const secret = (by: string, one: Order, other: Order): Secret => ({ by, orders: [one, other], isUnnoticed: true });
  return [
    ...QUEUES.map((queue) => secret(commander, waiting(made, queue, 1), waiting(made, queue, 2))),
    ...ROLLED_PHASES.map((phase) =>
      secret(commander, { type: 'prefer', phase, who: 'me' }, { type: 'prefer', phase, who: 'enemy' }),
    ),
    secret(STAFF[side], proposal('Hold the ford.'), proposal('Give up the ford.')),
    ...desk.proposals.map(({ number }) =>
      secret(commander, { type: 'decline', proposal: number }, { type: 'adopt', proposal: number, into: 'queue' }),
    ),
    ...Object.values(desk.detachments)
      .slice(0, 1)
      .flatMap(({ id: detachment }) => [
        secret(
          commander,
          { type: 'react', detachment, reaction: 'ask' },
          { type: 'react', detachment, reaction: 'never' },
        ),
        secret(commander, { type: 'assign', detachment, keeper: null }, assigned(detachment, side)),
      ]),
    ...alterable(made, side).map((one) => secret(commander, altered(one, 1), altered(one, 2))),
  ];
}

/** A detachment that does not exist: what it is to do is never legal, and waits until the queue is cleared. */
const NOBODY: DetachmentId = detachmentId.parse('wd999');

/** Instructions for that queue, different ones for each `which`. */
function waiting({ state }: War, queue: Queue, which: number): Order {
  const at = nth(state, which);
  const declarations = {
    deployment: { type: 'place', detachment: NOBODY, at },
    air: { type: 'mission', detachment: NOBODY, mission: which === 1 ? 'escort' : 'scouting' },
    scouting: { type: 'scout', detachment: NOBODY, territory: at, route: null, back: null, escort: null },
    moves: { type: 'move', detachment: NOBODY, to: at, isBonus: false },
    attacks: { type: 'attack', from: at, to: at, detachments: [NOBODY], isHasty: false },
    responses: { type: 'drop', purpose: 'response', detachment: NOBODY, at },
  } as const;
  return { type: 'queue', queue, instructions: [{ choices: [{ when: null, declaration: declarations[queue] }] }] };
}

const nth = ({ board }: Pick<State, 'board'>, which: number): TerritoryId => {
  const found = territoriesOf(board.territories)[which];
  if (found === undefined) throw new Error('the grid has more territories');
  return found.id;
};

const proposal = (reason: string): Order => ({
  type: 'propose',
  declaration: { type: 'mission', detachment: NOBODY, mission: 'escort' },
  reason,
});

const assigned = (detachment: DetachmentId, side: Side): Order => ({
  type: 'assign',
  detachment,
  keeper: seat(STAFF[side]),
});

/** What both sides seal: everybody hears that it is sealed, nobody what it says. */
function sealed(made: War, side: Side): readonly Secret[] {
  const by = commanderOf(made, side);
  const { board } = made;
  const secret = (one: Order, other: Order): Secret => ({ by, orders: [one, other], isUnnoticed: false });
  if (board.phase === 'armies') return [secret(army(1), army(2))];
  // Once the other side is in, both are opened.
  const isFirst = (decision: 'majors' | 'planet'): boolean => isAsked(board, otherSide(side), decision);
  if (board.phase === 'majors' && isFirst('majors')) return [secret(...majors(made, side))];
  if (isAsked(board, side, 'planet') && isFirst('planet')) {
    return [secret({ type: 'name-planet', planet: 'ice' }, { type: 'name-planet', planet: 'hive' })];
  }
  if (!isAsked(board, side, 'command')) return [];
  const [at] = territoriesOf(board.territories).flatMap(({ id, controller }) => (controller === side ? [id] : []));
  const canBuy = board.settings.commandResources && board.sides[side].score >= 2 && at !== undefined;
  return [...(canBuy ? [secret(bought({ resource: 'bombardment' }), bought({ resource: 'engineers', at }))] : [])];
}

/** SEC-XP-11: a detachment that could be altered now, if there is one. */
const alterable = ({ board, state }: War, side: Side): readonly Detachment[] =>
  board.settings.alterations && isAsked(board, side, 'command')
    ? Object.values(state.desks[side].detachments)
        .filter(({ tenure }) => tenure === 'army')
        .slice(0, 1)
    : [];

const altered = ({ id, kind, units, isCommander }: Detachment, choices: number): Order => ({
  type: 'alter',
  detachment: id,
  into: {
    name: `Version ${choices}`,
    kind,
    units: units.map((unit) => ({ ...unit, name: `Line ${choices}` })),
    isCommander,
  },
  choices: units.length + choices,
});

/** Two detachments: in one version the second is the stronger, and the commander’s. */
function army(which: number): Order {
  const line = { traits: [], intercept: 0, armour: 5, lift: 0 };
  const detachments = [1, 2].map((number): Army['detachments'][number] => ({
    name: `Number ${number} of plan ${which}`,
    kind: 'ground',
    units: [{ ...line, name: 'Rifles', count: 4 * which, points: 100 * which * number }],
    isCommander: number === which,
  }));
  return { type: 'seal-army', army: { name: `Plan ${which}`, detachments } };
}

function majors(made: War, side: Side): readonly [Order, Order] {
  const { board } = made;
  const usual = defaultMajors(board.settings, side);
  const own = territoriesOf(board.territories).flatMap(({ id, home }) => (home === side ? [id] : []));
  const unusual = own.filter((id) => !usual.includes(id)).slice(0, usual.length);
  return [
    { type: 'seal-majors', territories: [...usual] },
    { type: 'seal-majors', territories: unusual },
  ];
}

const bought = (purchase: CommandSheet['purchases'][number]): Order => ({
  type: 'command',
  sheet: { ignores: false, additions: [], returns: [], upkeep: [], purchases: [purchase] },
});

/** The campaign after the order, and what the viewer is told of it. */
function after(made: War, by: string, order: Order): (viewer: Viewer) => readonly [told: string, seen: string] {
  const then = new War(made.state, made.now, 1);
  expect(then.giveAs(by, order)).toEqual([]);
  return (viewer) => [canonical(sectorCampaign.report(then.events, viewer)), known(then.state, viewer)];
}

/** West scouts from the air: Owls, with these marks, roll too low to fire, and Hawks have a say in the same place. */
function overflown(marks: string): War {
  const pieces = { Kites: 'west 4 aerial', Owls: `east B ${marks}`, Hawks: 'east B flak ask' };
  const made = war('air', { pieces, seats: SEATS });
  made.dice({ 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1] });
  made.does('west', { type: 'mission', detachment: made.one('Kites').id, mission: 'scouting' });
  const route = ['5', '8', 'B'].map((name) => territory(made.state, name));
  const scout = { type: 'scout', detachment: made.one('Kites').id, territory: territory(made.state, 'B') } as const;
  made.dice({ 'SEC-AIR-04 east-1': [5], 'SEC-AIR-04 east-2': [6] });
  return made.does('west', { ...scout, route, back: null, escort: null });
}

describe('SEC-DEPLOY-04, SEC-VP-13: what a side keeps to itself makes no difference to anybody else', () => {
  test('another desk altogether leaves everything as it was for the enemy, its staff and spectators', () => {
    fc.assert(
      fc.property(course, course, (one, other) => {
        const made = played(one);
        const { state } = made;
        fc.pre(state.board.ended === null);
        const { desks } = played(other).state;
        for (const side of SIDES) {
          const changed = { ...state, desks: { ...state.desks, [side]: desks[side] } };
          for (const viewer of others(made, side)) expect(known(changed, viewer)).toBe(known(state, viewer));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('SEC-BTL-12: spectators see nothing of what the sides say about a battle', () => {
    fc.assert(
      fc.property(course, (one) => {
        const { state } = played(one);
        fc.pre(state.board.ended === null);
        expect(view(state, { kind: 'spectator' }).talks).toEqual({});
      }),
      { numRuns: 10 },
    );
  });

  test('an order in secret tells them the same whatever it says, and nothing if it only prepares something', () => {
    fc.assert(
      fc.property(course, (one) => {
        const made = played(one);
        fc.pre(made.board.ended === null);
        for (const side of SIDES) {
          for (const { by, orders, isUnnoticed } of secretsOf(made, side)) {
            const [first, second] = [after(made, by, orders[0]), after(made, by, orders[1])];
            for (const viewer of others(made, side)) {
              expect([orders, second(viewer)]).toEqual([orders, first(viewer)]);
              if (isUnnoticed) expect([orders, first(viewer)]).toEqual([orders, ['[]', known(made.state, viewer)]]);
            }
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  test.each(['flak', 'flak ask', 'flak infiltrator commander'])(
    'SEC-AIR-04: scouts in the air cannot tell a counter with %s that does not fire from one without',
    (marks) => {
      const [one, other] = [overflown(''), overflown(marks)];
      expect(other.asked()).toEqual(['east flak']);
      for (const viewer of [seatViewer('anna'), seatViewer('cleo'), { kind: 'spectator' }] as const) {
        expect(known(other.state, viewer)).toBe(known(one.state, viewer));
        expect(sectorCampaign.report(other.events, viewer)).toEqual(sectorCampaign.report(one.events, viewer));
      }
    },
  );

  test('nobody else ever reads the id of a detachment', () => {
    fc.assert(
      fc.property(course, (one) => {
        const made = played(one);
        for (const side of SIDES) {
          const id = new RegExp(`"${side === 'west' ? 'w' : 'e'}d\\d+"`);
          for (const viewer of others(made, side)) {
            expect(canonical(sectorCampaign.report(made.story, viewer))).not.toMatch(id);
            if (made.board.ended === null) expect(known(made.state, viewer)).not.toMatch(id);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test('SEC-SETUP-05: the staff see and hear what their commander does', () => {
    fc.assert(
      fc.property(course, (one) => {
        const made = played(one);
        for (const side of SIDES) {
          const [commander, staff] = [seatViewer(commanderOf(made, side)), seatViewer(STAFF[side])];
          expect(view(made.state, staff)).toEqual({ ...view(made.state, commander), you: STAFF[side] });
          expect(sectorCampaign.report(made.story, staff)).toEqual(sectorCampaign.report(made.story, commander));
        }
      }),
      { numRuns: 10 },
    );
  });
});
