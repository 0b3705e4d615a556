import { expect, test } from 'vitest';
import { printed } from '../board/grid.ts';
import { options } from '../options.ts';
import { territory, war } from '../testing/war.ts';
import type { DeclarationOf } from '../types.ts';

type War = ReturnType<typeof war>;

const move = (made: War, name: string, to: string, isBonus = false): DeclarationOf<'move'> => ({
  ...{ type: 'move', detachment: made.one(name).id, to: territory(made.state, to), isBonus },
});
const fortify = (made: War, at: string): DeclarationOf<'fortify'> => ({
  ...{ type: 'fortify', territory: territory(made.state, at) },
});
const fly = (made: War, name: string, ...way: readonly string[]): DeclarationOf<'fly'> => ({
  ...{ type: 'fly', purpose: 'move', detachment: made.one(name).id, cargo: null, escort: null, isBonus: false },
  route: way.map((one) => territory(made.state, one)),
});
const drop = (made: War, name: string, at: string): DeclarationOf<'drop'> => ({
  ...{ type: 'drop', purpose: 'move', detachment: made.one(name).id, at: territory(made.state, at) },
});
const pass = { type: 'pass' } as const;

/** East has passed, so West declares alone. */
const alone = (pieces: Readonly<Record<string, string>>, staged: Parameters<typeof war>[1] = {}): War => {
  const made = war('moves', { pieces, ...staged });
  made.state = { ...made.state, board: { ...made.board, sides: { ...made.board.sides, east: passed(made) } } };
  return made;
};
const passed = (made: War) => ({ ...made.board.sides.east, passed: 'final' as const });

test('SEC-MOVE-01: rating 6 gives seven moves; the eighth is refused', () => {
  const made = alone({ Wolves: 'west 4', Bears: 'west 9' });
  for (let i = 0; i < 7; i++) made.does('west', move(made, 'Wolves', i % 2 === 0 ? '7' : '4'));
  expect(made.board.phase).not.toBe('moves');
});

test('SEC-MOVE-01: a side with moves left goes on alone when the other has none', () => {
  const made = alone({ Wolves: 'west 4' });
  made.does('west', move(made, 'Wolves', '7'));
  expect(made.asked()).toEqual(['west move']);
});

test.each<[string, string, string | null]>([
  ['4 to 7 is a move', '7', null],
  ['4 to 8 is not adjacent', '8', 'not-adjacent'],
  ['4 to 1 goes back', '1', null],
])('SEC-MOVE-02: %s', (_title, to, code) => {
  const made = alone({ Wolves: 'west 4' });
  expect(made.declare('west', move(made, 'Wolves', to))).toEqual(code === null ? [] : [code]);
  expect(made.where('Wolves')).toBe(code === null ? to : '4');
});

test('SEC-MOVE-02: an enemy territory must be attacked, even an empty one; a captured one is friendly', () => {
  const made = alone({ Wolves: 'west 7' }, { held: { west: 'D' } });
  expect(made.declare('west', move(made, 'Wolves', 'A'))).toEqual(['territory-not-yours']);
  const held = alone({ Wolves: 'west 7' }, { held: { west: 'A' } });
  expect(held.declare('west', move(held, 'Wolves', 'A'))).toEqual([]);
});

test('SEC-MOVE-02: 1 to 4 to 7 is two moves, unless the terms allow each detachment only one', () => {
  const made = alone({ Wolves: 'west 1' });
  made.does('west', move(made, 'Wolves', '4')).does('west', move(made, 'Wolves', '7'));
  expect([made.where('Wolves'), made.board.sides.west.used.moves]).toEqual(['7', 2]);
  const once = alone({ Wolves: 'west 1' }, { settings: { repeatMoves: false } });
  once.does('west', move(once, 'Wolves', '4'));
  expect(once.declare('west', move(once, 'Wolves', '7'))).toEqual(['moved-already']);
});

test('SEC-MOVE-03: a commander in 5 gives one detachment in its line, and in no other, one extra move', () => {
  const made = alone({ Chief: 'west 5 commander', Wolves: 'west 6', Bears: 'west 8' });
  expect(made.declare('west', move(made, 'Bears', '7', true))).toEqual(['no-commander-in-line']);
  made.does('west', move(made, 'Wolves', '9', true));
  expect(made.board.sides.west.used.moves).toBe(0);
  expect(made.declare('west', move(made, 'Chief', '8', true))).toEqual(['no-commander-in-line']);
});

test('SEC-MOVE-03: the commander itself can make the extra move, and each commander gives one', () => {
  const made = alone(
    { Chief: 'west 5 commander', Prince: 'west 4 commander' },
    { west: { race: 'eldar', rating: '6' } },
  );
  made.does('west', move(made, 'Chief', '8', true)).does('west', move(made, 'Prince', '7', true));
  expect(made.declare('west', move(made, 'Prince', '4', true))).toEqual(['no-commander-in-line']);
});

