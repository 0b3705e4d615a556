import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import type { DeclarationOf } from '../types.ts';
import { missOf } from './alternation.ts';

type War = ReturnType<typeof war>;
const pass = { type: 'pass' } as const;
const PIECES = { Wolves: 'west 4', Bears: 'west 5', Owls: 'east D', Hawks: 'east E' };
const move = (made: War, name: string, to: string): DeclarationOf<'move'> => ({
  ...{ type: 'move', detachment: made.one(name).id, to: territory(made.state, to), isBonus: false },
});

/** Both pass their moves, and the roll for the attacks is made. */
const rolledFor = (west: readonly number[], east: readonly number[], staged: Parameters<typeof war>[1] = {}) => {
  const made = war('moves', { pieces: PIECES, ...staged });
  made.give('east', { type: 'prefer', phase: 'attacks', who: 'enemy' });
  made.does('west', pass).dice({ 'SEC-INIT-01 west': west, 'SEC-INIT-01 east': east }).does('east', pass);
  return made;
};

const RATINGS = { west: { rating: '2' }, east: { rating: '5' } };

test('SEC-INIT-01: rating 5 and a roll of 1 lose to rating 2 and a 5; the winner had set who begins', () => {
  expect(rolledFor([5], [1], RATINGS).asked()).toEqual(['west attack']);
  // East wins, and has set that the enemy begins.
  const lost = rolledFor([1], [1], RATINGS);
  expect([lost.board.roll?.winner, lost.asked()]).toEqual(['east', ['west attack']]);
});

test('SEC-INIT-01: a tie is rolled again', () => {
  const made = rolledFor([5, 6], [2, 1], RATINGS);
  expect(made.board.roll?.rolls).toHaveLength(2);
  expect(made.board.roll?.winner).toBe('west');
});

test('SEC-INIT-01: a preference is secret, and the winner can be asked instead', () => {
  const made = war('moves', { pieces: PIECES });
  made.give('east', { type: 'prefer', phase: 'attacks', who: 'enemy' });
  expect(made.events.map(({ to }) => to)).toEqual([['bert']]);
  expect(JSON.stringify(made.seenBy('anna'))).not.toContain('"enemy"');
  const asking = rolledFor([6], [1], { settings: { askInitiative: true } });
  expect(asking.asked()).toEqual(['west first']);
  expect(asking.give('east', { type: 'first', who: 'me' })).toMatchObject([{ code: 'not-asked' }]);
  asking.give('west', { type: 'first', who: 'enemy' });
  expect(asking.asked()).toEqual(['east attack']);
});

test('SEC-INIT-01: a winner who does not choose in time declares first', () => {
  const made = rolledFor([6], [1], { settings: { askInitiative: true } });
  expect(made.timeUp().asked()).toEqual(['west attack']);
});

test('SEC-INIT-04: a pass is final for its phase, and the other side declares alone', () => {
  const made = war('moves', { pieces: PIECES });
  made
    .does('west', pass)
    .does('east', move(made, 'Owls', 'A'))
    .does('east', move(made, 'Hawks', 'B'));
  expect(made.asked()).toEqual(['east move']);
  made.does('east', pass);
  expect(made.asked()).toEqual(['west attack']);
});

test('SEC-INIT-04: a missed deadline skips one declaration; the second in a row is a final pass', () => {
  const made = war('moves', { pieces: PIECES });
  made.timeUp().does('east', move(made, 'Owls', 'A'));
  expect(made.asked()).toEqual(['west move']);
  made.timeUp();
  expect(made.board.sides.west.passed).toBe('final');
  made.does('east', move(made, 'Hawks', 'B'));
  expect(made.asked()).toEqual(['east move']);
});

