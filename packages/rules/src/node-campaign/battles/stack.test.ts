import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battleAt } from '../board/board.ts';
import { mayAttack } from '../board/relations.ts';
import { outcomes, topics } from '../outcome.ts';
import { node, seat } from '../testing.ts';
import { FACTIONS, GUARD } from '../vocabulary.ts';
import { endBattle } from './results.ts';
import { attack, join } from './stack-in-play.ts';
import { attackedAtOnce, controller, field, force, happens, places, stacks } from './testing.ts';

const SEATS = ['red', 'blue', 'green', 'grey'] as const;
const NO_RESULT = { degree: null, die: null, result: null, armies: [] } as const;

type Staged = ReturnType<typeof field>;

/** Battleforces of these seats come into O4 one after the other; those who may not attack its holder stay away. */
function comingInto(made: Staged, owners: readonly number[]): Staged {
  return happens(made, (play) => {
    owners.forEach((owner, i) => {
      const id = force(`f${i + 1}`);
      const found = play.state.forces[id];
      const holder = battleAt(play.state, node('O4'))?.stack[0]?.owner ?? play.state.nodes.O4?.controller ?? null;
      if (found === undefined) return;
      const isOwn = holder === found.owner;
      if (holder !== null && !isOwn && !mayAttack(play.state, found.owner, holder)) return;
      Object.assign(found, { node: node('O4'), cameFrom: node('D1') });
      if (battleAt(play.state, node('O4')) !== null) join(play, node('O4'), id);
      else if (holder === null) Object.assign(play.state.nodes.O4 ?? {}, { controller: seat(SEATS[owner] ?? 'red') });
      else if (!isOwn) attack(play, node('O4'), id);
    });
  });
}

/** Every battleforce in a stack is in its node, and in one entry; every battle has two sides and its talk. */
function broken({ state }: Staged): readonly string[] {
  const inStacks = Object.values(state.battles).flatMap(({ node: at, stack }) =>
    stack.flatMap(({ forces, owner }) => forces.map((id) => ({ id, at, owner }))),
  );
  return [
    ...inStacks
      .filter(({ id, at, owner }) => state.forces[id]?.node !== at || state.forces[id]?.owner !== owner)
      .map(({ id }) => `${id} is not where it fights`),
    ...inStacks.filter(({ id }, i) => inStacks.findIndex((one) => one.id === id) < i).map(({ id }) => `${id} twice`),
    ...Object.values(state.battles)
      .filter(({ stack: [holder, attacker] }) => holder?.owner === attacker?.owner)
      .map(({ id }) => `${id} has one side`),
    ...Object.keys(state.battles)
      .filter((id) => state.talks[id] === undefined)
      .map((id) => `${id} without a talk`),
    ...Object.keys(state.timers).filter(
      (timer) => timer.includes(':b') && state.battles[timer.split(':')[1] ?? ''] === undefined,
    ),
  ];
}

test('NODE-BTL-19 to -22: whoever comes and whoever wins, a stack ends, and nobody is lost in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...FACTIONS), { minLength: 4, maxLength: 4 }),
      fc.array(fc.nat(3), { minLength: 2, maxLength: 7 }),
      fc.array(fc.constantFrom(0, 1, null), { minLength: 8, maxLength: 8 }),
      (factions, owners, winners) => {
        const pieces = Object.fromEntries(
          owners.map((owner, i) => [`f${i + 1}`, { owner: SEATS[owner] ?? 'red', at: 'D1', from: 'D2' }]),
        );
        const seats = Object.fromEntries(SEATS.map((id, i) => [id, factions[i] ?? 'orks']));
        const made = comingInto(field(seats, { pieces }), owners);
        for (const winner of winners) {
          expect(broken(made)).toEqual([]);
          const [one] = Object.values(made.state.battles);
          if (one === undefined) break;
          happens(made, (play) => endBattle(play, one.id, { ...NO_RESULT, ending: 'random', winner }));
        }
        expect(made.state.battles).toEqual({});
        const there = Object.values(made.state.forces).filter(({ node: at }) => at === 'O4');
        expect(new Set(there.map(({ owner }) => owner)).size).toBeLessThan(2);
      },
    ),
    { numRuns: 60 },
  );
});

test('NODE-MOVE-04, NODE-BTL-01: a move into a defended node opens a battle there', () => {
  const made = field(
    { red: 'orks', blue: 'tau' },
    { pieces: { f1: { owner: 'red', at: 'O7' }, f2: { owner: 'blue', at: 'O4' } } },
  );
  made.does('red', { type: 'move', force: force('f1'), to: node('O4') });
  expect(stacks(made)).toEqual({ b1: ['blue f2', 'red f1'] });
  expect(made.state.forces.f1).toMatchObject({ cameFrom: 'O7', way: 'path' });
  expect(topics(made.seenBy('spectator'))).toEqual([
    { id: 'b1', seats: ['blue', 'red'], at: 'Grayford', standing: 'open' },
  ]);
});

test('NODE-FAC-NEC-01: phasing out of a battle leaves the node to its attacker, with the setting', () => {
  const made = field(
    { red: 'orks', blue: 'necrons' },
    {
      pieces: { f1: { owner: 'red', at: 'O7' }, f2: { owner: 'blue', at: 'O4' } },
      settings: { phaseOutWhileLocked: true },
    },
  );
  made.does('red', { type: 'move', force: force('f1'), to: node('O4') });
  made.does('blue', { type: 'phase-out', force: force('f2'), to: node('D2') });
  expect([stacks(made), places(made), controller(made, 'O4')]).toEqual([{}, { f1: 'O4', f2: 'D2' }, 'red']);
});

test('NODE-FAC-IG-03: nobody meets for a battle against a Guard that nobody plays', () => {
  const made = attackedAtOnce(
    field(
      { red: 'orks', blue: 'tau' },
      { pieces: { f1: { owner: GUARD, at: 'O4' }, f2: { owner: 'red', at: 'O4', from: 'O7' } } },
    ),
    'O4',
    'f2',
    1,
  );
  expect([topics(made.seenBy('red')), outcomes(made.events)]).toEqual([[], []]);
});
