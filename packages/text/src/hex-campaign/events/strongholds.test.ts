import { hexCampaign, type RefusalCode } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { describeEvent } from '../events.ts';
import { describeRejection } from '../rejections.ts';
import type { Words } from '../words.ts';

const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: () => false,
};

const at = { turn: 3, phase: 'build', to: 'all', rule: 'HEX-DEF-01', seat: 'red' } as const;

test.each<[object, string]>([
  [
    { type: 'stronghold-built', hex: '1,0', level: 2, payer: '0,0', cost: 150 },
    'A Fortification was built at [1,0] for 150 BP, paid by [0,0].',
  ],
  [
    { type: 'defence-built', hex: '1,0', defence: 'turret', weapon: 'las-cannons', payer: '0,0', cost: 70 },
    'Built at [1,0] for 70 BP, paid by [0,0]: turret with las-cannons.',
  ],
  [
    { type: 'defence-disbanded', hex: '1,0', defence: 'bunker', weapon: null, store: null, bp: 0 },
    'Disbanded at [1,0]: bunker. No settlement could take a refund.',
  ],
  [
    { type: 'defences-surplus', hex: '1,0', defences: ['tower', 'wall'], bp: 0 },
    'Disbanded at [1,0] for lack of room: weapon tower and wall section.',
  ],
  [
    { type: 'road-tried', between: ['0,0', '1,0'], needs: 3, die: 2, built: false, payer: '0,0', cost: 50 },
    'The attempt to build a road between [0,0] and [1,0] for 50 BP failed (rolled 2, needed 3 or more).',
  ],
  [
    { type: 'road-tried', between: ['0,0', '1,0'], needs: 1, die: null, built: true, payer: null, cost: 0 },
    'A road was built between [0,0] and [1,0] free of charge.',
  ],
  [
    { type: 'road-tried', between: ['0,0', '1,0'], needs: 5, die: 4, built: false, payer: null, cost: 0 },
    'The free attempt to build a road between [0,0] and [1,0] failed (rolled 4, needed 5 or more).',
  ],
  [
    { type: 'tower-converted', hex: '1,0', defence: 'aa-tower', weapon: null, payer: '0,0', cost: 30 },
    'A weapon tower at [1,0] was converted into an anti-air tower for 30 BP.',
  ],
])('%j', (event, sentence) => {
  expect(plain(describeEvent(hexCampaign.schemas.event.parse({ ...at, ...event }), words))).toBe(sentence);
});

test.each<[RefusalCode, Readonly<Record<string, string | number>>, string]>([
  [
    'no-room-for-defence',
    { room: 'towers', most: 1 },
    'This Stronghold is full: its limit for towers and batteries is 1.',
  ],
  ['weapon-not-for-race', { weapon: 'darklance' }, 'Your race has no turrets with darklance.'],
  ['defence-not-for-race', { defence: 'aa-tower' }, 'Your race can’t build this: anti-air tower.'],
])('the reason %s', (code, facts, sentence) => {
  expect(plain(describeRejection({ code, facts }, words))).toBe(sentence);
});
