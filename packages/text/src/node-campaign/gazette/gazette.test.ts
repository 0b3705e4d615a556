import { forcedDice, invariant } from '@sealed-orders/rules/kernel';
import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { nodeGazetteText } from './gazette.ts';

const setup = nodeCampaign.schemas.setup.parse({
  seats: [
    { id: 'red', name: 'Iron Wake', faction: 'orks' },
    { id: 'blue', name: 'Ansgar Host', faction: 'imperial-guard' },
  ],
});
const noDice = forcedDice({}, () => {
  throw new Error('nothing is rolled at the start');
});
const begun = nodeCampaign.begin(setup, { edition: '1', dice: noDice }, '2031-05-03T12:00:00.000Z');
invariant(begun.ok, 'the war begins');
const setUp = nodeCampaign.view(begun.value.state, { kind: 'spectator' });
const after = (day: number) => nodeCampaign.schemas.view.parse({ ...setUp, clock: { ...setUp.clock, day } });
const view = after(10);

const tell = (events: readonly Event[], at = view) => nodeGazetteText.tell({ view: at, events, past: [] });

const event = (type: Event['type'], fields: object, day = 3): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-ORD-15', to: 'all', day, ...fields });

const attack = event('battle-opened', { battle: 'b1', node: 'O4', attacker: 'red', defender: 'blue', hasRok: false });
const won = event('battle-ended', {
  ...{ battle: 'b1', node: 'O4', ending: 'report', sides: [['blue'], ['red']], winner: 1, degree: 'crushing' },
  ...{ die: null, armies: [], iasl: [] },
});
const taken = event('control-changed', { node: 'O4', was: 'blue', owner: 'red', how: 'won' });
const scored = event('vp-scored', { seat: 'red', amount: 12, score: 'battle', battle: 'b1' });

test('a week with a battle reports the battle, who took what, and who scored', () => {
  const words = tell([attack, won, taken, scored]);
  expect(words.headline).toBe('Iron Wake victorious at Grayford');
  expect(words.deck).toBe('Days 8 to 10: 1 battle ended and 1 node changed hands.');
  expect(words.story.map(plain)).toEqual([
    'Iron Wake won a crushing victory over Ansgar Host at Grayford.',
    'Iron Wake took Grayford.',
    'Victory points gained: Iron Wake 12.',
  ]);
  expect(words.topics).toEqual([
    {
      ...{ id: 'b1', number: null, place: 'Grayford', title: 'Ansgar Host against Iron Wake' },
      sides: [
        { seat: 'blue', says: 'defended' },
        { seat: 'red', says: 'attacked' },
      ],
      result: 'A crushing victory for Iron Wake',
    },
  ]);
});

test('the report of a battle that was fought names its mission', () => {
  const kept = nodeCampaign.pastTopics?.schema.parse({
    ...{ id: 'b1', node: 'O4', day: 3, ending: 'report', sides: [['blue'], ['red']], winner: 1, degree: 'crushing' },
    ...{ level: 1000, mission: 'cleanse', points: [] },
  });
  invariant(kept !== undefined, 'battles are kept');
  const [story] = nodeGazetteText.tell({ view, events: [attack, won], past: [kept] }).story;
  expect(plain(story ?? [])).toBe(
    'Iron Wake won a crushing victory over Ansgar Host at Grayford. They played Cleanse.',
  );
});

test('a battle that is not over has no result', () => {
  const { headline, topics } = tell([attack]);
  expect(headline).toBe('Battle at Grayford');
  expect(topics.map(({ result }) => result)).toEqual(['Not over yet']);
});

test('a battle against an Imperial Guard that nobody plays is left out', () => {
  const sides = [['*guard'], ['red']];
  const atOnce = event('battle-ended', {
    ...{ battle: 'b1', node: 'O4', ending: 'at-once', sides, winner: 1, degree: null, die: 2, armies: [], iasl: [] },
  });
  expect(tell([atOnce]).topics).toEqual([]);
});

test.each([
  [8, 'Day 8: nothing changed hands.'],
  [14, 'Days 8 to 14: nothing changed hands.'],
  [15, 'Day 15: nothing changed hands.'],
])('a week up to day %i says which days it covers', (day, deck) => {
  const words = tell([], after(day));
  expect([words.headline, words.deck]).toEqual(['All quiet', deck]);
});

test('before the first day the players choose where to start', () => {
  const words = tell([], setUp);
  expect([words.headline, words.deck]).toEqual(['Armies gather', 'The players are choosing where to start.']);
});
