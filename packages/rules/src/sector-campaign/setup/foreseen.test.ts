import { expect, test } from 'vitest';
import { emptyMajors, knownOf } from '../board/board.ts';
import { schemas } from '../schemas.ts';
import { setUp, territory, type War } from '../testing/war.ts';
import type { Known, NewDetachment } from '../types.ts';
import { inHand } from './deployment.ts';
import { foreseenDeployment, type Placement, restOfDeployment } from './foreseen.ts';

const detachment = (name: string): NewDetachment => ({
  ...{ name, kind: 'ground', isCommander: false },
  units: [{ name: 'Rifles', count: 8, points: 100, traits: [], intercept: 0, armour: 5, lift: 0 }],
});

/** West has three detachments in hand, and its majors are 1 and 3. */
function deploying(): War {
  const made = setUp({ west: { rating: '1' } });
  const army = { name: 'An army', detachments: ['First', 'Second', 'Third'].map(detachment) };
  for (const side of ['west', 'east'] as const) {
    made.give(side, schemas.order.parse({ type: 'seal-army', army }));
  }
  return made.until('deployment');
}

function knownTo(made: War): Known {
  const known = knownOf(made.seenBy('anna'));
  if (known === null) throw new Error('anna has a side');
  return known;
}
const placing = (made: War, name: string, at: string): Placement => ({
  ...{ type: 'place', detachment: made.one(name).id, at: territory(made.state, at) },
});

test('SEC-TURN-05: a queue that fills both majors can be carried out to the end', () => {
  const made = deploying();
  const queue = [placing(made, 'First', '8'), placing(made, 'Second', '1'), placing(made, 'Third', '3')];
  const { after, broken } = foreseenDeployment(knownTo(made), queue);
  expect([broken, inHand(after).length, emptyMajors(after)]).toEqual([null, 0, []]);
});

test('SEC-DEPLOY-05: a queue fails where too few detachments would remain for the majors', () => {
  const made = deploying();
  const queue = [placing(made, 'First', '8'), placing(made, 'Second', '7'), placing(made, 'Third', '3')];
  const { after, broken } = foreseenDeployment(knownTo(made), queue);
  expect([broken, inHand(after).map(({ name }) => name)]).toEqual([1, ['Second', 'Third']]);
});

test('SEC-DEPLOY-01: the rest is placed in majors first, then in the first line, and always legally', () => {
  const known = knownTo(deploying());
  const rest = restOfDeployment(known);
  expect(rest.map(({ at }) => at)).toEqual(['w1', 'w3', 'w7']);
  expect(foreseenDeployment(known, rest).broken).toBeNull();
});