test('SEC-MOVE-03: the extra move is still there when all moves are used', () => {
  const made = alone({ Chief: 'west 5 commander', Wolves: 'west 4' });
  for (let i = 0; i < 7; i++) made.does('west', move(made, 'Wolves', i % 2 === 0 ? '7' : '4'));
  expect(made.asked()).toEqual(['west move']);
  expect(made.declare('west', move(made, 'Wolves', '4'))).toEqual(['no-moves-left']);
  made.does('west', move(made, 'Chief', '8', true));
  expect(made.board.phase).not.toBe('moves');
});

test('SEC-MOVE-03, -05: once all moves are used, flights are offered that need the commander’s extra move', () => {
  const made = alone({
    Chief: 'west 5 commander',
    Hawks: 'west 4 airborne',
    Larks: 'west 1 airborne',
    Wolves: 'west 7',
  });
  const flights = () =>
    options(made.seenBy('anna')).flatMap((one) =>
      one.type === 'move' ? one.among.flatMap(({ way, route }) => (route === null ? [] : [[one.detachment, way]])) : [],
    );
  expect(flights().every(([, way]) => way === 'air')).toBe(true);
  for (let i = 0; i < 7; i++) made.does('west', move(made, 'Wolves', i % 2 === 0 ? '4' : '7'));
  expect(new Set(flights().map((one) => one.join(' ')))).toEqual(new Set([`${made.one('Hawks').id} hasty`]));
  made.does('west', { ...fly(made, 'Hawks', '5', '8'), isBonus: true });
  expect([made.where('Hawks'), made.one('Chief').bonus.isMoveUsed]).toEqual(['8', true]);
});

test('SEC-MOVE-04: a fortification counts from the end of the turn, and everyone sees the attempt', () => {
  const made = alone({ Wolves: 'west 8', Owls: 'east I' });
  made.does('west', fortify(made, '8'));
  expect(made.seenBy('spectator').board.territories.w8).toMatchObject({ isBeingFortified: true, isFortified: false });
  expect(made.declare('west', fortify(made, '8'))).toEqual(['fortified-already']);
  expect(made.declare('west', fortify(made, 'B'))).toEqual(['territory-not-yours']);
  made.does('west', pass).nextTurn('moves');
  expect(made.board.territories.w8).toMatchObject({ isBeingFortified: false, isFortified: true });
});

test('SEC-MOVE-04: no detachment is needed, and it uses a move of the side', () => {
  const made = alone({ Chief: 'west 1 commander' });
  made.does('west', fortify(made, '8'));
  expect(made.board.sides.west.used.moves).toBe(1);
});

test('SEC-MOVE-05: with one move, an airborne detachment flies over enemies into any friendly territory', () => {
  const made = alone({ Kites: 'west 1 airborne', Owls: 'east 5' }, { held: { west: 'A', east: '5' } });
  expect(made.declare('west', fly(made, 'Kites', '4', '7', 'A', 'B'))).toEqual(['territory-not-yours']);
  expect(made.declare('west', fly(made, 'Kites', '4', 'A'))).toEqual(['route-broken']);
  made.does('west', fly(made, 'Kites', '4', '7', 'A'));
  expect([made.where('Kites'), made.board.sides.west.used.moves]).toEqual(['A', 1]);
});

test('SEC-MOVE-05: an airborne detachment flies once a turn, and otherwise moves on the ground', () => {
  const made = alone({ Kites: 'west 1 airborne' });
  made.does('west', fly(made, 'Kites', '4', '7'));
  expect(made.declare('west', fly(made, 'Kites', '8'))).toEqual(['flown-already']);
  made.does('west', move(made, 'Kites', '8'));
});

test('SEC-MOVE-05: ground troops can’t fly, nor can aircraft without the mission', () => {
  const made = alone({ Wolves: 'west 1', Hawks: 'west 4 aerial' });
  expect(made.declare('west', fly(made, 'Wolves', '4', '7'))).toEqual(['mission-wrong']);
  // On intercept, because nobody chose a mission in time: they can move to a new base like everyone else.
  expect(made.declare('west', fly(made, 'Hawks', '7'))).toEqual(['mission-wrong']);
  made.does('west', move(made, 'Hawks', '7'));
  expect(made.board.counters[made.one('Hawks').counter ?? '']?.mission).toEqual({
    mission: 'intercept',
    isUsed: false,
  });
});

