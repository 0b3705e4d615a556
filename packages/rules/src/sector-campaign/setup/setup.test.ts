import { expect, test } from 'vitest';
import { READY_MADE } from '../data/armies.ts';
import { schemas } from '../schemas.ts';
import { setUp, territory, war } from '../testing/war.ts';
import type { Army, NewDetachment, Order, RefusalCode } from '../types.ts';
import { armyFaults } from './armies.ts';

const unit = (points: number, more: Partial<NewDetachment['units'][number]> = {}) => ({
  ...{ name: 'Rifles', count: 8, points, traits: [], intercept: 0, armour: 5, lift: 0 },
  ...more,
});
const detachment = (name: string, points: number, more: Partial<NewDetachment> = {}): NewDetachment => ({
  ...{ name, kind: 'ground', units: [unit(points)], isCommander: false },
  ...more,
});
const army = (...detachments: readonly NewDetachment[]): Army => ({ name: 'An army', detachments });
const seal = (one: Army): Order => schemas.order.parse({ type: 'seal-army', army: one });

const TWO = [detachment('First', 2000), detachment('Second', 2980)];
const commander = (name: string) => detachment(name, 100, { isCommander: true });

test.each<[string, Army, Readonly<Record<string, unknown>>, RefusalCode | null]>([
  ['SEC-SETUP-01: 4980 of 5000 points are accepted', army(...TWO), {}, null],
  ['SEC-SETUP-01: 5005 are too many', army(...TWO, detachment('Third', 25)), {}, 'too-many-points'],
  [
    'SEC-SETUP-03: two supreme commanders of Space Marines are too many',
    army(commander('A'), commander('B')),
    { race: 'space-marines' },
    'too-many-supreme-commanders',
  ],
  ['SEC-SETUP-03: Eldar may have three', army(commander('A'), commander('B'), commander('C')), { race: 'eldar' }, null],
  ['SEC-DEPLOY-05: two majors need two detachments', army(detachment('A', 100)), {}, 'too-few-detachments'],
  [
    'SEC-DEPLOY-05: those in orbit garrison nothing',
    army(detachment('A', 100), detachment('B', 100, { kind: 'dropship' })),
    {},
    'too-few-detachments',
  ],
  [
    'SEC-DROP-04: only dropship detachments leave vehicles in orbit',
    army(...TWO.slice(0, 1), detachment('B', 0, { units: [unit(10), unit(10, { traits: ['vehicle'] })] })),
    {},
    'kind-mixed',
  ],
])('%s', (_title, one, west, code) => {
  const made = setUp({ west });
  expect(made.give('west', seal(one)).map((fault) => fault.code)).toEqual(code === null ? [] : [code]);
});

test('SEC-CR-14: a race without dropships can’t bring any', () => {
  const dropping = army(...TWO.slice(0, 1), detachment('B', 5), detachment('C', 5, { kind: 'dropship' }));
  const made = setUp({ west: { race: 'orks' }, settings: { dropships: { orks: 'no' } } });
  expect(made.give('west', seal(dropping))).toMatchObject([
    { code: 'no-dropships', path: ['army', 'detachments', 2, 'kind'] },
  ]);
});

test('SEC-SETUP-04: Orks begin with D3 XP, Space Marines with 5 more; only their own side knows', () => {
  const made = setUp({ west: { race: 'orks' }, east: { race: 'space-marines' } });
  for (const side of ['west', 'east'] as const) made.give(side, seal(army(...TWO)));
  made.give('west', { type: 'seal-majors', territories: [territory(made.state, '1'), territory(made.state, '3')] });
  const [G, I] = [territory(made.state, 'G'), territory(made.state, 'I')];
  made.dice({ 'SEC-SETUP-04 wd1': [2], 'SEC-SETUP-04 ed1': [2] });
  made.give('east', { type: 'seal-majors', territories: [G, I] });
  expect([made.one('First').id, made.state.desks.west.detachments.wd1?.xp]).toEqual(['wd1', 2]);
  expect(made.state.desks.east.detachments.ed1?.xp).toBe(7);
  expect(made.events.flatMap((event) => (event.type === 'experience-rolled' ? [event.to] : []))).toEqual([
    ['anna'],
    ['bert'],
  ]);
});

test('SEC-SETUP-10: a side that seals nothing for a week gets a ready-made army', () => {
  const made = setUp();
  made.give('west', seal(army(...TWO)));
  expect(made.asked()).toEqual(['east army']);
  made.wait(7 * 24);
  expect([made.board.phase, made.board.sides.west.size, made.board.sides.east.size]).toEqual(['majors', 2, 15]);
});

test('SEC-SETUP-10: until deployment, the enemy knows only how many detachments there are', () => {
  const made = setUp();
  made.give('west', seal(army(...TWO)));
  expect(JSON.stringify([made.seenBy('bert'), made.events])).not.toContain('First');
  made.give('east', seal(army(...TWO, detachment('Third', 20))));
  expect(JSON.stringify(made.seenBy('bert').desks.west)).toBe('null');
  expect(made.seenBy('anna').board.sides.east.size).toBe(3);
});

