import { expect, test } from 'vitest';
import { canonical, seededDice } from '../kernel/index.ts';
import { begin } from './begin.ts';
import { nextDue } from './due.ts';
import { sectorCampaign } from './index.ts';
import { schemas } from './schemas.ts';
import { seat, setUp, territory, war } from './testing/war.ts';
import type { Declaration, Instruction, Order } from './types.ts';

const phases = (made: ReturnType<typeof setUp>) =>
  made.story.flatMap((event) => (event.type === 'phase-opened' ? [event.phase] : []));

test('A campaign that nobody plays goes on by its deadlines, from the set-up through several turns', () => {
  const made = setUp();
  made.wait(24 * 150);
  expect(phases(made).slice(0, 5)).toEqual(['armies', 'majors', 'planet', 'experience', 'deployment']);
  expect(made.board.turn).toBeGreaterThan(2);
  expect(phases(made).slice(6, 15)).toEqual([
    'air',
    'scouting',
    'moves',
    'attacks',
    'battles',
    'retreats',
    'isolation',
    'score',
    'command',
  ]);
});

test('SEC-TURN-05: the time of the present decision can be moved; all other times are firm', () => {
  const made = war('moves', { settings: { turnDays: 3 } });
  expect(nextDue(made.state, null).map(({ id, isFirm }) => [id.split(':')[0], isFirm])).toEqual([
    ['decision', false],
    ['turn', true],
  ]);
});

test('SEC-TURN-05: declarations have 48 hours, armies a week, battles two', () => {
  const seconds = (made: ReturnType<typeof setUp>) => nextDue(made.state, null).map(({ due }) => due);
  expect(seconds(setUp())).toMatchObject([{ kind: 'after', seconds: 7 * 86_400 }]);
  expect(seconds(war('moves'))).toMatchObject([{ seconds: 48 * 3600 }]);
});

test('The clock in force replaces the campaign’s own', () => {
  const made = war('moves');
  expect(nextDue(made.state, { mode: 'duration', seconds: 60 })).toMatchObject([{ due: { seconds: 60 } }]);
  expect(nextDue(made.state, { mode: 'none' })).toEqual([]);
});

test('A deadline does nothing once its decision has been made', () => {
  const made = war('moves', { pieces: { Wolves: 'west 8', Owls: 'east B' } });
  const [late] = nextDue(made.state, null);
  made.does('west', { type: 'pass' });
  const before = canonical(made.state);
  made.fall(late?.id ?? '');
  expect(canonical(made.state)).toBe(before);
});

const move = (made: ReturnType<typeof war>, name: string, to: string): Declaration => ({
  type: 'move',
  detachment: made.one(name).id,
  to: territory(made.state, to),
  isBonus: false,
});
const instruct = (...declarations: readonly Declaration[]): readonly Instruction[] =>
  declarations.map((declaration) => ({ choices: [{ when: null, declaration }] }));

const moving = () => war('moves', { pieces: { Wolves: 'west 4', Bears: 'west 5', Owls: 'east D', Hawks: 'east E' } });

test('SEC-TURN-05: a queue declares in the same step, until it is empty', () => {
  const made = moving();
  const queue = [move(made, 'Owls', 'A'), move(made, 'Hawks', 'B'), move(made, 'Owls', 'B')];
  made.give('east', { type: 'queue', queue: 'moves', instructions: [...instruct(...queue)] });
  expect(made.asked()).toEqual(['west move']);
  made.does('west', move(made, 'Wolves', '7'));
  expect([made.where('Wolves'), made.where('Owls'), made.asked()]).toEqual(['7', 'A', ['west move']]);
  made.does('west', { type: 'pass' });
  expect([made.where('Hawks'), made.where('Owls'), made.asked()]).toEqual(['B', 'B', ['east move']]);
});

