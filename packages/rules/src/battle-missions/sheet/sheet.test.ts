import { expect, test } from 'vitest';
import { Evening } from '../testing/evening.ts';
import { meet } from '../testing/log.ts';
import { stateOf, unit } from '../testing/units.ts';
import type { EntryBody } from '../types.ts';

const [one, two] = [unit('a', 1), unit('a', 2)];
const enemy = unit('b', 1);

test('MSN-COMP-01: the evening begins when both sides have confirmed the same mission', () => {
  const evening = new Evening();
  evening.enter('a', { type: 'confirm-brief', brief: null });
  expect(evening.sheet.stage).toBe('briefing');
  evening.enter('b', { type: 'confirm-brief', brief: null });
  expect(evening.sheet.stage).toBe('setting-aside');
});

test('MSN-COMP-01: a change of the mission clears both confirmations', () => {
  const evening = new Evening();
  evening.both({ type: 'confirm-brief', brief: null });
  const changed = evening.enter('a', { type: 'brief', brief: { ...evening.setup.brief, turns: 5 } });
  expect(evening.sheet.stage).toBe('briefing');
  const late = evening.enter('b', { type: 'confirm-brief', brief: null });
  expect(evening.verdict(late)).toBe('brief-changed');
  evening.both({ type: 'confirm-brief', brief: changed });
  expect(evening.sheet.stage).toBe('setting-aside');
});

test('MSN-DAWN-01: nobody rolls for dusk and dawn before deployment is confirmed', () => {
  const evening = new Evening({ brief: { rules: { 'dusk-dawn': 'both' } } }).setAside();
  const early = evening.roll({ kind: 'light' }, [6]);
  expect(evening.verdict(early)).toBe('not-deployed');
  evening.begin(6);
  expect(evening.sheet).toMatchObject({ stage: 'running', dark: [6], now: { turn: 1, side: 'a' } });
});

test('MSN-DAWN-01, MSN-COMP-09: the first turn is rolled for after dusk and dawn', () => {
  const evening = new Evening({ brief: { rules: { 'dusk-dawn': 'both' } } }).setAside().both({ type: 'deployed' });
  expect(evening.verdict(evening.roll({ kind: 'first-turn' }, [5, 2]))).toBe('roll-not-due');
});

test('MSN-COMP-09: the winner of the roll may let the other side begin', () => {
  const evening = new Evening().setAside().begin();
  expect(evening.verdict(evening.enter('b', { type: 'first', side: 'b' }))).toBe('not-your-choice');
  evening.enter('a', { type: 'first', side: 'b' });
  expect(evening.sheet.now).toEqual({ turn: 1, side: 'b' });
});

test('MSN-COMP-04: the second side’s end of turn 1 begins turn 2, and nobody is concealed any more', () => {
  const evening = new Evening({ brief: { rules: { concealment: 'both' } } }).setAside().begin();
  expect(evening.sheet.concealed).toHaveLength(6);
  evening.play(1);
  expect(evening.sheet).toMatchObject({ now: { turn: 2, side: 'a' }, concealed: [] });
});

test('MSN-CONC-05: a unit that shoots is not concealed any more', () => {
  const evening = new Evening({ brief: { rules: { concealment: 'a' } } }).setAside().begin();
  evening.enter('a', { type: 'acted', unit: one.id, act: 'shot' });
  expect(evening.sheet.concealed).toEqual(['au2', 'au3']);
});

test('MSN-RES-08, MSN-COMP-04: a player turn does not end while a reserve roll is open', () => {
  const evening = new Evening({ brief: { rules: { reserves: 'both' } } }).setAside(one, two).begin().play(1);
  evening.roll({ kind: 'reserve', selection: one.selection, turn: 2 }, [3]);
  const refused = evening.endTurn();
  expect(evening.verdict(refused)).toBe('reserve-roll-open');
  expect(evening.sheet.verdicts[refused]).toMatchObject({ rejection: { facts: { count: 1 } } });
  evening.roll({ kind: 'reserve', selection: two.selection, turn: 2 }, [1]);
  expect(evening.verdict(evening.endTurn())).toBe('counted');
});

