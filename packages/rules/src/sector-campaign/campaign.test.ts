import { expect, test } from 'vitest';
import { forcedDice } from '../kernel/index.ts';
import { targetOf } from './board/grid.ts';
import { phases } from './data/phases.ts';
import { presets, settings } from './description.ts';
import { sectorCampaign } from './index.ts';
import { schemas } from './schemas.ts';
import { setUp, territory, war } from './testing/war.ts';
import type { Order } from './types.ts';

type War = ReturnType<typeof war>;
const pass = { type: 'pass' } as const;
const PIECES = { Wolves: 'west 8', Owls: 'east B' };

/** West’s Wolves attack, nobody responds, and the battle phase has begun. */
function attacked(pieces: Readonly<Record<string, string>>, into = 'B', staged: Parameters<typeof war>[1] = {}): War {
  const made = war('attacks', { pieces, ...staged });
  const [from, to] = [territory(made.state, '8'), territory(made.state, into)];
  made.does('west', { type: 'attack', from, to, detachments: [made.one('Wolves').id], isHasty: false });
  while (made.board.phase === 'attacks') {
    const [asked] = made.board.asked;
    made.does(asked?.side ?? 'west', asked?.decision === 'respond' ? { type: 'done' } : pass);
  }
  return made;
}

test('SEC-SETUP-02: no order can move a unit from one detachment to another', () => {
  const orders = schemas.order.options.map(({ shape }) => shape.type.value);
  expect(orders.filter((type) => /unit|transfer|merge|split/.test(type))).toEqual([]);
  const { made, order } = altering();
  expect(made.give('west', order)).toMatchObject([{ code: 'no-alterations' }]);
});

function altering(): { readonly made: War; readonly order: Order } {
  const made = war('moves', { pieces: PIECES });
  const { id, name, kind, units, isCommander } = made.one('Wolves');
  return { made, order: { type: 'alter', detachment: id, into: { name, kind, units, isCommander }, choices: 1 } };
}

test('SEC-SETUP-09: a score of 24 at the end of a turn wins, 23 doesn’t', () => {
  const ends = (score: number) => {
    const made = war('attacks', { pieces: PIECES });
    made.rule({ type: 'corrections', edits: [{ type: 'set-score', side: 'west', score }] });
    made.does('west', pass).dice({ 'SEC-VP-10 west': [3], 'SEC-VP-10 east': [3] });
    made.does('east', pass);
    return made.board.ended?.winner ?? null;
  };
  // With a score above 10, a 3 for other sectors counts as 4, which changes nothing.
  expect([ends(24), ends(23)]).toEqual(['west', null]);
  expect(targetOf(setUp().board.settings)).toBe(24);
});

test('SEC-TURN-02: ignoring a directive is paid for first, purchases from what is left', () => {
  const made = war('command', { pieces: PIECES, settings: { directives: true, commandResources: true } });
  const directive = { number: 5, dice: [], isIgnored: false, airKills: 0, airLosses: 0, visitor: null };
  made.state = { ...made.state, desks: { ...made.state.desks, west: { ...made.state.desks.west, directive } } };
  made.rule({ type: 'corrections', edits: [{ type: 'set-score', side: 'west', score: 4 }] });
  const sheet = (purchases: number): Order => ({
    type: 'command',
    sheet: {
      ...{ ignores: true, additions: [], returns: [], upkeep: [] },
      purchases: Array.from({ length: purchases }, () => ({ resource: 'bombardment' as const })),
    },
  });
  expect(made.give('west', sheet(2))).toMatchObject([{ code: 'cannot-pay' }]);
  expect(made.give('west', sheet(1))).toEqual([]);
  made.give('east', {
    type: 'command',
    sheet: { ignores: false, additions: [], returns: [], upkeep: [], purchases: [] },
  });
  expect(made.board.ledger.slice(-2).map(({ amount }) => amount)).toEqual([-2, -2]);
});

test('SEC-BTL-17: aircraft alone can defend a territory', () => {
  const made = attacked({ Wolves: 'west 8', Kites: 'east B aerial', Owls: 'east I' });
  expect(made.asked()).toEqual(['west battle', 'east battle']);
  expect(Object.values(made.board.battles)[0]?.defenders).toEqual([made.one('Kites').counter]);
});

test('SEC-ISO-09: dropship troops that have landed can’t escape by air', () => {
  const made = war('moves', { pieces: { Guard: 'west orbit', Owls: 'east I' }, held: { west: 'H' } });
  const { id } = made.one('Guard');
  made.does('west', { type: 'drop', purpose: 'move', detachment: id, at: territory(made.state, 'H') });
  made.nextTurn('moves');
  expect(made.board.counters[made.one('Guard').counter ?? '']?.isIsolated).toBe(true);
  const route = ['E', 'B', '8'].map((name) => territory(made.state, name));
  const plain = { cargo: null, escort: null, isBonus: false } as const;
  expect(made.declare('west', { type: 'fly', purpose: 'move', detachment: id, route, ...plain })).toEqual([
    'mission-wrong',
  ]);
});

