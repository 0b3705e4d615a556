import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { describeEvent } from '../events.ts';
import type { Words } from '../words.ts';

const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: `a unit ${id}`, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: () => true,
};

const at = { turn: 3, phase: 'build', to: ['red'], rule: 'HEX-TURN-13', seat: 'red', reason: 'A slip.' } as const;
const unit = { piece: 'R1', name: 'First', unit: 'Scouts' };

test.each<[object, string]>([
  [{ type: 'vp-corrected', change: 4 }, 'The referee corrected the VP of red by +4: “A slip”.'],
  [{ type: 'vp-corrected', change: -4 }, 'The referee corrected the VP of red by −4: “A slip”.'],
  [
    { type: 'bp-corrected', hex: '1,0', was: 1200, bp: 80 },
    'The referee corrected the store at [1,0] from 1,200 to 80 BP: “A slip”.',
  ],
  [{ type: 'debt-corrected', was: 30, debt: 0 }, 'The referee corrected the debt of red from 30 to 0 BP: “A slip”.'],
  [{ type: 'control-given', hex: '1,0' }, 'The referee gave [1,0] to red: “A slip”.'],
  [{ type: 'control-taken', hex: '1,0' }, 'The referee took [1,0] from red: “A slip”.'],
  [
    { type: 'promise-ruled', with: 'blue', made: 2 },
    'The referee ruled that red broke a promise made to blue in turn 2: “A slip”.',
  ],
  [
    { type: 'models-corrected', ...unit, models: { ready: 5, wounded: 1, damaged: 0, dead: 3, captured: 0 } },
    'The referee corrected Scouts of First: 5 ready, 1 wounded and 3 dead. “A slip”.',
  ],
  [
    { type: 'models-corrected', ...unit, models: { ready: 5, wounded: 0, damaged: 0, dead: 0, captured: 0 } },
    'The referee corrected Scouts of First: 5 ready. “A slip”.',
  ],
  [
    { type: 'left-standing', battle: 'b1-4', hex: '1,0', what: 'piece', name: 'Main', at: '0,0' },
    'The referee left Main at [0,0] as it is, despite the ruling on the battle at [1,0]: “A slip”.',
  ],
  [
    { type: 'left-standing', battle: null, hex: '1,0', what: 'book' },
    'The referee left red’s accounts as they are, despite the ruling on the claims on [1,0]: “A slip”.',
  ],
  [
    { type: 'left-standing', battle: 'b1-4', hex: '1,0', what: 'income', at: '0,0' },
    'The referee left red’s income from [0,0] unchanged, despite the ruling on the battle at [1,0]: “A slip”.',
  ],
])('%j', (event, sentence) => {
  expect(plain(describeEvent(hexCampaign.schemas.event.parse({ ...at, ...event }), words))).toBe(sentence);
});