test('MSN-RES-03: side B rolls at the start of its own player turn', () => {
  const evening = new Evening({ brief: { rules: { reserves: 'both' } } }).setAside(enemy).begin().play(1);
  const roll = { kind: 'reserve', selection: enemy.selection, turn: 2 } as const;
  expect(evening.verdict(evening.roll(roll, [4]))).toBe('roll-not-due');
  evening.endTurn();
  expect(evening.verdict(evening.roll(roll, [4], 'b'))).toBe('counted');
});

test('MSN-RES-08: a selection that is available cannot wait, unless there is no room for it', () => {
  const evening = new Evening({ brief: { rules: { reserves: 'both' } } }).setAside(one).begin().play(1);
  evening.roll({ kind: 'reserve', selection: one.selection, turn: 2 }, [6]);
  expect(evening.verdict(evening.endTurn())).toBe('reserve-waits');
  evening.enter('a', { type: 'blocked', selection: one.selection, turn: 2 });
  expect(evening.verdict(evening.endTurn())).toBe('counted');
  evening.endTurn();
  expect(evening.sheet.reserves).toMatchObject([{ selection: 'as1', needed: null, isOpen: false }]);
  evening.enter('a', { type: 'arrive', selection: one.selection, by: 'edge' });
  expect(evening.verdict(evening.endTurn())).toBe('counted');
});

test('MSN-ESC-04: under Escalation a tank has to be set aside', () => {
  const tank = unit('a', 2, { kind: 'vehicle', models: 1 });
  const evening = new Evening({ armies: { a: [one, tank], b: [enemy] }, brief: { rules: { escalation: 'both' } } });
  evening.both({ type: 'confirm-brief', brief: null });
  expect(evening.verdict(evening.enter('a', { type: 'set-aside' }))).toBe('not-set-aside');
  evening.enter('a', { type: 'place', selection: tank.selection, place: 'reserve' });
  expect(evening.verdict(evening.enter('a', { type: 'set-aside' }))).toBe('counted');
});

test('MSN-LEN-01, -02: after turn 6 a die decides, and again after turn 7', () => {
  const evening = new Evening({ brief: { rules: { 'random-length': 'both' } } }).setAside().begin().play(6);
  expect(evening.sheet).toMatchObject({ stage: 'running', now: null, lengthDueAfter: 6 });
  evening.roll({ kind: 'length', turn: 6 }, [4]);
  expect(evening.sheet.now).toEqual({ turn: 7, side: 'a' });
  evening.play(1).roll({ kind: 'length', turn: 7 }, [2]);
  expect(evening.sheet).toMatchObject({ stage: 'ended', turnsPlayed: 7 });
});

test('MSN-LEN-05: without Random Game Length the battle ends after turn 6', () => {
  expect(new Evening().setAside().begin().play(6).sheet).toMatchObject({ stage: 'ended', turnsPlayed: 6 });
});

test('MSN-DS-06: a unit that drifts off the table is destroyed and scores its cost', () => {
  const diver = unit('a', 1, { abilities: ['deep-strike'], cost: 230 });
  const evening = new Evening({
    armies: { a: [diver, two], b: [enemy] },
    brief: { rules: { 'deep-strike': 'a', reserves: 'both' } },
  });
  evening.setAside(diver).begin().play(1);
  evening.roll({ kind: 'reserve', selection: diver.selection, turn: 2 }, [4]);
  evening.enter('a', { type: 'arrive', selection: diver.selection, by: 'strike' });
  evening.roll({ kind: 'scatter', selection: diver.selection }, [4, 2, 4, 5, 2]);
  evening.enter('a', { type: 'land', unit: diver.id, aim: { x: 7000, y: 2400 }, lost: 0, isDestroyed: false });
  expect(evening.sheet.units.a[0]).toMatchObject({ isEntered: true, points: 230, state: { fate: 'gone' } });
  expect(evening.sheet.totals.sides.b.total).toBe(230);
});

