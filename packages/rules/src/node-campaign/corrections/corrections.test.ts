import { describe, expect, test } from 'vitest';
import { unitId } from '../schemas/atoms.ts';
import { schemas } from '../schemas.ts';
import { setUp, type War, war } from '../testing.ts';
import type { State } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { correct, type Edit, field, fighting } from './testing.ts';

const forceOf = ({ state }: War, owner: string, isHulk = false): string =>
  Object.values(state.forces).find((force) => force.owner === owner && force.isHulk === isHulk)?.id ?? 'f0';

const corrected = (made: War) =>
  made.events.flatMap((event) => (event.type === 'corrected' ? [[event.edit, event.facts, event.to]] : []));

describe('Points', () => {
  test('NODE-VP-01: a total is set right by a line of the referee’s in the ledger', () => {
    const made = field();
    expect(correct(made, { type: 'set-vp', seat: 'red', vp: 7 })).toEqual([]);
    expect(correct(made, { type: 'set-vp', seat: 'red', vp: 5 })).toEqual([]);
    expect(made.state.ledger.map(({ seat, amount, score }) => [seat, amount, score])).toEqual([
      ['red', 7, 'referee'],
      ['red', -2, 'referee'],
    ]);
    expect(corrected(made)).toEqual([['set-vp', { seat: 'red', vp: 5, was: 7 }, 'all']]);
    expect(correct(made, { type: 'set-vp', seat: 'red', vp: 5 })).toEqual(['no-change vp']);
  });

  test('NODE-WIN-02: a corrected total can end the war', () => {
    const made = field();
    correct(made, { type: 'set-vp', seat: 'red', vp: 150 });
    expect(made.state.ended).toEqual({ rule: 'NODE-WIN-02', winners: ['red'] });
  });

  test('NODE-CP-14: both kinds of command points are set, beyond the limit too', () => {
    const made = field();
    expect(correct(made, { type: 'set-cp', seat: 'red', cp: 20, acceleration: 3 })).toEqual([]);
    expect(made.state.purses.red).toEqual({ cp: 20, free: 3, held: [] });
    expect(correct(made, { type: 'set-cp', seat: 'red', cp: 20, acceleration: 3 })).toEqual(['no-change cp']);
  });

  test('NODE-CP-11: points under embargo stay under it, and go last', () => {
    const held = (state: State): State => ({
      ...state,
      purses: { ...state.purses, red: { cp: 1, free: 1, held: [1, 2].map((session) => ({ session, points: 2 })) } },
    });
    const set = (acceleration: number) => {
      const made = field(held);
      correct(made, { type: 'set-cp', seat: 'red', cp: 1, acceleration });
      return made.state.purses.red;
    };
    expect(set(7)).toMatchObject({ free: 3, held: [{ points: 2 }, { points: 2 }] });
    expect(set(4)).toMatchObject({ free: 0, held: [{ points: 2 }, { points: 2 }] });
    expect(set(3)).toMatchObject({
      free: 0,
      held: [
        { session: 1, points: 2 },
        { session: 2, points: 1 },
      ],
    });
    expect(set(0)).toEqual({ cp: 1, free: 0, held: [] });
  });

  test('Points that are not public are corrected for their player’s eyes only', () => {
    const made = field(undefined, { cpPublic: false });
    correct(made, { type: 'set-cp', seat: 'red', cp: 3, acceleration: 0 });
    expect(corrected(made).map(([, , to]) => to)).toEqual([['red']]);
  });

  test('NODE-FAC-CHAOS-03, NODE-FAC-ELD-01: uses of a power', () => {
    const made = field();
    expect(correct(made, { type: 'set-uses', seat: 'blue', taint: 2, portal: 0 })).toEqual([]);
    expect(made.state.players.blue?.used).toEqual({ taint: 2, portal: 0 });
  });
});

