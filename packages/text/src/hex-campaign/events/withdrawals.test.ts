import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { describeEvent } from '../events.ts';
import type { Words } from '../words.ts';

const wordsFor = (reader: string): Words => ({
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: `a unit ${id}`, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: (id) => id === reader,
});

const at = { turn: 3, phase: 'battle', to: 'all', rule: 'HEX-WD-01', seat: 'red' } as const;
const own = { piece: 'R1', name: 'First', hex: '1,0' };

test.each<[object, string]>([
  [{ type: 'withdrew', ...own, from: '0,0' }, 'First withdrew from [0,0] to [1,0].'],
  [{ type: 'raider-returned', ...own, from: '0,0' }, 'First is back at [1,0] from its raid on [0,0].'],
  [{ type: 'withdrawal-seen', piece: 'R1', from: '0,0', hex: '1,0' }, 'A unit R1 went from [0,0] to [1,0].'],
  [{ type: 'stood-fast', ...own }, 'First had no way out and stayed at [1,0], where no enemy was left to capture it.'],
  [{ type: 'garrison-destroyed', ...own, battle: 'b3-1' }, 'The garrison First at [1,0] was defeated and destroyed.'],
  [
    { type: 'garrison-destroyed', ...own, seat: 'blue', battle: 'b3-1' },
    'The garrison of blue at [1,0] was destroyed.',
  ],
  [
    { type: 'forces-left', battle: 'b3-1', faction: 'ork', points: 800, hex: '1,0', lost: false },
    'Orks worth 800 points, found at [1,0], are gone.',
  ],
  [
    { type: 'forces-left', battle: 'b3-1', faction: 'ork', points: 800, hex: '1,0', lost: true },
    'Orks worth 800 points, found at [1,0], won the battle and left. Nobody controls the hex now.',
  ],
  [
    {
      type: 'raid-looted',
      ...own,
      from: '0,0',
      convoy: 'C1',
      bp: 1275,
      stored: 1200,
      convoys: 0,
      resources: 75,
    },
    'First carried off 1,275 BP from [0,0]: 1,200 BP from the store and 75 RP. The convoy is at [1,0].',
  ],
  [
    { type: 'store-looted', hex: '1,0', bp: 240, by: null },
    'A raid took 240 BP from the store at [1,0]. None of your units saw who did it.',
  ],
  [{ type: 'store-looted', hex: '1,0', bp: 240, by: 'blue' }, 'A raid by blue took 240 BP from the store at [1,0].'],
  [
    { type: 'resources-looted', hex: '1,0', source: '1,0', rp: 200, by: null },
    'A raid took 200 RP at [1,0]. None of your units saw who did it.',
  ],
  [
    { type: 'resources-looted', hex: '1,0', source: '2,0', rp: 75, by: 'blue' },
    'A raid by blue took 75 RP at [1,0] that were on the way from [2,0].',
  ],
  [
    { type: 'reward-paid', battle: 'b3-1', hex: '1,0', piece: 'C1', bp: 240 },
    'The battle earned 240 BP, which a convoy at [1,0] is carrying.',
  ],
  [
    { type: 'store-looted', seat: 'blue', hex: '1,0', bp: 240, by: null },
    'A raid took 240 BP from the store at [1,0]. blue did not see who did it.',
  ],
  [{ type: 'drop-landed', ...own, battle: 'b3-1' }, 'First came down from orbit at [1,0].'],
])('%j', (event, sentence) => {
  expect(plain(describeEvent(hexCampaign.schemas.event.parse({ ...at, ...event }), wordsFor('red')))).toBe(sentence);
});
