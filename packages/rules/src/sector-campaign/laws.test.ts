import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, mayRead, type Viewer } from '../kernel/index.ts';
import { checkOrder } from './check.ts';
import { nextDue } from './due.ts';
import { options } from './options.ts';
import { schemas } from './schemas.ts';
import { seat, setUp, type War } from './testing/war.ts';
import type { Declaration, Option, Order, Side, State } from './types.ts';
import { view } from './view/view.ts';
import { SIDES, WINNERS } from './vocabulary.ts';

type Drawn = readonly [kind: number, which: number, where: number];
const pick = <One>(listed: readonly One[], at: number): One | undefined => listed[at % (listed.length || 1)];
const declare = (declaration: Declaration): Order => ({ type: 'declare', declaration });

/** An option as an order; null: a random draw is not enough to make one. */
function orderOf(option: Option, at: number): Order | null {
  switch (option.type) {
    case 'seal-majors':
      return { type: 'seal-majors', territories: [...option.among].slice(at % 4, (at % 4) + option.count) };
    case 'name-planet':
      return { type: 'name-planet', planet: pick(option.among, at) ?? 'agri' };
    case 'place': {
      const place = pick(option.among, at);
      return place === undefined ? null : declare({ type: 'place', detachment: option.detachment, at: place });
    }
    case 'mission': {
      const mission = pick(option.among, at) ?? 'intercept';
      return declare({ type: 'mission', detachment: option.detachment, mission });
    }
    case 'intercept':
      return { type: 'intercept', detachment: at % 2 === 0 ? null : (pick(option.among, at) ?? null) };
    case 'flak': {
      const detachment = pick(option.among, at);
      return detachment === undefined ? null : { type: 'flak', detachment, fires: at % 2 === 0 };
    }
    case 'scout':
    case 'move':
    case 'respond':
    case 'attack-alone':
      return going(option, at);
    case 'attack': {
      const to = pick(option.among, at);
      const most = Math.max(1, option.detachments.length - option.staying);
      const detachments = option.detachments.slice(0, 1 + (at % most));
      if (to === undefined || option.detachments.length <= option.staying) return null;
      return declare({ type: 'attack', from: option.from, to, detachments, isHasty: false });
    }
    case 'report':
    case 'amend':
      return { type: option.type, battle: option.battle, result: { winner: pick(WINNERS, at) ?? 'draw', deeds: [] } };
    case 'order':
      return option.order;
    default:
      return null;
  }
}

function going(option: Extract<Option, { readonly type: 'scout' | 'move' | 'respond' | 'attack-alone' }>, at: number) {
  const there = pick(option.among, at);
  if (there === undefined) return null;
  const { detachment, type } = option;
  if (type === 'scout') {
    return declare({ type: 'scout', detachment, territory: there.to, route: there.route, back: null, escort: null });
  }
  const purpose = type === 'move' ? 'move' : type === 'respond' ? 'response' : 'attack';
  if (there.way === 'drop') return declare({ type: 'drop', purpose, detachment, at: there.to });
  const isBonus = there.way === 'hasty';
  if (there.route !== null) {
    return declare({ type: 'fly', purpose, detachment, route: there.route, cargo: null, escort: null, isBonus });
  }
  if (type === 'move') return declare({ type: 'move', detachment, to: there.to, isBonus });
  return type === 'respond' ? declare({ type: 'respond', detachment }) : null;
}

/** Only declarations: everything else that a commander can do at any time would drown them. */
const isPlay = (option: Option): boolean => option.type !== 'order' || PLAY.includes(option.order.type);
const PLAY: readonly Order['type'][] = [
  ...(['declare', 'first', 'prefer', 'counter-intercept', 'confirm', 'dispute', 'take-back', 'quick'] as const),
];

function step(made: War, [kind, which, where]: Drawn): void {
  const [asked] = made.board.asked;
  // Reports and disputes have times of their own.
  if (asked === undefined) {
    made.wait(24);
    return;
  }
  const id = made.board.sides[asked.side].commander;
  const seen = made.seenBy(id);
  const offered = options(seen).filter(isPlay);
  const orders = offered.flatMap((option) => orderOf(option, where) ?? []);
  for (const order of orders) {
    expect({ order, faults: checkOrder(seen, seat(id), order) }).toEqual({ order, faults: [] });
  }
  const chosen = kind % 8 === 0 ? undefined : pick(orders, which);
  if (chosen === undefined && nextDue(made.state, null).some(({ isFirm }) => !isFirm)) made.timeUp();
  else if (chosen === undefined) made.wait(24);
  else expect(made.give(asked.side, chosen)).toEqual([]);
}

