import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import type { Facts } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { describeEvent } from '../events.ts';
import { rulingClause } from '../rulings.ts';
import { undoneClause } from '../undone.ts';
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
    'The referee corrected the stored BP at [1,0] from 1,200 to 80: “A slip”.',
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
    'The referee left Main at [0,0] as it was, despite the ruling on the battle at [1,0]: “A slip”.',
  ],
  [
    { type: 'left-standing', battle: null, hex: '1,0', what: 'book' },
    'The referee left red’s accounts as they were, despite the ruling on the claims on [1,0]: “A slip”.',
  ],
  [
    { type: 'left-standing', battle: 'b1-4', hex: '1,0', what: 'income', at: '0,0' },
    'The referee left red’s income from [0,0] unchanged, despite the ruling on the battle at [1,0]: “A slip”.',
  ],
])('%j', (event, sentence) => {
  expect(plain(describeEvent(hexCampaign.schemas.event.parse({ ...at, ...event }), words))).toBe(sentence);
});

test.each<[string, Facts, string]>([
  ['move-piece', { piece: 'R1', name: 'First', from: '0,0', hex: '1,0' }, 'moved First from [1,0] back to [0,0]'],
  [
    'set-ready',
    { piece: 'R1', name: 'First', hex: '1,0', ready: 4, was: 3 },
    'moved the arrival of First at [1,0] from turn 4 to turn 3',
  ],
  ['end-construction', { piece: 'R1', name: 'First', hex: '1,0' }, 'put First under construction at [1,0] again'],
  ['heal-unit', { ...unit }, 'undid a ruling (removed the injuries of Scouts of First)'],
  ['set-bp', { hex: '1,0', was: 5205, bp: 4000 }, 'corrected the stored BP at [1,0] from 4,000 to 5,205'],
  ['set-vp', { seat: 'red', change: 4 }, 'corrected the VP of red by −4'],
  ['set-control', { seat: 'red', hex: '1,0', given: true }, 'took [1,0] from red'],
  [
    'add-detachment',
    { piece: 'R1', name: 'First', unit: 'Scouts', hex: '1,0', seat: 'red' },
    'removed First from [1,0]',
  ],
  ['remove-piece', { piece: 'R1', name: 'First', hex: '1,0' }, 'put First back at [1,0]'],
  ['remove-building', { hex: '1,0', building: 'prison' }, 'put a building back at [1,0]: Prison'],
  [
    'add-treaty',
    { seat: 'red', with: 'blue', kind: 'alliance', secret: false },
    'undid a ruling (recorded an alliance between red and blue)',
  ],
  [
    'give-settlement',
    { name: 'Mill', hex: '1,0', from: 'red', seat: 'blue' },
    'gave Mill at [1,0], which belonged to blue, to red',
  ],
  [
    'overrule-battle',
    { hex: '1,0', attacker: 'red', defender: 'blue', winner: 'defender', was: 'attacker' },
    'overruled the battle at [1,0]: red won (previously: blue won)',
  ],
  ['set-capital', { seat: 'red', hex: '1,0' }, 'undid a ruling (made [1,0] the Capital of red)'],
])('HEX-TURN-13: undoing %s %j', (edit, facts, clause) => {
  expect(plain(undoneClause(edit, facts, words))).toBe(clause);
});

test.each<[string, Facts, string]>([
  ['add-detachment', { seat: 'red', hex: '1,0' }, 'added the detachment First (Scouts) at [1,0] for red'],
  ['add-garrison', { seat: 'red', hex: '1,0' }, 'added the garrison First (Scouts) at [1,0] for red'],
  ['capture', { seat: 'red', by: 'blue', hex: '1,0' }, 'made First of red a captive of blue at [1,0]'],
])('a referee, who reads whose a piece is, reads it once: %s', (edit, facts, says) => {
  const owned: Words = { ...words, named: (id, name) => ({ kind: 'name', text: `${name} of red`, ref: id }) };
  expect(plain(rulingClause(edit, { ...unit, ...facts }, owned))).toBe(says);
});

const spy = { piece: 'S1', seat: 'red', name: 'Whisper', hex: '1,0', kind: 'urban', of: 'blue' };
const pact = { seat: 'red', with: 'blue', kind: 'pact', secret: true };
const offer = {
  seat: 'red',
  with: 'blue',
  treaty: 'pact',
  secret: true,
  gives: 50,
  takes: 0,
  promise: true,
  signed: true,
};
const find = { seat: 'red', hex: '1,0', found: 'followers', points: 500, piece: 'R1', name: 'First' };
const built = { piece: 'R1', seat: 'red', name: 'First', unit: 'Scouts', hex: '1,0', ready: 5 };
const sent = { seat: 'red', with: 'blue', bp: 50, captives: 1 };

