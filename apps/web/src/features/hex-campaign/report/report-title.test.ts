import { type Event, hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { titlesOf } from './report-title.ts';

const at = { turn: 4, rule: 'HEX-MOV-01', to: 'all' };
const event = (told: object): Event => hexCampaign.schemas.event.parse({ ...at, ...told });
const lost = (phase: string): Event => event({ type: 'control-lost', phase, seat: 'red', hex: '1,0', by: null });
const ended = event({ type: 'turn-ended', phase: 'end-of-turn' });

test.each<[string, readonly Event[], string, string]>([
  ['one phase', [lost('movement')], 'Turn 4', 'Movement'],
  ['several', [lost('battle'), ended, lost('build')], 'Turn 4', 'Battle and build'],
  ['a whole turn', [lost('movement'), lost('battle'), ended], 'Report', 'Turn 4'],
  ['nothing', [ended], 'Report', 'Turn 4'],
])('a report of %s', (_title, events, eyebrow, title) => {
  expect(titlesOf(events, 4)).toEqual({ eyebrow, title });
});
