import { expect, test } from 'vitest';
import { seatId } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { EDITION } from './data/editions.ts';
import { deeds } from './deeds.ts';
import { hexCampaign } from './index.ts';
import { ruling } from './schemas/sheet.ts';
import { dice } from './testing/board.ts';
import { battlefield, report } from './testing/fought.ts';

const field = battlefield({ R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 5,4', G1: 'green infantry 4 @ 12,1' });
const [battle = ''] = field.battles.map(({ id }) => id);

/** The types of the events of a ruling that say what the referee did. */
function told(given: object): readonly string[] {
  const input = {
    type: 'ruling',
    at: '2026-01-02T12:00:00.000Z',
    reason: 'A slip.',
    ruling: ruling.parse(given),
  } as const;
  const made = apply(field, input, { edition: EDITION, dice: dice({}, 1) });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const said = hexCampaign.report(deeds(made.value.events), { kind: 'seat', seat: seatId('red') });
  expect(said.length, 'not all of it').toBeLessThanOrEqual(made.value.events.length);
  return said.map(({ type }) => type);
}

test.each<[string, object, readonly string[]]>([
  ['decides a battle', { type: 'decide-battle', battle, report: report() }, ['battle-decided', 'battle-ended']],
  ['has dice settle a battle', { type: 'settle-battle', battle }, ['battle-ended']],
  ['corrects one thing', { type: 'set-vp', seat: 'red', vp: 3 }, ['vp-corrected']],
  [
    'corrects several things, and red reads one of them',
    {
      type: 'corrections',
      edits: [
        { type: 'move-piece', piece: 'G1', to: '12,2' },
        { type: 'set-strategy', seat: 'red', strategy: 4 },
      ],
    },
    ['corrected'],
  ],
])('HEX-TURN-13, HEX-TBL-41: the log of the desk says that a referee %s', (_what, given, types) => {
  expect(told(given)).toEqual(types);
});
