import { expect, test } from 'vitest';
import { lookup, seatId } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { board, hex } from '../testing/board.ts';
import { after, at, codes, type Given, ruled, table, told, undone } from '../testing/rulings.ts';
import type { State } from '../types.ts';

const [RED, BLUE, GREEN] = [seatId('red'), seatId('blue'), seatId('green')];

const state: State = {
  ...board(
    { R1: 'red infantry 4 @ 7,4' },
    {
      factions: { red: 'sm', blue: 'ch', green: 'de' },
      phase: 'build',
      turn: 3,
      capitals: { red: '5,4', blue: '12,4' },
      control: { red: ['5,4', '2,8'], blue: ['12,4'], green: ['4,9'] },
      sites: {
        '5,4': readSite('metropol sm 70 bp', 'Anvil'),
        '12,4': readSite('metropol ch 90 bp', 'Gate'),
        '2,8': readSite('town sm', 'Ford'),
        '4,9': readSite('town de', 'Spire'),
      },
      treaties: [['alliance', 'red', 'green']],
    },
  ),
  promises: [{ deal: 'd0', between: [RED, BLUE], secret: true, words: 'Peace.', made: 2, accusers: [] }],
};

const corrected = (edits: readonly Given[], from = state) => ruled(from, { type: 'corrections', edits });
const closed = (from: State) => hexCampaign.apply(from, { type: 'phase', at, closedBy: 'referee', sheets: {} }, table);

const listed = (from: State, type: string) =>
  hexCampaign.correctable(hexCampaign.view(from, { kind: 'referee' }), type);

const terms = { treaty: 'pact', secret: false, gives: 40, takes: 20 };
const offer = { type: 'add-deal', seat: 'red', with: 'blue', ...terms, promise: 'Peace.' };
const delivery = { type: 'add-delivery', seat: 'red', with: 'blue', bp: 50, hex: '2,8' };
const notice = { type: 'add-notice', treaty: 'alliance red green', ends: 5 };

const offered = after(corrected([offer]));
const [deal] = offered.deals;
const change = { type: 'change-deal', offer: deal?.id, ...terms, signed: false };
const sent = after(corrected([delivery]));
const ending = after(corrected([notice]));

function beaten(from: State): State {
  const blue = lookup(from.seats, BLUE);
  return blue === undefined ? from : { ...from, seats: { ...from.seats, [BLUE]: { ...blue, beaten: 2 } } };
}

test.each<[string, Given, State?]>([
  ['no-offers-now', offer, { ...state, phase: 'movement-orders' }],
  ['deal-with-self', { ...offer, with: 'red' }],
  ['seat-unknown', { ...offer, with: 'ochre' }],
  ['seat-beaten', offer, beaten(state)],
  ['deal-no-capital', { ...offer, seat: 'green' }],
  ['deal-empty', { ...offer, treaty: 'none', gives: 0, takes: 0, promise: ' ' }],
  ['deal-there', offer, offered],
  ['nothing-changed', change, offered],
  [
    'deal-no-capital',
    { ...change, offer: after(corrected([{ ...offer, with: 'green' }])).deals[0]?.id, signed: true },
    after(corrected([{ ...offer, with: 'green' }])),
  ],
  ['not-correctable', { ...change, offer: 'd9' }],
  ['not-correctable', { type: 'remove-deal', offer: 'd9' }],
  ['deal-with-self', { ...delivery, with: 'red' }],
  ['seat-beaten', delivery, beaten(state)],
  ['no-settlement-there', { ...delivery, hex: '12,4' }],
  ['out-of-range', { ...delivery, bp: 0 }],
  ['nothing-changed', { type: 'set-delivery', delivery: 'red blue 50 2,8', bp: 50 }, sent],
  ['not-correctable', { type: 'set-delivery', delivery: 'red blue 51 2,8', bp: 50 }, sent],
  ['not-correctable', { type: 'end-delivery', delivery: 'red blue 51 2,8' }, sent],
  ['promised-away', { type: 'remove-settlement', hex: '2,8' }, sent],
  ['out-of-range', { ...notice, ends: 3 }],
  ['not-correctable', notice, ending],
  ['not-correctable', { ...notice, treaty: 'pact red green' }],
  ['not-correctable', { ...notice, type: 'set-notice' }],
  ['nothing-changed', { ...notice, type: 'set-notice' }, ending],
  ['out-of-range', { ...notice, type: 'set-notice', ends: 2 }, ending],
  ['not-correctable', { type: 'end-notice', treaty: 'alliance red green' }],
  ['not-correctable', { type: 'end-promise', deal: 'd9' }],
])('HEX-TURN-13: %s %j', (code, edit, from = state) => {
  expect(codes(corrected([edit], from))).toEqual([code]);
});

test('HEX-DIP-02: an offer that the referee adds can be signed; only the two players are told', () => {
  const made = corrected([offer]);
  expect(after(made).deals).toMatchObject([
    {
      from: 'red',
      to: 'blue',
      treaty: 'pact',
      gives: { bp: 40, from: '5,4' },
      takes: { bp: 20, from: null },
      signed: false,
    },
  ]);
  const facts = { seat: 'red', with: 'blue', ...terms, promise: true, signed: false };
  expect(told(made)).toEqual([{ to: [RED, BLUE], facts }]);
  const order = { type: 'sign', deal: deal?.id ?? '', from: hex('12,4') } as const;
  const signed = hexCampaign.apply(offered, { type: 'order', at, seat: BLUE, order }, table);
  expect(after(signed).deals).toMatchObject([{ signed: true }]);
  expect(undone(offered).deals).toEqual([]);
});