describe('Nodes', () => {
  test('NODE-SETUP-06: control goes to a player, or to nobody', () => {
    const made = field();
    expect(correct(made, { type: 'set-control', node: 'O9', seat: 'red' })).toEqual([]);
    expect(made.state.nodes.O9?.controller).toBe('red');
    expect(corrected(made)).toEqual([['set-control', { node: 'O9', seat: 'red', was: 'green' }, 'all']]);
    expect(correct(made, { type: 'set-control', node: 'O9', seat: null })).toEqual([]);
    expect(made.state.nodes.O9?.controller).toBeNull();
  });

  test.each<[string, Edit, string]>([
    ['open space', { type: 'set-control', node: 'D1', seat: 'red' }, 'node-type node'],
    ['a node that does not exist', { type: 'set-control', node: 'X1', seat: 'red' }, 'node-unknown node'],
    ['nobody that plays', { type: 'set-control', node: 'O9', seat: 'white' }, 'seat-unknown seat'],
    ['its controller', { type: 'set-control', node: 'O9', seat: 'green' }, 'no-change seat'],
    ['a node where others stand', { type: 'set-control', node: 'O1', seat: 'red' }, 'node-occupied node'],
  ])('NODE-SETUP-06: control is not given in, or to, %s', (_title, edit, fault) => {
    expect(correct(field(), edit)).toEqual([fault]);
  });

  test('NODE-BTL-25: nor where a battle is going on', () => {
    expect(
      correct(
        field(fighting),
        { type: 'set-control', node: 'O4', seat: 'green' },
        { type: 'set-vp', seat: 'red', vp: 0 },
      ),
    ).toEqual(['no-change seat', 'no-change vp']);
    expect(correct(field(fighting), { type: 'set-control', node: 'O4', seat: null })).toEqual(['node-contested node']);
  });

  test('NODE-FAC-IG-03: a Guard that nobody plays gets nodes back; one with a player gets them as a player', () => {
    const made = war({ red: 'orks', blue: 'chaos' });
    correct(made, { type: 'set-control', node: 'O9', seat: 'red' });
    expect(correct(made, { type: 'give-to-guard', node: 'O9' })).toEqual([]);
    expect(made.state.nodes.O9?.controller).toBe(GUARD);
    expect(correct(made, { type: 'give-to-guard', node: 'O9' })).toEqual(['no-change node']);
    expect(correct(field(), { type: 'give-to-guard', node: 'K1' })).toEqual(['not-offered node']);
  });

  test('NODE-FAC-TAU-04: a colony that goes to others is lost, and can be given back', () => {
    const made = field();
    const colony = made.state.players.grey?.colony?.node ?? 'O2';
    correct(made, { type: 'move-force', force: forceOf(made, 'grey'), to: 'D1' });
    correct(made, { type: 'set-control', node: colony, seat: 'red' });
    expect(made.state.players.grey?.colony?.isKept).toBe(false);
    expect(correct(made, { type: 'set-colony', seat: 'grey', isKept: true })).toEqual(['node-not-theirs seat']);
    correct(made, { type: 'set-control', node: colony, seat: 'grey' });
    expect(correct(made, { type: 'set-colony', seat: 'grey', isKept: true })).toEqual([]);
    expect(made.state.players.grey?.colony?.isKept).toBe(true);
    expect(correct(made, { type: 'set-colony', seat: 'red', isKept: true })).toEqual(['no-installation seat']);
  });

  test('NODE-MAP-09: installations are destroyed and rebuilt', () => {
    const made = field();
    expect(correct(made, { type: 'set-site', node: 'O4', isIntact: false })).toEqual([]);
    expect(made.state.nodes.O4?.isSiteIntact).toBe(false);
    expect(correct(made, { type: 'set-site', node: 'O4', isIntact: true })).toEqual([]);
    expect(correct(made, { type: 'set-site', node: 'O4', isIntact: true })).toEqual(['no-change isIntact']);
    expect(correct(made, { type: 'set-site', node: 'O9', isIntact: true })).toEqual(['no-installation node']);
  });

  test('NODE-MAP-12, -13: the value and the note of a node', () => {
    const made = field();
    expect(correct(made, { type: 'set-value', node: 'O9', vp: 1 })).toEqual(['no-change vp']);
    expect(correct(made, { type: 'set-value', node: 'ORB-O', vp: 1 })).toEqual(['node-type node']);
    expect(
      correct(made, { type: 'set-value', node: 'O9', vp: 5 }, { type: 'set-note', node: 'O9', note: 'always dark' }),
    ).toEqual([]);
    expect(made.state.map.nodes.find(({ id }) => id === 'O9')).toMatchObject({ vp: 5, note: 'always dark' });
    made.until('2031-05-12T00:00');
    expect(made.state.ledger.find(({ seat, score }) => seat === 'green' && score === 'nodes')?.amount).toBeGreaterThan(
      10,
    );
  });

  test('NODE-FAC-ORK-02, NODE-FAC-ELD-01: Roks are the Orks’, portals the Eldar’s', () => {
    const made = field();
    expect(correct(made, { type: 'set-rok', node: 'O9', seat: 'blue' })).toEqual(['not-your-faction seat']);
    expect(correct(made, { type: 'set-rok', node: 'ORB-O', seat: 'red' })).toEqual(['node-type node']);
    expect(correct(made, { type: 'set-rok', node: 'O9', seat: 'red' })).toEqual([]);
    expect(correct(made, { type: 'set-rok', node: 'O9', seat: null })).toEqual([]);
    expect(correct(made, { type: 'add-portal', node: 'O9', seat: 'red' })).toEqual(['not-your-faction seat']);
    expect(correct(made, { type: 'add-portal', node: 'O9', seat: 'gold' })).toEqual([]);
    expect(correct(made, { type: 'add-portal', node: 'O9', seat: 'gold' })).toEqual(['portal-here node']);
    expect(correct(made, { type: 'remove-portal', node: 'O9', seat: 'gold' })).toEqual([]);
    expect(correct(made, { type: 'remove-portal', node: 'O9', seat: 'gold' })).toEqual(['no-installation seat']);
    expect(made.state.nodes.O9).toMatchObject({ rok: null, portals: [] });
  });
});