test('SEC-DROP-03, SEC-MOVE-06: a drop into a friendly territory is a move, into an enemy one an attack', () => {
  const made = alone({ Guard: 'west orbit', Wolves: 'west 8' });
  expect(made.declare('west', drop(made, 'Guard', 'D'))).toEqual(['territory-not-yours']);
  made.does('west', drop(made, 'Guard', '5'));
  expect([made.where('Guard'), made.board.sides.west.used.moves]).toEqual(['5', 1]);
  expect(made.declare('west', drop(made, 'Guard', '4'))).toEqual(['detachment-not-in-orbit']);
});

test('SEC-DROP-02, -04: once landed, a dropship detachment is ground troops; landing its vehicles takes a move in a later turn', () => {
  const made = alone({ Guard: 'west orbit' });
  const { id } = made.one('Guard');
  const desks = structuredClone(made.state.desks);
  Object.assign(desks.west.detachments[id] ?? {}, { hasVehiclesInOrbit: true });
  made.state = { ...made.state, desks };
  made.does('west', drop(made, 'Guard', '5'));
  const landing = { type: 'land-vehicles', detachment: id } as const;
  expect(made.declare('west', landing)).toEqual(['just-dropped']);
  made.does('west', pass).nextTurn('moves');
  made.does('west', landing);
  expect([made.one('Guard').hasVehiclesInOrbit, made.where('Guard')]).toEqual([false, '5']);
  made.does('east', pass);
  expect(made.declare('west', landing)).toEqual(['no-vehicles']);
});

test('SEC-MOVE-07, SEC-ISO-04: isolated detachments can’t move, and their territories can’t be fortified', () => {
  const made = alone(
    { Wolves: 'west A isolated', Chief: 'west A isolated commander' },
    { held: { west: 'A B' }, isolated: 'A' },
  );
  expect(made.declare('west', move(made, 'Wolves', 'B'))).toEqual(['detachment-isolated']);
  expect(made.declare('west', move(made, 'Wolves', 'B', true))).toEqual(['detachment-isolated']);
  expect(made.declare('west', fortify(made, 'A'))).toEqual(['territory-isolated']);
});

test('SEC-ISO-08: an isolated airborne detachment can escape by air; one that came by dropship can’t', () => {
  const made = alone(
    { Kites: 'west H isolated airborne', Guard: 'west H isolated' },
    { held: { west: 'H' }, isolated: 'H' },
  );
  expect(made.declare('west', fly(made, 'Guard', 'E', 'B', '8'))).toEqual(['mission-wrong']);
  made.does('west', fly(made, 'Kites', 'E', 'B', '8', '7'));
  expect(made.where('Kites')).toBe('7');
  expect(made.declare('west', move(made, 'Kites', '4'))).toEqual(['detachment-isolated']);
});

test('SEC-MOVE-08: the enemy sees which counter went from where to where', () => {
  const made = alone({ Wolves: 'west 4' });
  made.does('west', move(made, 'Wolves', '7'));
  expect(made.events).toContainEqual({
    ...{ type: 'moved', rule: 'SEC-MOVE-02', to: 'all', turn: 1, counter: 'west-1', isBonus: false },
    ...{ from: territory(made.state, '4'), into: territory(made.state, '7') },
  });
});

test('SEC-MOVE-09: once both have passed, unused moves are lost and attacks begin', () => {
  const made = alone({ Wolves: 'west 8', Owls: 'east B' });
  made.does('west', pass);
  expect(made.board.phase).toBe('attacks');
});

test('SEC-DEPLOY-05: the last detachment in a major must stay; of two, one can go', () => {
  const made = alone({ Wolves: 'west 1' }, { majors: '1' });
  expect(made.declare('west', move(made, 'Wolves', '4'))).toEqual(['major-empty']);
  const two = alone({ Wolves: 'west 1', Bears: 'west 1' }, { majors: '1' });
  two.does('west', move(two, 'Wolves', '4'));
  expect(two.declare('west', move(two, 'Bears', '4'))).toEqual(['major-empty']);
});

test('SEC-DEPLOY-05: the next move must fill an empty major, if it can', () => {
  const made = alone({ Wolves: 'west 4', Bears: 'west 9' }, { majors: '1' });
  expect(made.declare('west', move(made, 'Bears', '8'))).toEqual(['major-stays-empty']);
  expect(made.declare('west', fortify(made, '8'))).toEqual(['major-stays-empty']);
  made.does('west', move(made, 'Wolves', '1')).does('west', move(made, 'Bears', '8'));
  const far = alone({ Bears: 'west 9' }, { majors: '1' });
  far.does('west', move(far, 'Bears', '8'));
});

test('A detachment is offered the moves that it can make', () => {
  const made = alone({ Wolves: 'west 5' }, { held: { east: '2' } });
  const offered = options(made.seenBy('anna')).find((one) => one.type === 'move');
  const to = offered?.type === 'move' ? offered.among.map((one) => printed(one.to)) : [];
  expect(to).toEqual(['4', '6', '8']);
});