test('MSN-COMP-06: a unit without a state is marked, and the sheet cannot be closed', () => {
  const evening = new Evening().setAside().begin().play(6);
  expect(evening.sheet.units.a[0]).toMatchObject({ isEntered: false, points: 0 });
  expect(evening.verdict(evening.close('a'))).toBe('state-missing');
  evening.stateOthers();
  expect(evening.verdict(evening.close('a'))).toBe('counted');
  expect(evening.sheet.stage).toBe('ended');
  evening.close('b');
  expect(evening.sheet.stage).toBe('closed');
});

test('MSN-COMP-06: whoever closes other totals than the sheet has does not close it', () => {
  const evening = new Evening().setAside().begin().play(6).stateOthers();
  const wrong = evening.enter('b', { type: 'close', totals: { a: 1, b: 0 } });
  expect(evening.verdict(wrong)).toBe('totals-differ');
});

test('MSN-COMP-06: the totals of the example make a solid victory for A', () => {
  const tank = unit('b', 1, { kind: 'vehicle', models: 1, cost: 250 });
  const squad = unit('b', 2, { cost: 155 });
  const lost = unit('a', 1, { cost: 428 });
  const evening = new Evening({ armies: { a: [lost], b: [tank, squad] }, brief: { objective: 'loot' } });
  evening.setAside().begin().play(6);
  evening.state('b', tank, { fate: 'gone', models: 0 });
  evening.state('b', squad, { models: 5 });
  evening.state('b', lost, { fate: 'gone', models: 0 });
  for (const ground of ['loot-1', 'loot-2']) evening.enter('a', { type: 'holds', ground, side: 'a' });
  evening.enter('b', { type: 'holds', ground: 'loot-3', side: 'b' });
  const { sides, margin } = evening.sheet.totals;
  expect([sides.a.total, sides.b.total]).toEqual([1077, 803]);
  expect(margin).toMatchObject({ difference: 274, winner: 'a', name: 'solid' });
});

test('MSN-COMP-10: a phone without the pen does not end a player turn', () => {
  const evening = new Evening().setAside().begin();
  const refused = evening.enter('b', { type: 'end-turn', turn: 1, side: 'a' });
  expect(evening.verdict(refused)).toBe('no-pen');
  expect(evening.sheet.now).toEqual({ turn: 1, side: 'a' });
});

test('MSN-COMP-10: whoever takes an offered pen ends turns from then on', () => {
  const evening = new Evening().setAside().begin();
  const offer = evening.enter('a', { type: 'offer-pen', to: null });
  expect(evening.verdict(evening.endTurn())).toBe('pen-offered');
  evening.enter('b', { type: 'take-pen', offer });
  expect(evening.sheet.pen).toBe('p2');
  expect(evening.verdict(evening.endTurn())).toBe('no-pen');
  expect(evening.verdict(evening.enter('b', { type: 'end-turn', turn: 1, side: 'a' }))).toBe('counted');
});

test('MSN-COMP-10: a phone that scanned the code has the pen, even if the other kept it without knowing', () => {
  const evening = new Evening().setAside().begin();
  const offer = evening.enter('a', { type: 'offer-pen', to: null });
  evening.a.enter({ type: 'keep-pen', offer });
  const late = evening.a.enter({ type: 'end-turn', turn: 1, side: 'a' });
  evening.b.enter({ type: 'take-pen', offer });
  expect(evening.sheet.pen).toBe('p2');
  expect(evening.verdict(late)).toBe('no-pen');
});

test('MSN-COMP-10: two phones with different numbers for a squad leave it open until one of them settles it', () => {
  const evening = new Evening().setAside().begin().play(6);
  const left = (models: number): EntryBody => ({ type: 'state', unit: enemy.id, state: stateOf(enemy, { models }) });
  evening.a.enter(left(5));
  evening.b.enter(left(4));
  expect(evening.sheet.differences).toEqual([{ of: 'state', key: 'bu1' }]);
  expect(evening.sheet.totals.sides.a.total).toBe(0);
  evening.b.hear(evening.a);
  evening.enter('b', left(5));
  expect(evening.sheet.differences).toEqual([]);
  expect(evening.sheet.totals.sides.a.total).toBe(50);
});