test('SEC-SETUP-10: an army can be sealed again until the other one is sealed', () => {
  const made = setUp();
  made.give('west', seal(army(...TWO)));
  expect(made.give('west', seal(army(...TWO, detachment('Third', 20))))).toEqual([]);
  made.give('east', seal(army(...TWO)));
  expect(made.board.sides.west.size).toBe(3);
  expect(made.give('west', seal(army(...TWO)))).toMatchObject([{ code: 'wrong-phase' }]);
});

test('SEC-SETUP-10: if no ready-made army fits, the referee decides', () => {
  const made = setUp({ settings: { rows: 5, linesPerSide: 5, armyPoints: 1000, majorGarrisonGround: true } });
  made.timeUp();
  expect(made.asked()).toEqual(['west army', 'east army']);
  const six = army(...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => detachment(name, 100)));
  expect(made.rule({ type: 'set-army', side: 'west', army: schemas.order.parse(seal(six)) && six })).toEqual([]);
  expect(made.asked()).toEqual(['east army']);
});

test('Ready-made armies fit their terms', () => {
  const { settings } = setUp().board;
  expect(READY_MADE.map((one) => armyFaults(settings, 'others', one))).toEqual([[], [], [], []]);
  const none = { ...settings, dropships: { ...settings.dropships, orks: 'no' as const } };
  expect(READY_MADE.map((one) => armyFaults(none, 'orks', one).length)).toEqual([1, 0, 0, 0]);
});

const named = (dice: readonly number[], settings: Readonly<Record<string, unknown>> = {}) => {
  const made = setUp({ settings });
  for (const side of ['west', 'east'] as const) made.give(side, seal(army(...TWO)));
  made.timeUp();
  const found = made.story.find(({ type }) => type === 'planet-found');
  return { made, dice, found };
};

test.each<[readonly number[], string]>([
  [[1, 1], 'daemon'],
  [[1, 2], 'death'],
  [[2, 3], 'primaeval'],
  [[3, 3], 'ice'],
  [[4, 4], 'agri'],
  [[4, 5], 'hive'],
  [[6, 6], 'desert'],
])('SEC-SETUP-06: %j is a world of type %s', (dice, planet) => {
  const made = setUp();
  for (const side of ['west', 'east'] as const) made.give(side, seal(army(...TWO)));
  made.dice({ 'SEC-SETUP-06 planet': dice }).timeUp();
  expect(made.board.planet).toBe(planet);
});

test('SEC-SETUP-06: a roll of 8 can mean a Hive World, or the sides’ choice', () => {
  const rolled = (planetRollEight: string) => {
    const made = setUp({ settings: { planetRollEight } });
    for (const side of ['west', 'east'] as const) made.give(side, seal(army(...TWO)));
    return made.dice({ 'SEC-SETUP-06 planet': [3, 5] }).timeUp();
  };
  expect(rolled('hive').board.planet).toBe('hive');
  const asked = rolled('choose');
  expect(asked.asked()).toEqual(['west planet', 'east planet']);
  expect(asked.give('west', { type: 'name-planet', planet: 'ice' })).toMatchObject([{ code: 'not-offered' }]);
  asked.give('west', { type: 'name-planet', planet: 'hive' });
  asked.give('east', { type: 'name-planet', planet: 'hive' });
  expect(asked.board.planet).toBe('hive');
});

test('SEC-SETUP-06: the sides can agree on a planet; if they choose differently, dice decide', () => {
  const agreed = (west: 'ice' | 'death') => {
    const { made } = named([], { planet: 'agree' });
    made.give('west', { type: 'name-planet', planet: west });
    made.dice({ 'SEC-SETUP-06 planet': [6, 6] }).give('east', { type: 'name-planet', planet: 'ice' });
    return made.board.planet;
  };
  expect([agreed('ice'), agreed('death')]).toEqual(['ice', 'desert']);
});

test('SEC-SETUP-06: the terms can set the planet', () => {
  expect(named([], { planet: 'death' }).found).toMatchObject({ planet: 'death', dice: [] });
});

test.each<[string, readonly string[], RefusalCode | null]>([
  ['1 and 3 are accepted', ['1', '3'], null],
  ['two of the first line are accepted', ['7', '8'], null],
  ['three are too many', ['1', '2', '3'], 'too-many-majors'],
  ['one is too few', ['1'], 'too-few-majors'],
  ['a territory of the enemy is not', ['1', 'A'], 'territory-not-yours'],
  ['the same one twice is not', ['1', '1'], 'majors-named-twice'],
])('SEC-MAP-03: majors: %s', (_title, names, code) => {
  const made = setUp();
  for (const side of ['west', 'east'] as const) made.give(side, seal(army(...TWO)));
  const territories = names.map((name) => territory(made.state, name));
  const faults = made.give('west', { type: 'seal-majors', territories });
  expect(faults.map((fault) => fault.code)).toEqual(code === null ? [] : [code]);
  if (code === null) expect(JSON.stringify(made.seenBy('bert'))).toContain('"isMajor":false');
});

test('SEC-SETUP-08: with all modules off a turn begins without command sheets', () => {
  const off = war('moves', { pieces: { Wolves: 'west 8', Owls: 'east B' } });
  expect(off.story.some((event) => event.type === 'time-up' && event.decision === 'command')).toBe(false);
  const on = war('command', { settings: { commandResources: true }, pieces: { Wolves: 'west 8', Owls: 'east B' } });
  expect(on.asked()).toEqual(['west command', 'east command']);
});