describe('Battleforces', () => {
  test('NODE-SETUP-06: one is added, moved, renamed and removed', () => {
    const made = field();
    expect(correct(made, { type: 'add-force', node: 'D3', seat: 'red', name: 'Lost Mob' })).toEqual([]);
    const id = Object.values(made.state.forces).find(({ name }) => name === 'Lost Mob')?.id ?? '';
    expect(correct(made, { type: 'move-force', force: id, to: 'ORB-O' })).toEqual([]);
    expect(made.state.forces[id]?.node).toBe('ORB-O');
    expect(correct(made, { type: 'rename-force', force: id, name: 'Found Mob' })).toEqual([]);
    expect(correct(made, { type: 'rename-force', force: id, name: 'Found Mob' })).toEqual(['no-change name']);
    expect(correct(made, { type: 'remove-force', force: id })).toEqual([]);
    expect(made.state.forces[id]).toBeUndefined();
    expect(made.state.timers[`roster:${id}`]).toBeUndefined();
  });

  test.each<[string, (made: War) => Edit, string]>([
    ['a node of others', (made) => ({ force: forceOf(made, 'red'), to: 'O9' }), 'node-not-theirs to'],
    ['where others stand', (made) => ({ force: forceOf(made, 'red'), to: 'O1' }), 'node-occupied to'],
    ['where it is', (made) => ({ force: forceOf(made, 'red'), to: 'D1' }), 'no-change to'],
    ['a node that does not exist', (made) => ({ force: forceOf(made, 'red'), to: 'X1' }), 'node-unknown to'],
    ['the warp, where it is not at home', (made) => ({ force: forceOf(made, 'red'), to: 'W' }), 'warp-closed to'],
    ['a surface, being a Hulk', (made) => ({ force: forceOf(made, 'red', true), to: 'K1' }), 'hulk-cannot-land to'],
    ['anywhere, not being there', () => ({ force: 'f99', to: 'D1' }), 'force-unknown force'],
  ])('NODE-MOVE-11: a battleforce is not put into %s', (_title, edit, fault) => {
    const made = field();
    expect(correct(made, { type: 'move-force', ...edit(made) })).toEqual([fault]);
  });

  test('NODE-MOVE-03: a Rok keeps others out', () => {
    const made = field();
    const force = forceOf(made, 'blue');
    correct(made, { type: 'set-control', node: 'O9', seat: null }, { type: 'set-rok', node: 'O9', seat: 'red' });
    expect(correct(made, { type: 'move-force', force, to: 'O9' })).toEqual(['rok-defends to']);
    expect(correct(made, { type: 'move-force', force: forceOf(made, 'red'), to: 'O9' })).toEqual([]);
  });

  test('NODE-MOVE-12: in deep space it stands with others', () => {
    const made = field();
    expect(correct(made, { type: 'move-force', force: forceOf(made, 'gold'), to: 'D1' })).toEqual([]);
  });

  test('NODE-ORD-06: a battleforce in battle is neither moved nor removed, and its units stay', () => {
    const made = field(fighting);
    expect(correct(made, { type: 'move-force', force: 'f1', to: 'O9' })).toEqual(['force-locked force']);
    expect(correct(made, { type: 'remove-force', force: 'f1' })).toEqual(['force-locked force']);
    expect(correct(made, { type: 'open-roster', force: 'f1' })).toEqual(['force-locked force']);
    expect(correct(made, { type: 'move-force', force: forceOf(made, 'red'), to: 'O4' })).toEqual(['node-contested to']);
  });

  test('NODE-FAC-CHAOS-03: only battleforces of the Guard are tainted', () => {
    const made = field();
    expect(correct(made, { type: 'set-tainted', force: 'f1', isTainted: true })).toEqual([]);
    expect(made.state.forces.f1?.isTainted).toBe(true);
    expect(correct(made, { type: 'set-tainted', force: forceOf(made, 'red'), isTainted: true })).toEqual([
      'not-your-faction force',
    ]);
  });

  test('NODE-BF-06: a frozen roster can be entered again for a week', () => {
    const frozen = (state: State): State => ({
      ...state,
      forces: Object.fromEntries(Object.entries(state.forces).map(([id, one]) => [id, { ...one, isFrozen: true }])),
    });
    const made = field(frozen);
    expect(correct(made, { type: 'open-roster', force: 'f1' })).toEqual([]);
    expect(made.state.forces.f1?.isFrozen).toBe(false);
    expect(made.state.timers['roster:f1']).toBe('2031-05-12T12:00:00.000Z');
    expect(correct(made, { type: 'open-roster', force: 'f1' })).toEqual(['no-change force']);
  });

  test('NODE-BF-02: units are added, changed and removed', () => {
    const made = field();
    expect(correct(made, { type: 'add-unit', force: 'f1', unit: 'Veterans', points: 90, xp: 200 })).toEqual([]);
    const id = made.state.forces.f1?.units[0]?.id ?? unitId.parse('u0');
    expect(correct(made, { type: 'set-unit', unit: id, name: 'Veterans', points: 95, xp: 100 })).toEqual([]);
    expect(made.state.forces.f1?.units).toMatchObject([{ name: 'Veterans', points: 95, xp: 100, category: 'other' }]);
    expect(correct(made, { type: 'set-unit', unit: id, name: 'Veterans', points: 95, xp: 100 })).toEqual([
      'no-change name',
    ]);
    expect(correct(made, { type: 'remove-unit', unit: id })).toEqual([]);
    expect(correct(made, { type: 'remove-unit', unit: id })).toEqual(['unit-unknown unit']);
  });
});

