import { seatId, seededDice } from '@sealed-orders/rules/kernel';
import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { plain } from '../sentence.ts';
import { army, theBattle, wordsOf, wordsOfStep } from './words.ts';

const setup = nodeCampaign.schemas.setup.parse({
  seats: [
    { id: 'red', name: 'Iron Wake', faction: 'orks' },
    { id: 'blue', name: 'Ansgar Host', faction: 'imperial-guard' },
  ],
});
const begun = nodeCampaign.begin(
  setup,
  { edition: '1', dice: seededDice(Uint8Array.of(1)) },
  '2031-05-03T12:00:00.000Z',
);
if (!begun.ok) throw new Error('the war does not begin');
const view = nodeCampaign.view(begun.value.state, { kind: 'spectator' });

const event = (type: Event['type'], fields: object): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-BTL-24', to: 'all', day: 3, ...fields });
const won = event('battle-ended', {
  ...{ battle: 'b1', node: 'O4', ending: 'report', sides: [['blue'], ['red']], winner: 1, degree: 'solid' },
  ...{ die: null, armies: [], iasl: [] },
});
const lost = event('force-destroyed', { force: 'f1', owner: 'blue', node: 'O4', name: 'Ansgar Line' });

test('a finished battle and a destroyed battleforce keep their names in the report of their end', () => {
  if (won.type !== 'battle-ended' || lost.type !== 'force-destroyed') throw new Error('read as written');
  const said = [wordsOf(view), wordsOfStep(view, [won, lost])].map((words) => [
    plain(theBattle(won.battle, words)),
    plain(army(lost.force, seatId('blue'), words)),
  ]);
  expect(said).toEqual([
    ['the battle', 'Ansgar Host’s battleforce'],
    ['the battle at Grayford', 'Ansgar Host’s Ansgar Line'],
  ]);
});
