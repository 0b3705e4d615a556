import { seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { hexCampaignSetupText } from '../hex-campaign/pages/setup.ts';
import { missingWords } from './missing.ts';

const seats = [
  { seat: seatId('red'), name: 'Azure' },
  { seat: seatId('blue'), name: 'Madder' },
];

test.each<[string, Parameters<typeof missingWords>[2], readonly string[]]>([
  [
    'empty seats and missing races: each fault once, with all its seats',
    [
      { code: 'seat-empty', path: ['seats', 0], facts: { seat: 'red' } },
      { code: 'choice-missing', path: ['seats', 1, 'faction'], facts: { seat: 'blue', entry: 'faction' } },
      { code: 'seat-empty', path: ['seats', 1], facts: { seat: 'blue' } },
    ],
    ['No player yet: Azure and Madder.', 'No race yet: Madder.'],
  ],
  ['a campaign without players', [{ code: 'no-player', path: ['seats'], facts: {} }], ['Nobody has a seat yet.']],
  [
    'no room for an army',
    [
      {
        code: 'no-room-for-army',
        path: ['seats', 0, 'detachments', 7],
        facts: { seat: 'red', detachment: 'Third Company' },
      },
    ],
    ['There is no hex left for the detachment Third Company in the starting land of Azure.'],
  ],
  [
    'no room for sites',
    [{ code: 'no-room-for-sites', path: ['seats', 1], facts: { seat: 'blue' } }],
    ['There is no room in the starting land of Madder for a Capital, settlements and resources.'],
  ],
  [
    'a fault without its own sentence: names the player, not the path in the data',
    [
      { code: 'not-understood', path: ['seats', 1, 'detachments', 0, 'units', 3, 'points'], facts: {} },
      { code: 'not-understood', path: ['settings', 'startBp'], facts: {} },
      { code: 'not-understood', path: ['settings', 'startRoads'], facts: {} },
    ],
    ['Madder’s army breaks a rule. Choose it again.', 'Something is wrong with the terms of this campaign.'],
  ],
])('%s', (_title, missing, sentences) => {
  expect(missingWords(hexCampaignSetupText, seats, missing)).toEqual(sentences);
});