test('MSN-COMP-10: different dice for a reserve keep a player turn open for whoever knows of both', () => {
  const evening = new Evening({ brief: { rules: { reserves: 'both' } } }).setAside(one).begin().play(1);
  const roll = { kind: 'reserve', selection: one.selection, turn: 2 } as const;
  evening.a.enter({ type: 'roll', roll, dice: [1] });
  evening.b.enter({ type: 'roll', roll, dice: [2] });
  expect(evening.sheet.differences).toEqual([{ of: 'roll', key: 'reserve as1 2' }]);
  meet(evening.a, evening.b);
  expect(evening.verdict(evening.endTurn())).toBe('difference-open');
  expect(evening.verdict(evening.roll(roll, [2]))).toBe('counted');
  expect(evening.sheet.differences).toEqual([]);
  expect(evening.verdict(evening.endTurn())).toBe('counted');
});

test('MSN-COMP-10: dice that arrive late do not undo the turns that were played without them', () => {
  const evening = new Evening({ brief: { rules: { reserves: 'both' } } }).setAside(one, enemy).begin().play(1);
  const roll = { kind: 'reserve', selection: enemy.selection, turn: 2 } as const;
  evening.roll({ kind: 'reserve', selection: one.selection, turn: 2 }, [1]);
  evening.endTurn();
  evening.b.enter({ type: 'roll', roll, dice: [2] });
  evening.a.enter({ type: 'roll', roll, dice: [3] });
  evening.a.enter({ type: 'end-turn', turn: 2, side: 'b' });
  expect(evening.sheet.now).toEqual({ turn: 3, side: 'a' });
  expect(evening.sheet.differences).toHaveLength(1);
});

test('MSN-COMP-01: a phone that did not know that the mission was confirmed cannot change it', () => {
  const evening = new Evening();
  evening.a.enter({ type: 'confirm-brief', brief: null });
  evening.b.enter({ type: 'deployed' });
  evening.b.enter({ type: 'confirm-brief', brief: null });
  evening.b.enter({ type: 'deployed' });
  for (let i = 0; i < 3; i++) evening.a.enter({ type: 'deployed' });
  const late = evening.a.enter({ type: 'brief', brief: { ...evening.setup.brief, turns: 4 } });
  expect(evening.verdict(late)).toBe('brief-changed');
  expect(evening.sheet.stage).toBe('setting-aside');
});

test('MSN-COMP-05: dice that were typed in wait for the other side to confirm them', () => {
  const evening = new Evening().setAside().begin();
  const roll = evening.sheet.unconfirmed[0];
  expect(evening.sheet.unconfirmed).toHaveLength(1);
  if (roll === undefined) return;
  expect(evening.verdict(evening.enter('a', { type: 'confirm-dice', roll }))).toBe('own-dice');
  evening.enter('b', { type: 'confirm-dice', roll });
  expect(evening.sheet.unconfirmed).toEqual([]);
});

test('MSN-COMP-05: dice of the server are not replaced by typed ones, whichever came first', () => {
  const evening = new Evening().setAside().both({ type: 'deployed' });
  const typed = evening.b.enter({ type: 'roll', roll: { kind: 'first-turn' }, dice: [1, 6] });
  evening.a.enter({ type: 'roll', roll: { kind: 'first-turn' }, dice: null }, { dice: [6, 1] });
  expect(evening.verdict(typed)).toBe('rolled-by-server');
  expect(evening.sheet.now).toEqual({ turn: 1, side: 'a' });
});

test('MSN-COMP-11: an entry is struck by its side alone until the player turn ends', () => {
  const evening = new Evening().setAside().begin();
  const state = evening.state('a', enemy, { fate: 'gone', models: 0 });
  expect(evening.sheet.totals.sides.a.total).toBe(100);
  evening.enter('a', { type: 'strike', entry: state });
  expect(evening.verdict(state)).toBe('struck');
  expect(evening.sheet.totals.sides.a.total).toBe(0);
});