const drawn = fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000));
const SETTINGS = [
  {},
  { passIsFinal: false, repeatMoves: false, adjacency: 'diagonal', territoryPoints: 'once' },
  { askInitiative: true, defaultPassIsFinal: true, combineAttacks: false, majorGarrisonGround: true },
  { rows: 4, planet: 'agree', turnDays: 10, commandResources: true },
  { momentum: true, commandResources: true, directives: true, rehide: 'afterBattle', interceptAborts: true },
] as const;

/** A campaign some steps later. The test board checks what must hold after every step. */
function played(steps: readonly Drawn[], seed: number, set: number): War {
  const made = setUp({ settings: SETTINGS[set % SETTINGS.length] ?? {}, seed, west: { rating: '4' } });
  for (const one of steps) {
    if (made.board.ended === null) step(made, one);
  }
  return made;
}

const course = [fc.array(drawn, { minLength: 100, maxLength: 160 }), fc.nat(255), fc.nat(SETTINGS.length - 1)] as const;

test('Every option offered is accepted, and something is due until the campaign is over', () => {
  fc.assert(
    fc.property(...course, (steps, seed, set) => {
      const made = played(steps, seed, set);
      expect(made.board.ended !== null || nextDue(made.state, null).length > 0).toBe(true);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

/** The same campaign with different secrets of one side: names, experience, queues, preferences, proposals. */
function otherSecrets(state: State, side: Side): State {
  const desk = state.desks[side];
  const detachments = Object.fromEntries(
    Object.entries(desk.detachments).map(([id, one]) => [id, { ...one, name: `${one.name} X`, xp: one.xp + 7 }]),
  );
  const preferences = { air: 'enemy', scouting: 'enemy', moves: 'enemy', attacks: 'enemy' } as const;
  const queues = { ...desk.queues, moves: [{ choices: [{ when: null, declaration: { type: 'pass' } as const }] }] };
  const directive = { number: 12, dice: [6, 6], isIgnored: true, airKills: 1, airLosses: 0, visitor: null };
  const declaration = { type: 'pass' } as const;
  const proposals = [{ number: 1, by: seat('anna'), at: '2031-05-03T12:00:00.000Z', declaration, reason: 'Wait' }];
  const secret = { directive, proposals, engineers: [], dossiers: {}, isEmergencyNext: true, bombardments: 3 };
  const other = { ...desk, detachments, preferences, queues, ...secret, effects: ['re-roll' as const] };
  return { ...state, desks: { ...state.desks, [side]: other } };
}

test('Neither the enemy nor spectators see a side’s secrets', () => {
  fc.assert(
    fc.property(...course, (steps, seed, set) => {
      const { state } = played(steps, seed, set);
      if (state.board.ended !== null) return;
      for (const side of SIDES) {
        const enemy = side === 'west' ? 'bert' : 'anna';
        const viewers: readonly Viewer[] = [{ kind: 'seat', seat: seat(enemy) }, { kind: 'spectator' }];
        for (const viewer of viewers) {
          expect(canonical(view(otherSecrets(state, side), viewer))).toBe(canonical(view(state, viewer)));
        }
      }
    }),
    { numRuns: 4 },
  );
});

test('Events for spectators name no detachment until it has fought', () => {
  fc.assert(
    fc.property(...course, (steps, seed, set) => {
      const made = played(steps, seed, set);
      const told = JSON.stringify(made.story.filter(({ to }) => mayRead({ kind: 'spectator' }, to)));
      const fought = new Set(made.board.past.flatMap((one) => one.fought.map(({ name }) => name)));
      for (const { name } of Object.values(made.state.desks.west.detachments)) {
        if (!fought.has(name)) expect(told.includes(`"${name}"`)).toBe(false);
      }
    }),
    { numRuns: 4 },
  );
});

test('Every view, option and state matches its schema', () => {
  fc.assert(
    fc.property(...course, (steps, seed, set) => {
      const made = played(steps.slice(0, 60), seed, set);
      for (const viewer of ['anna', 'bert', 'spectator', 'referee']) {
        expect(schemas.view.safeParse(made.seenBy(viewer)).success).toBe(true);
      }
    }),
    { numRuns: 2 },
  );
});

test('The clock gives the same log in one jump as in many', () => {
  const [jump, walk] = [setUp(), setUp()];
  jump.wait(40 * 24);
  for (let day = 0; day < 40; day++) walk.wait(24);
  expect(walk.story).toEqual(jump.story);
  expect(walk.state).toEqual(jump.state);
});
