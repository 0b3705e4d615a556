import { type Event, hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { plain } from '../sentence.ts';
import { foldOf } from './folds.ts';
import { wordsBefore } from './words.ts';

const words = wordsBefore((id) => (id === 'red' ? 'Azure' : 'Madder'));
const event = (told: object): Event =>
  hexCampaign.schemas.event.parse({ turn: 2, phase: 'movement', rule: 'HEX-CLAIM-01', to: 'all', ...told });

function told(...events: readonly Event[]): string {
  const [first] = events;
  const fold = first === undefined ? null : foldOf(first, words);
  return fold === null ? '' : plain(fold.sentence(events));
}

const claimed = (piece: string, hex: string) => event({ type: 'claimed', seat: 'red', piece, hex, from: null });
const lost = (hex: string, by: string | null) => event({ type: 'control-lost', seat: 'red', hex, by });
const income = (hex: string, bp: number) =>
  event({ type: 'income', phase: 'build', rule: 'HEX-BP-02', seat: 'red', hex, bp, bonus: 0 });

test('claims of one piece are reported together, with their hexes', () => {
  expect(told(claimed('r1', '1,0'), claimed('r1', '2,0'))).toBe('A unit claimed 2 hexes: 0201 and 0301.');
});

test('claims of two pieces are reported separately', () => {
  const keys = [claimed('r1', '1,0'), claimed('r2', '2,0')].map((one) => foldOf(one, words)?.key);
  expect(new Set(keys).size).toBe(2);
});

test('armies that stayed on the same order, with the same result, are reported together by name', () => {
  const place = { seat: 'red', hex: '1,0', fights: false, above: false, supported: null };
  const held = { type: 'battle-held', phase: 'battle-movement', rule: 'HEX-BORD-11', order: 'guard', ...place };
  const armies = ['Third', 'Fourth'].map((name) => event({ ...held, piece: name, name }));
  expect(told(...armies)).toBe('2 armies (Third and Fourth) stood guard. Nobody attacked them.');
  const supporting = { ...held, rule: 'HEX-BORD-12', order: 'support', supported: 'r2' };
  expect(told(...['Third', 'Fourth'].map((name) => event({ ...supporting, piece: name, name })))).toBe(
    '2 armies (Third and Fourth) stood by to give support, but there was no battle to support.',
  );
  const fighting = event({ ...held, piece: 'Fifth', name: 'Fifth', fights: true });
  expect(foldOf(fighting, words)?.key).not.toBe(foldOf(event({ ...held, piece: 'T', name: 'T' }), words)?.key);
});

test('lost land names the new owner, if known', () => {
  expect(told(lost('1,0', 'blue'), lost('2,0', 'blue'))).toBe('Azure lost 2 hexes to Madder.');
  expect(told(lost('1,0', null), lost('2,0', null))).toBe('Azure lost 2 hexes.');
});

test('income is added up', () => {
  expect(told(income('1,0', 900), income('2,0', 200))).toBe('2 of Azure’s hexes brought in 1,100 BP in total.');
});

test('taxes are part of the total, as they are of each line', () => {
  const taxed = event({
    type: 'income',
    phase: 'build',
    rule: 'HEX-BP-02',
    seat: 'red',
    hex: '1,0',
    bp: 100,
    bonus: 50,
  });
  expect(told(taxed, income('2,0', 200))).toBe('2 of Azure’s hexes brought in 350 BP in total.');
});

const army = { seat: 'red', piece: 'r1', name: 'Guards', unit: 'Rifles' };

test('an army’s recovery rolls at the end of a turn make one line with all recovered models', () => {
  const rolled = (dice: readonly number[], ready: number) =>
    event({ type: 'recovery-rolled', ...army, hex: '0,0', dice, bonus: 0, ready });
  expect(told(rolled([6, 1], 1), rolled([6, 6, 2], 2))).toBe('Guards, end of turn: 3 of 5 models recovered.');
  expect(told(rolled([1], 0), rolled([2], 0))).toBe('Guards, end of turn: 0 of 2 models recovered.');
});

test('the losses of an army’s units in a battle are added up', () => {
  const fell = (dead: number, wounded: number) =>
    event({
      type: 'casualties',
      ...army,
      row: 'win',
      dice: [],
      dead,
      wounded,
      light: 0,
      damaged: 0,
      stripped: false,
    });
  expect(told(fell(3, 0), fell(2, 4))).toBe('Guards (2 units): 5 dead or destroyed and 4 wounded.');
});

test('standalone events are never folded', () => {
  expect(foldOf(event({ type: 'turn-ended' }), words)).toBeNull();
});