test('SEC-TURN-05: a queue gives the same log as declaring by hand', () => {
  const [byHand, queued] = [moving(), moving()];
  const west = [move(byHand, 'Wolves', '7'), move(byHand, 'Bears', '8'), move(byHand, 'Bears', '9')];
  const east = [move(byHand, 'Owls', 'A'), move(byHand, 'Hawks', 'B'), move(byHand, 'Hawks', 'C')];
  for (const [i, declaration] of west.entries()) {
    byHand.does('west', declaration).does('east', east[i] ?? declaration);
  }
  queued.give('east', { type: 'queue', queue: 'moves', instructions: [...instruct(...east)] });
  for (const declaration of west) queued.does('west', declaration);
  const told = (made: ReturnType<typeof war>) => made.story.filter(({ type }) => type !== 'queued');
  expect(told(queued)).toEqual(told(byHand));
  expect(queued.state).toEqual(byHand.state);
});

test('SEC-TURN-05: the first legal choice whose condition holds is declared; the others wait', () => {
  const made = moving();
  const [toA, toB] = [move(made, 'Owls', 'A'), move(made, 'Hawks', 'B')];
  const when = { is: 'attacked', territory: territory(made.state, 'A') } as const;
  const instructions = [{ choices: [{ when, declaration: toA }] }, { choices: [{ when: null, declaration: toB }] }];
  made.give('east', { type: 'queue', queue: 'moves', instructions });
  made.does('west', { type: 'pass' });
  expect([made.where('Owls'), made.where('Hawks')]).toEqual(['D', 'B']);
  expect(made.state.desks.east.queues.moves).toEqual([instructions[0]]);
});

test('SEC-TURN-05: when a phase ends, the rest of its queue is dropped', () => {
  const made = moving();
  const owls = move(made, 'Owls', 'I');
  made.give('east', { type: 'queue', queue: 'moves', instructions: [...instruct(owls)] });
  made.does('west', { type: 'pass' }).does('east', { type: 'pass' });
  expect(made.state.desks.east.queues.moves).toEqual([]);
});

test('SEC-TURN-05: a declaration can only be in a queue for which it is possible', () => {
  const made = moving();
  const order = { type: 'queue', queue: 'attacks', instructions: [...instruct(move(made, 'Owls', 'A'))] } as const;
  expect(made.give('east', order)).toMatchObject([
    { code: 'wrong-queue', path: ['instructions', 0, 'choices', 0, 'declaration', 'type'] },
  ]);
});

test('SEC-TURN-05: only the referee is told of three missed deadlines in a turn', () => {
  const made = moving();
  made.timeUp().timeUp().timeUp().timeUp().timeUp();
  const noticed = made.story.flatMap((event) => (event.type === 'misses-noticed' ? [[event.side, event.to]] : []));
  expect(noticed).toEqual([['west', []]]);
});

test('SEC-TURN-05: if a side decides nothing for two turns, the other can claim victory', () => {
  const made = moving();
  const play = () => {
    for (let steps = 0; steps < 40; steps++) {
      if (made.board.asked[0]?.side === 'west' && made.board.phase === 'moves') made.give('west', pass);
      else made.timeUp();
      if (made.board.phase === 'moves' && made.events.some(({ type }) => type === 'turn-began')) return;
    }
  };
  const pass = { type: 'declare', declaration: { type: 'pass' } } as const;
  play();
  expect(made.board.sides.east.absences).toBe(1);
  expect(made.give('west', { type: 'claim-victory' })).toMatchObject([{ code: 'not-absent' }]);
  play();
  expect([made.board.sides.west.absences, made.board.sides.east.absences]).toEqual([0, 2]);
  expect(made.give('west', { type: 'claim-victory' })).toEqual([]);
  expect(made.give('west', { type: 'claim-victory' })).toMatchObject([{ code: 'claimed-already' }]);
  expect(made.board.ended).toBeNull();
  expect(made.rule({ type: 'answer-claim', side: 'west', isConfirmed: true })).toEqual([]);
  expect(made.board.ended).toEqual({ rule: 'SEC-VP-11', winner: 'west' });
});

test('SEC-TURN-05: when a turn’s days are over, both sides pass in all its phases', () => {
  const made = war('moves', { settings: { turnDays: 3 }, pieces: { Wolves: 'west 8', Owls: 'east B' } });
  made.wait(3 * 24);
  expect(made.board.turn).toBe(2);
  expect(
    made.story.filter(({ type }) => type === 'phase-skipped').map((event) => 'phase' in event && event.phase),
  ).toContain('attacks');
});