test('MSN-COMP-11: two turns later an entry goes when both sides strike it', () => {
  const evening = new Evening().setAside().begin();
  const state = evening.state('a', enemy, { fate: 'gone', models: 0 });
  evening.play(2);
  const asked = evening.enter('a', { type: 'strike', entry: state });
  expect([evening.verdict(asked), evening.verdict(state)]).toEqual(['counted', 'counted']);
  evening.enter('b', { type: 'strike', entry: state });
  expect([evening.verdict(asked), evening.verdict(state)]).toEqual(['counted', 'struck']);
});

test('MSN-COMP-11: what was entered because of a struck entry goes with it', () => {
  const evening = new Evening().setAside().begin();
  const act = evening.enter('a', { type: 'acted', unit: one.id, act: 'shot' });
  const state = evening.a.enter({ type: 'state', unit: enemy.id, state: stateOf(enemy, { models: 5 }) }, { because: act });
  evening.enter('a', { type: 'strike', entry: act });
  expect([evening.verdict(act), evening.verdict(state)]).toEqual(['struck', 'struck']);
  expect(evening.sheet.totals.sides.a.total).toBe(0);
});

test('MSN-COMP-11: dice of the server are never struck, but both sides can set them aside', () => {
  const evening = new Evening().setAside().both({ type: 'deployed' });
  const roll = evening.a.enter({ type: 'roll', roll: { kind: 'first-turn' }, dice: null }, { dice: [2, 6] });
  expect(evening.verdict(evening.enter('a', { type: 'strike', entry: roll }))).toBe('server-dice');
  evening.both({ type: 'not-used', roll });
  expect(evening.verdict(roll)).toBe('not-used');
  expect(evening.sheet.stage).toBe('deployment');
});

test('MSN-VP-02: a side that holds three quarters does not win if it is behind on points', () => {
  const dear = unit('a', 1, { cost: 1500 });
  const evening = new Evening({ armies: { a: [dear], b: [enemy] }, brief: { objective: 'quarters' } });
  evening.setAside().begin().play(6);
  for (const ground of ['sw', 'se', 'ne']) evening.enter('a', { type: 'holds', ground, side: 'a' });
  evening.state('b', dear, { fate: 'gone', models: 0 });
  const { sides, margin } = evening.sheet.totals;
  expect([sides.a.total, sides.b.total]).toEqual([750, 1500]);
  expect(margin).toMatchObject({ winner: 'b', name: 'solid' });
});

test('MSN-OBJ-01: without an objective only units count', () => {
  const evening = new Evening().setAside().begin().play(6);
  expect(evening.verdict(evening.enter('a', { type: 'holds', ground: 'ne', side: 'a' }))).toBe('ground-unknown');
  evening.state('a', enemy, { fate: 'gone', models: 0 });
  expect(evening.sheet.totals.sides.a).toMatchObject({ units: 100, objective: 0, total: 100 });
});

test('MSN-COMP-07, MSN-VP-08: a bonus of the campaign counts for the side that earned it', () => {
  const bonuses = [{ id: 'scenario', name: 'Scenario', points: 200 }];
  const evening = new Evening({ brief: { bonuses } }).setAside().begin().play(6);
  evening.enter('b', { type: 'bonus', side: 'b', bonus: 'scenario', isEarned: true });
  expect(evening.sheet.totals.sides.b).toMatchObject({ bonus: 200, total: 200 });
  expect(evening.sheet.totals.sides.a.bonus).toBe(0);
});

test('MSN-MARGIN-10: a campaign’s own categories count in its battles, with their lower bounds', () => {
  const brackets = [
    { name: 'marginal', percent: 10, isIn: true },
    { name: 'solid', percent: 30, isIn: true },
  ];
  const evening = new Evening({ campaign: { fields: [], rules: [], brackets }, brief: { pointsLimit: 1000 } });
  evening.setAside().begin().play(6);
  evening.state('a', enemy, { fate: 'gone', models: 0 });
  expect(evening.sheet.totals.margin).toMatchObject({ difference: 100, winner: 'a', name: 'marginal' });
});

