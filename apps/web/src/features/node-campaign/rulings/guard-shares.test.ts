import { seatId, seededDice } from '@sealed-orders/rules/kernel';
import { checkRuling, nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { shareRuling, sharesNow } from './guard-shares.ts';

const AT = '2031-05-03T12:00:00.000Z';

/** Two players of the Guard who have not chosen yet. */
function setUp(): View {
  const setup = nodeCampaign.schemas.setup.parse({
    seats: [
      { id: 'red', name: 'Red', faction: 'imperial-guard' },
      { id: 'blue', name: 'Blue', faction: 'imperial-guard' },
    ],
    settings: { anyMix: true },
  });
  const made = nodeCampaign.begin(setup, { edition: '1', dice: seededDice(Uint8Array.of(1)) }, AT);
  if (!made.ok) throw new Error('the war begins');
  return nodeCampaign.view(made.value.state, { kind: 'referee' });
}

test('the form begins with the division that there is, which the rules accept', () => {
  const view = setUp();
  const ruling = shareRuling(view, sharesNow(view));
  expect(ruling.parts).toEqual(view.setUp?.parts.map(({ owner, nodes }) => ({ seat: owner, nodes })));
  expect(checkRuling(view, ruling, AT)).toEqual([]);
});

test('a player who would get nothing is not left out silently', () => {
  const view = setUp();
  const all = Object.fromEntries(Object.keys(sharesNow(view)).map((node) => [node, seatId('red')]));
  expect(checkRuling(view, shareRuling(view, all), AT).map(({ code }) => code)).toEqual(['too-few-nodes']);
});