test('SEC-TURN-05: firm times don’t run during a pause', () => {
  const made = war('moves', { settings: { turnDays: 3 }, pieces: { Wolves: 'west 8', Owls: 'east B' } });
  const before = made.board.timers['turn:']?.seconds ?? 0;
  made.pause(24);
  expect(made.board.timers['turn:']?.seconds).toBe(before + 24 * 3600);
});

const STAFF = { seats: [{ id: 'carl', name: 'Carl', side: 'west', role: 'staff' }] };

test('SEC-SETUP-05: only the commander declares; the staff propose, and the commander adopts', () => {
  const made = war('moves', { ...STAFF, pieces: { Wolves: 'west 4', Owls: 'east D' } });
  const declaration = move(made, 'Wolves', '7');
  expect(made.giveAs('carl', { type: 'declare', declaration })).toMatchObject([{ code: 'not-commander' }]);
  expect(made.giveAs('carl', { type: 'declare', declaration: { type: 'pass' } })).toMatchObject([
    { code: 'not-commander' },
  ]);
  expect(made.giveAs('carl', { type: 'propose', declaration, reason: 'Their first line is weak.' })).toEqual([]);
  expect(made.events.map(({ to }) => to)).toEqual([[seat('anna'), seat('carl')]]);
  expect(made.give('west', { type: 'adopt', proposal: 1, into: 'now' })).toEqual([]);
  expect([made.where('Wolves'), made.state.desks.west.proposals]).toEqual(['7', []]);
});

test('SEC-SETUP-05: a proposal that has become illegal can only be declined', () => {
  const made = war('moves', { ...STAFF, pieces: { Wolves: 'west 4', Owls: 'east D' } });
  made.giveAs('carl', { type: 'propose', declaration: move(made, 'Wolves', '9'), reason: '' });
  expect(made.give('west', { type: 'adopt', proposal: 1, into: 'now' })).toMatchObject([{ code: 'not-adjacent' }]);
  expect(made.give('west', { type: 'decline', proposal: 1 })).toEqual([]);
});

test('SEC-SETUP-05: the staff can declare if the terms let them', () => {
  const made = war('moves', { ...STAFF, settings: { staffDeclares: true }, pieces: { Wolves: 'west 4' } });
  expect(made.giveAs('carl', { type: 'declare', declaration: move(made, 'Wolves', '7') })).toEqual([]);
  expect(made.giveAs('carl', { type: 'surrender' })).toMatchObject([{ code: 'not-commander' }]);
});

test('Nobody can give orders for another side', () => {
  expect(moving().giveAs('dora', { type: 'surrender' })).toMatchObject([{ code: 'not-your-seat' }]);
});

test('Neither side can ever see the other’s desk', () => {
  const { settings } = setUp().board;
  const seats = [
    { id: 'anna', name: 'Anna', side: 'west' },
    { id: 'bert', name: 'Bert', side: 'east' },
  ];
  const setup = schemas.setup.parse({ seats, settings });
  const begun = begin(setup, { edition: '1', dice: seededDice(Uint8Array.of(1)) }, '2031-05-03T12:00:00.000Z');
  if (!begun.ok) throw new Error('the campaign begins');
  const { west, east } = begun.value.state.desks;
  expect(west).toEqual(east);
  expect(west).not.toBe(east);
  expect(west.queues).not.toBe(east.queues);
});

test('SEC-TURN-05: a queue can be set during a pause, and is carried out when the pause ends', () => {
  const made = moving();
  const order: Order = { type: 'queue', queue: 'moves', instructions: [...instruct(move(made, 'Wolves', '7'))] };
  expect([order, { type: 'declare', declaration: { type: 'pass' } } as const].map(sectorCampaign.whilePaused)).toEqual([
    true,
    false,
  ]);
  const dice = seededDice(Uint8Array.of(1));
  const paused = sectorCampaign.apply(
    made.state,
    { type: 'order', at: made.now, seat: seat('anna'), order, isPaused: true },
    { edition: '1', dice },
  );
  if (!paused.ok) throw new Error('it may be given');
  made.state = paused.value.state;
  expect([made.where('Wolves'), made.asked()]).toEqual(['4', ['west move']]);
  made.pause(24);
  expect([made.where('Wolves'), made.asked()]).toEqual(['7', ['east move']]);
});