test('SEC-INIT-04: a declaration in between restarts the count', () => {
  const made = war('moves', { pieces: PIECES });
  made
    .timeUp()
    .does('east', move(made, 'Owls', 'A'))
    .does('west', move(made, 'Wolves', '7'));
  made.does('east', move(made, 'Hawks', 'B')).timeUp();
  expect(made.board.sides.west.passed).toBe('skipped');
});

test('SEC-INIT-04: the terms can make the first missed deadline final', () => {
  const made = war('moves', { pieces: PIECES, settings: { defaultPassIsFinal: true } });
  expect(missOf(made.board, 'west')).toBe('final');
  made.timeUp();
  expect(made.board.sides.west.passed).toBe('final');
});

test('SEC-INIT-04: a side can read what its next missed deadline will cost', () => {
  const made = war('moves', { pieces: PIECES });
  expect([missOf(made.board, 'west'), missOf(made.board, 'east')]).toEqual(['skipped', null]);
  made.timeUp().does('east', move(made, 'Owls', 'A'));
  expect(missOf(made.board, 'west')).toBe('final');
  made.timeUp();
  expect(made.board.sides.west.passed).toBe('final');
});

test('SEC-INIT-04: if passes aren’t final, a missed deadline after a pass ends the phase', () => {
  const made = war('moves', { pieces: PIECES, settings: { passIsFinal: false } });
  made.does('west', pass);
  expect(missOf(made.board, 'east')).toBe('final');
  expect(made.timeUp().board.phase).toBe('attacks');
});

test('SEC-AIR-01: a missed deadline for a mission skips nothing', () => {
  const made = war('air', { pieces: { ...PIECES, Kites: 'west 4 aerial' } });
  expect(missOf(made.board, 'west')).toBeNull();
});

test('SEC-INIT-04: if passes aren’t final, two in a row end the phase', () => {
  const made = war('moves', { pieces: PIECES, settings: { passIsFinal: false } });
  made.does('west', pass).does('east', move(made, 'Owls', 'A'));
  expect(made.asked()).toEqual(['west move']);
  made.does('west', pass).does('east', pass);
  expect(made.board.phase).toBe('attacks');
});

test('SEC-TURN-01: nobody can declare a move in the attack phase', () => {
  const made = war('attacks', { pieces: PIECES });
  expect(made.declare('west', move(made, 'Wolves', '7'))).toEqual(['wrong-phase']);
});

test('SEC-TURN-01, SEC-AIR-01: without aircraft the first phase is skipped; with them nobody can pass', () => {
  const none = war('moves', { pieces: PIECES });
  expect(none.story.flatMap((event) => (event.type === 'phase-skipped' ? [event.phase] : []))).toContain('air');
  const made = war('air', { pieces: { ...PIECES, Kites: 'west 4 aerial' } });
  expect(made.declare('west', pass)).toEqual(['wrong-phase']);
  expect(made.asked()).toEqual(['west mission']);
});

test('SEC-AIR-01, -15, SEC-DEPLOY-06: everyone sees the box and the mission, and no more; if nobody chooses, it is intercept', () => {
  const made = war('air', { pieces: { ...PIECES, Kites: 'west 4 aerial', Swifts: 'west 5 aerial' } });
  made.does('west', { type: 'mission', detachment: made.one('Kites').id, mission: 'escort' });
  expect(made.seenBy('spectator').board.counters['west-3']?.mission).toEqual({ mission: 'escort', isUsed: false });
  const again = { type: 'mission', detachment: made.one('Kites').id, mission: 'scouting' } as const;
  expect(made.declare('west', again)).toEqual(['mission-set']);
  const ground = { type: 'mission', detachment: made.one('Wolves').id, mission: 'scouting' } as const;
  expect(made.declare('west', ground)).toEqual(['mission-wrong']);
  made.timeUp();
  expect(made.board.counters['west-4']?.mission).toEqual({ mission: 'intercept', isUsed: false });
  expect(JSON.stringify(made.story.filter(({ to }) => to === 'all'))).not.toContain('Kites');
});