test('MSN-DS-02: without Reserves a deep striker is set aside to strike, and rolls like a reserve', () => {
  const diver = unit('a', 1, { abilities: ['deep-strike-always'] });
  const evening = new Evening({ armies: { a: [diver, two], b: [enemy] } });
  evening.both({ type: 'confirm-brief', brief: null });
  evening.enter('a', { type: 'place', selection: diver.selection, place: 'strike' });
  expect(evening.verdict(evening.enter('a', { type: 'place', selection: two.selection, place: 'strike' }))).toBe(
    'no-deep-strike',
  );
  evening.both({ type: 'set-aside' }).begin().play(1);
  expect(evening.sheet.reserves).toEqual([{ side: 'a', selection: 'as1', needed: 4, isOpen: true }]);
});

test('MSN-RES-01: if the terms say so, everything begins in reserve', () => {
  const evening = new Evening({ settings: { reserveWho: 'all' }, brief: { rules: { reserves: 'a' } } }).setAside().begin();
  expect(evening.sheet.reserves.map(({ selection }) => selection)).toEqual(['as1', 'as2', 'as3']);
});

test('MSN-RES-09: a unit that never arrived needs no state, and is not left at the end', () => {
  const evening = new Evening({
    armies: { a: [one], b: [enemy] },
    brief: { turns: 1, objective: 'annihilation', rules: { reserves: 'a' } },
  });
  evening.setAside(one).begin().play(1);
  expect(evening.sheet.units.a[0]).toMatchObject({ isEntered: true, points: 0, state: { fate: 'never-arrived' } });
  expect(evening.sheet.totals.sides.a.objective).toBe(0);
});

test('MSN-NIGHT-01, MSN-CONC-06: in a dark turn a unit makes a night check, and no sight check', () => {
  const rules = { night: 'both', concealment: 'both' } as const;
  const evening = new Evening({ brief: { rules } }).setAside().begin();
  const check = { unit: one.id, turn: 1, attempt: 1 };
  const sight = evening.roll({ kind: 'sight-check', ...check, target: enemy.id }, [3, 4]);
  const night = evening.roll({ kind: 'night-check', ...check }, [4, 5]);
  expect([evening.verdict(sight), evening.verdict(night)]).toEqual(['not-concealed', 'counted']);
});

test('MSN-CONC-02, -07: a concealed target is checked for in turn 1 by daylight, not in turn 2', () => {
  const evening = new Evening({ brief: { rules: { concealment: 'both' } } }).setAside().begin();
  const check = (turn: number) => ({ kind: 'sight-check', unit: one.id, target: enemy.id, turn, attempt: 1 }) as const;
  expect(evening.verdict(evening.roll(check(1), [1, 2]))).toBe('counted');
  evening.play(1);
  expect(evening.verdict(evening.roll(check(2), [1, 2]))).toBe('not-concealed');
});

test('MSN-INF-02: infiltrators are placed in turn, as the coin says', () => {
  const hidden = (side: 'a' | 'b', number: number) => unit(side, number, { abilities: ['infiltrate'] });
  const [first, second] = [hidden('a', 1), hidden('b', 1)];
  const evening = new Evening({ armies: { a: [first], b: [second] }, brief: { rules: { infiltrate: 'both' } } });
  evening.both({ type: 'confirm-brief', brief: null });
  for (const { side, selection } of [first, second]) evening.enter(side, { type: 'place', selection, place: 'last' });
  evening.both({ type: 'set-aside' });
  expect(evening.verdict(evening.enter('a', { type: 'placed', unit: first.id }))).toBe('not-your-turn-to-place');
  evening.roll({ kind: 'coin' }, [5]);
  expect(evening.verdict(evening.enter('a', { type: 'placed', unit: first.id }))).toBe('not-your-turn-to-place');
  expect(evening.verdict(evening.enter('a', { type: 'deployed' }))).toBe('not-deployed');
  expect(evening.verdict(evening.enter('b', { type: 'placed', unit: second.id }))).toBe('counted');
  expect(evening.verdict(evening.enter('a', { type: 'placed', unit: first.id }))).toBe('counted');
});