test('SEC-XP-01: losses of one turn are restored for the next', () => {
  const made = war('moves', { pieces: PIECES });
  const { id } = made.one('Wolves');
  const desks = structuredClone(made.state.desks);
  Object.assign(desks.west.detachments[id] ?? {}, { lost: [3] });
  made.state = { ...made.state, desks };
  made.nextTurn('moves');
  expect(made.one('Wolves').lost).toEqual([]);
});

test('SEC-VP-12, SEC-CR-05: a temporary detachment that is destroyed while isolated costs as much as any other', () => {
  const made = attacked({ Wolves: 'west 8 500 isolated', Owls: 'east B', Hawks: 'east I' });
  const { id } = made.one('Wolves');
  const desks = structuredClone(made.state.desks);
  Object.assign(desks.west.detachments[id] ?? {}, { tenure: 'bought', price: { resource: 'ground', points: 2 } });
  made.state = { ...made.state, desks };
  const [battle] = Object.values(made.board.battles);
  if (battle === undefined) throw new Error('there is a battle');
  made.rule({ type: 'settle', battle: battle.id, result: { winner: 'defender', deeds: [] } });
  expect(made.board.ledger.find(({ score }) => score === 'isolated-loss')).toMatchObject({ side: 'west', amount: -2 });
});

test('SEC-DIR-16: each side has its own directive, for one turn', () => {
  const made = war('attacks', { pieces: PIECES, settings: { directives: true } });
  made
    .does('west', pass)
    .dice({ 'SEC-DIR-01 west': [1, 2], 'SEC-DIR-01 east': [4, 4] })
    .does('east', pass);
  const numbers = () => [made.state.desks.west.directive?.number, made.state.desks.east.directive?.number];
  expect(numbers()).toEqual([3, 8]);
  made.timeUp().nextTurn('command');
  expect(made.state.desks.west.directive?.dice).toHaveLength(2);
});

test('The form has a field for every setting, and every preset can be played', () => {
  const known = Object.keys(schemas.setup.shape.settings.parse({}));
  expect(
    settings()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(known.toSorted());
  for (const { id, settings: differing } of presets) {
    const seats = [
      { id: 'anna', name: 'Anna', side: 'west' },
      { id: 'bert', name: 'Bert', side: 'east' },
    ];
    expect(schemas.setup.safeParse({ preset: id, seats, settings: differing }).success).toBe(true);
  }
  expect(phases.filter(({ kind }) => kind === 'automatic').map(({ id }) => id)).toEqual(['experience', 'isolation']);
});

test('SEC-SETUP-05: every side has exactly one commander', () => {
  const begin = (...seats: readonly { readonly id: string; readonly side: string; readonly role: string }[]) => {
    const setup = schemas.setup.parse({ seats: seats.map((one) => ({ name: one.id, ...one })) });
    const begun = sectorCampaign.begin(setup, { edition: '1', dice: never() }, '2031-05-03T12:00:00.000Z');
    return begun.ok ? [] : begun.problem.map(({ code }) => code);
  };
  const seat = (id: string, side: string, role: string) => ({ id, side, role });
  expect(begin(seat('anna', 'west', 'commander'), seat('bert', 'west', 'staff'))).toEqual(['side-empty']);
  expect(begin(seat('anna', 'west', 'staff'), seat('bert', 'east', 'commander'))).toEqual(['commander-missing']);
  const three = [
    seat('anna', 'west', 'commander'),
    seat('carl', 'west', 'commander'),
    seat('bert', 'east', 'commander'),
  ];
  expect(begin(...three)).toEqual(['too-many-commanders']);
  expect(sectorCampaign.checkSetup({}, 1).map(({ code }) => code)).toEqual(['too-few-players']);
});

/** No die is rolled until both armies are sealed. */
const never = () => forcedDice({}, () => Number.NaN);

test('Only the referee gets the list of what can be corrected', () => {
  const made = war('moves', { pieces: PIECES });
  for (const { type } of sectorCampaign.edits) {
    expect(sectorCampaign.correctable(made.seenBy('referee'), type).length).toBeGreaterThan(0);
    expect(sectorCampaign.correctable(made.seenBy('anna'), type)).toEqual([]);
  }
});

test('The commander owes the side’s decisions, with their deadlines', () => {
  const made = war('moves', { pieces: PIECES });
  const [owed] = sectorCampaign.awaiting(made.state);
  expect(owed).toMatchObject({ seat: 'anna', decision: 'move', otherwise: 'skipped', by: 'order' });
  expect(sectorCampaign.nextDue(made.state, null)[0]?.id).toBe(owed?.due);
  made.timeUp().does('east', { type: 'fortify', territory: territory(made.state, 'B') });
  expect(sectorCampaign.awaiting(made.state)[0]?.otherwise).toBe('passed');
});