test.each<[string, Facts, string, string]>([
  [
    'set-target',
    spy,
    'made the spy Whisper infiltrate a settlement of blue at [1,0]',
    'undid a ruling (made the spy Whisper infiltrate a settlement of blue at [1,0])',
  ],
  [
    'free-spy',
    spy,
    'took the spy Whisper at [1,0] off a settlement of blue',
    'made the spy Whisper infiltrate a settlement of blue at [1,0]',
  ],
  ['mark-discovered', { hex: '1,0' }, 'marked [1,0] as discovered', 'marked [1,0] as undiscovered'],
  ['add-ruin', { hex: '1,0' }, 'added ruins at [1,0]', 'removed the ruins at [1,0]'],
  [
    'add-find',
    find,
    'added followers worth 500 points discovered by First at [1,0]',
    'removed followers worth 500 points discovered at [1,0]',
  ],
  [
    'set-find',
    { ...find, was: 300 },
    'corrected the followers discovered at [1,0] from 300 to 500 points',
    'corrected the followers discovered at [1,0] from 500 to 300 points',
  ],
  [
    'add-construction',
    built,
    'put First (Scouts) under construction at [1,0] for red, to arrive in turn 5',
    'cancelled First, under construction at [1,0]',
  ],
  [
    'add-shrine',
    { hex: '1,0', building: 'aspect-shrine', aspect: 'fire-dragons' },
    'added a building at [1,0]: Aspect Shrine of the Fire Dragons',
    'removed a building at [1,0]: Aspect Shrine of the Fire Dragons',
  ],
  [
    'set-curse',
    { hex: '1,0', defence: 'tower', god: 'khorne', was: 'none' },
    'made a defence at [1,0] a shrine of Khorne: weapon tower',
    'lifted the curse of Khorne from a defence at [1,0]: weapon tower',
  ],
  [
    'set-march',
    { ...unit, march: 'fast', was: 'normal' },
    'corrected how First marches: fast, not on foot',
    'corrected how First marches: on foot, not fast',
  ],
  ['rearm-piece', built, 'rearmed First at [1,0]', 'undid a ruling (rearmed First at [1,0])'],
  [
    'add-notice',
    { ...pact, ends: 5 },
    'recorded notice: the secret pact between red and blue ends at the start of turn 5',
    'withdrew the notice to end the secret pact between red and blue',
  ],
  [
    'set-notice',
    { ...pact, ends: 5, was: 4 },
    'corrected when the secret pact between red and blue ends, from turn 4 to turn 5',
    'corrected when the secret pact between red and blue ends, from turn 5 to turn 4',
  ],
  [
    'remove-deal',
    offer,
    'removed the offer from red to blue (pact, 50 BP, a promise, secret, signed)',
    'added an offer from red to blue (pact, 50 BP, a promise, secret, signed)',
  ],
  [
    'change-deal',
    { ...offer, treaty: 'none', secret: false, gives: 0, takes: 30, signed: false },
    'corrected the offer from red to blue: now asks for 30 BP, a promise',
    'undid a ruling (corrected the offer from red to blue: now asks for 30 BP, a promise)',
  ],
  [
    'end-delivery',
    sent,
    'stopped a delivery of 50 BP and 1 captive detachment from red to blue',
    'sent 50 BP and 1 captive detachment from red to blue',
  ],
  [
    'set-delivery',
    { ...sent, was: 1200 },
    'corrected the BP in transit from red to blue from 1,200 to 50',
    'corrected the BP in transit from red to blue from 50 to 1,200',
  ],
  [
    'end-promise',
    { ...pact, made: 2 },
    'ruled that a promise between red and blue made in turn 2 no longer holds',
    'undid a ruling (ruled that a promise between red and blue made in turn 2 no longer holds)',
  ],
  [
    'forget-loss',
    { seat: 'red', thing: 'Old hero' },
    'let red buy Old hero again',
    'undid a ruling (let red buy Old hero again)',
  ],
  ['return-player', { seat: 'red' }, 'brought red back into the war', 'undid a ruling (brought red back into the war)'],
])('HEX-TURN-13: %s, and undoing it', (edit, facts, does, undoes) => {
  expect(plain(rulingClause(edit, facts, words))).toBe(does);
  expect(plain(undoneClause(edit, facts, words))).toBe(undoes);
});