describe('Rulings', () => {
  test('NODE-BTL-16: a deadline is moved, and not into the past', () => {
    const made = field();
    const until = made.state.timers['roster:f1'];
    expect(until).toBeDefined();
    expect(correct(made, { type: 'move-deadline', timer: 'roster:f1', hours: 24 })).toEqual([]);
    expect(correct(made, { type: 'move-deadline', timer: 'roster:f1', hours: -1000 })).toEqual([]);
    expect(made.state.timers['roster:f1']).toBe('2031-05-05T12:00:00.000Z');
    expect(correct(made, { type: 'move-deadline', timer: 'roster:f1', hours: 0 })).toEqual(['no-change hours']);
    expect(correct(made, { type: 'move-deadline', timer: 'midnight', hours: 5 })).toEqual(['deadline-unknown timer']);
  });

  test.each([
    ['30 hours of 50 earlier leaves 20', 30, '2031-05-08T08:00:00.000Z'],
    ['60 hours of 50 earlier leaves none', 60, undefined],
  ])('NODE-ORD-16: late in a pause, a deadline that is moved %s', (_title, hours, until) => {
    const made = field((state) => ({ ...state, timers: { ...state.timers, 'roster:f1': '2031-05-07T14:00:00.000Z' } }));
    const edits = [{ type: 'move-deadline', timer: 'roster:f1', hours: -hours }];
    const ruling = schemas.ruling.parse({ type: 'corrections', edits });
    expect(made.rule(ruling, 'hurry', { isPaused: true, at: '2031-05-07T11:00:00.000Z' })).toEqual([]);
    made.pause(48);
    expect(made.state.timers['roster:f1']).toBe(until);
  });

  test('NODE-SETUP-04: before the war only deadlines can be corrected', () => {
    const made = setUp({ red: 'orks', blue: 'chaos' });
    expect(correct(made, { type: 'set-vp', seat: 'red', vp: 3 })).toEqual(['not-yet type']);
    expect(correct(made, { type: 'move-deadline', timer: 'set-up:', hours: -72 })).toEqual([]);
    made.until('2031-05-03T12:00');
    expect(made.state.setUp?.step).toBeNull();
  });

  test('NODE-SETUP-06: several corrections of a ruling come in turn, all or none', () => {
    const made = field();
    const before = made.state;
    const found = correct(
      made,
      { type: 'set-vp', seat: 'red', vp: 3 },
      { type: 'set-control', node: 'D1', seat: 'red' },
      { type: 'set-control', node: 'O9', seat: 'red' },
    );
    expect(found).toEqual(['node-type node']);
    expect(made.state).toBe(before);
    const force = forceOf(made, 'red');
    expect(
      correct(made, { type: 'set-control', node: 'O9', seat: 'red' }, { type: 'move-force', force, to: 'O9' }),
    ).toEqual([]);
    expect(made.state.forces[force]?.node).toBe('O9');
  });

  test('A correction gives its reason to everybody', () => {
    const made = field();
    correct(made, { type: 'set-control', node: 'O9', seat: 'red' });
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'corrected', reason: 'a slip of the pen' }));
  });
});
