import { expect, test } from 'vitest';
import { hexCampaignText } from '../hex-campaign/game.ts';
import { deskText } from './desk.ts';
import { deskLogText as text } from './desk-log.ts';

const { line } = deskText;
const pace = { clock: { mode: 'duration', seconds: 172_800 }, early: 0, grace: 0, quiet: null, missing: null } as const;
const [from, to] = ['2026-11-20T14:00:00.000Z', '2026-11-21T14:00:00.000Z'];

test.each<[string, string]>([
  [
    text.ruled(line.rule('Anna'), 'Anna', {
      did: ['moved 3rd Regiment from 0509 to 0608', 'gave 0608 to Azure'],
      after: [],
    }),
    'Anna moved 3rd Regiment from 0509 to 0608; gave 0608 to Azure.',
  ],
  [
    text.ruled(line.rule('Anna'), 'Anna', { did: ['decided the battle at 0509'], after: ['Azure won it.'] }),
    'Anna decided the battle at 0509. Azure won it.',
  ],
  [text.ruled(line.rule('Anna'), 'Anna', { did: [], after: ['Azure won.'] }), 'Anna ruled: Azure won.'],
  [text.ruled(line.rule('Anna'), 'Anna', { did: [], after: [] }), 'Anna made a ruling.'],
  [
    text.given(line['give-for']('Anna', ['Azure']), { did: [], after: ['Azure reported the battle at 0509.'] }),
    'Anna gave an order for Azure: Azure reported the battle at 0509.',
  ],
  [text.given(line['give-for']('Anna', []), { did: [], after: [] }), 'Anna gave an order for a player.'],
  [
    text.moved(line.extend('Anna', 1440), from, to),
    'Anna extended the phase by 1 day, from Fri 20 Nov, 14:00 to Sat 21 Nov, 14:00.',
  ],
  [text.resumed(line.resume('Anna'), null), 'Anna resumed the campaign. There is no deadline.'],
  [
    text.pace(line.clock('Anna'), pace, { ...pace, clock: { mode: 'none' }, grace: 3600 }, hexCampaignText),
    'Anna changed the clock, starting with the next phase. Order clock: No deadline (was: Two days for each phase); Grace period: up to 1 h for late players (was: none).',
  ],
  [text.opening(line.rewind('Anna'), 'turn 3'), 'Anna rewound the campaign to the opening of turn 3.'],
  [text.beginning(line.rewind('Anna'), 'day 17'), 'Anna rewound the campaign to the beginning of day 17.'],
  [
    text.asItWas(deskText.onArrival.line.branch('Anna'), 'day 17'),
    'Anna copied the campaign as it was at the beginning of day 17.',
  ],
  [text.sheet.draft(line['seal-for']('Anna', ['Azure'])), 'Anna sealed orders for Azure: their draft.'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