test('HEX-DIP-02: other terms make another offer, which nobody signs by mistake; signed, both Capitals pay', () => {
  const made = corrected([{ ...change, takes: 30 }], offered);
  const [changed] = after(made).deals;
  expect(changed).toMatchObject({ takes: { bp: 30, from: null }, promise: 'Peace.', signed: false });
  expect(changed?.id).not.toBe(deal?.id);
  const bound = corrected([{ ...change, treaty: 'none', signed: true }], offered);
  expect(after(bound).deals).toMatchObject([{ treaty: null, takes: { bp: 20, from: '12,4' }, signed: true }]);
  expect(undone(after(bound)).deals).toEqual(offered.deals);
  const off = corrected([{ type: 'remove-deal', offer: deal?.id }], offered);
  expect(after(off).deals).toEqual([]);
  expect(told(off)).toMatchObject([{ to: [RED, BLUE] }]);
});

test('HEX-DIP-05: BP in transit are added, changed and stopped, and arrive when the next turn begins', () => {
  expect(sent.deliveries).toEqual([{ from: RED, to: BLUE, bp: 50, paidBy: hex('2,8'), captives: [] }]);
  expect(sent.sites).toEqual(state.sites);
  const facts = { seat: 'red', with: 'blue', bp: 50, captives: 0 };
  expect(told(corrected([delivery]))).toEqual([{ to: [RED, BLUE], facts }]);
  const twice = after(corrected([delivery], sent));
  const less = corrected([{ type: 'set-delivery', delivery: 'red blue 50 2,8', bp: 10 }], twice);
  expect(after(less).deliveries.map(({ bp }) => bp)).toEqual([10, 50]);
  expect(told(less)).toMatchObject([{ facts: { bp: 10, was: 50 } }]);
  const one = after(corrected([{ type: 'end-delivery', delivery: 'red blue 50 2,8' }], twice));
  expect(one.deliveries).toHaveLength(1);
  expect(undone(one).deliveries).toEqual(twice.deliveries);
  let now = sent;
  for (let n = 0; n < 12 && now.turn === state.turn; n++) now = after(closed(now));
  expect(now.deliveries).toEqual([]);
  expect(codes(ruled(now, { type: 'undo-corrections', ruling: sent.corrections?.at(-1)?.id }))).toEqual([
    'changed-since',
  ]);
});

test('HEX-DIP-10: notice is recorded, moved and withdrawn, as public as the treaty', () => {
  expect(ending.treaties).toMatchObject([{ kind: 'alliance', ends: 5 }]);
  expect(told(corrected([notice]))).toMatchObject([{ to: 'all', facts: { seat: 'red', with: 'green', ends: 5 } }]);
  const later = corrected([{ ...notice, type: 'set-notice', ends: 7 }], ending);
  expect(after(later).treaties).toMatchObject([{ ends: 7 }]);
  const off = corrected([{ type: 'end-notice', treaty: 'alliance red green' }], ending);
  expect(after(off).treaties).toMatchObject([{ ends: null }]);
  expect(undone(after(later)).treaties).toEqual(ending.treaties);
  const secret = { ...state, treaties: state.treaties.map((treaty) => ({ ...treaty, secret: true })) };
  expect(told(corrected([{ ...notice, treaty: 'alliance red green secret' }], secret))).toMatchObject([
    { to: [RED, GREEN] },
  ]);
});

test('HEX-DIP-04: a promise no longer holds, though nobody broke it; a secret one is between two', () => {
  const made = corrected([{ type: 'end-promise', deal: 'd0' }]);
  expect(after(made).promises).toEqual([]);
  expect(told(made)).toEqual([{ to: [RED, BLUE], facts: { seat: 'red', with: 'blue', made: 2 } }]);
  expect(undone(after(made)).promises).toEqual(state.promises);
});

test('HEX-TURN-13: the referee is offered what is there, and offers only in the Build phase', () => {
  expect(listed(state, 'add-deal').map(({ id, among }) => [id, among?.with])).toContainEqual([
    'red',
    ['blue', 'green'],
  ]);
  expect(listed({ ...state, phase: 'battle' }, 'add-deal')).toEqual([]);
  expect(listed(offered, 'change-deal')).toEqual([{ id: deal?.id, now: { ...terms, signed: false } }]);
  expect(listed(state, 'add-delivery')).toContainEqual({
    id: 'red',
    now: {},
    among: { with: ['blue', 'green'], hex: ['2,8', '5,4'] },
  });
  expect(listed(sent, 'set-delivery')).toEqual([{ id: 'red blue 50 2,8', now: { bp: 50 } }]);
  expect([listed(state, 'add-notice'), listed(state, 'end-notice')]).toEqual([
    [{ id: 'alliance red green', now: { ends: 4 } }],
    [],
  ]);
  expect([listed(ending, 'add-notice'), listed(ending, 'set-notice')]).toEqual([
    [],
    [{ id: 'alliance red green', now: { ends: 5 } }],
  ]);
  expect(listed(state, 'end-promise')).toEqual([{ id: 'd0', now: {} }]);
});
