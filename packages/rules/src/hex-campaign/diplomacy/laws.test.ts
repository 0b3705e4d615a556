import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeatId } from '../../kernel/index.ts';
import { seatId } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import { hexCampaign } from '../index.ts';
import { readPiece, readSite } from '../notation.ts';
import { board, dice, hex, piece } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { Captives, Deal, DealOption, DealSide, Event, Site, State } from '../types.ts';
import { dealOptions } from './options.ts';

const SEATS = ['red', 'blue', 'green'] as const;
type Seat = (typeof SEATS)[number];
const CAPITALS: Readonly<Record<Seat, string>> = { red: '2,2', blue: '6,2', green: '4,6' };
const FORTS: Readonly<Record<Seat, string>> = { red: '3,2', blue: '5,2', green: '4,4' };
const AT = '2026-01-02T12:00:00.000Z';

const table = () => ({ edition: EDITION, dice: dice() });

/** Captives in the prison of a seat's Capital, each of another seat. */
function held(id: string, captor: Seat, owner: Seat): readonly [string, Captives] {
  const at = CAPITALS[captor];
  const detachment = readPiece(id, `${owner} infantry 4 @ ${at}`);
  if (detachment.kind !== 'detachment') throw new Error('no detachment');
  const holder = { kind: 'prison', hex: hex(at) } as const;
  return [id, { detachment, captor: seatId(captor), holder, imprisoned: 1, jailed: 1 }];
}

const HELD = [
  held('C1', 'red', 'blue'),
  held('C2', 'blue', 'green'),
  held('C3', 'green', 'red'),
  held('C4', 'red', 'green'),
];

function stage(bp: number, lands: Readonly<Record<Seat, readonly string[]>>): State {
  const sites: Record<string, Site> = {};
  for (const seat of SEATS) sites[CAPITALS[seat]] = readSite(`metropol sm ${bp} bp: prison`, seat);
  const control = Object.fromEntries(SEATS.map((seat) => [seat, [CAPITALS[seat], ...lands[seat]]]));
  const state = board({}, { phase: 'build', turn: 3, capitals: CAPITALS, control, sites });
  return { ...state, captives: Object.fromEntries(HELD) };
}

const touching = { red: ['4,2', '3,4', FORTS.red], blue: [FORTS.blue, '5,3'], green: ['4,3', '3,5', FORTS.green] };

const side = (giver: Seat, owner: Seat) =>
  fc.record({ bp: fc.integer({ min: 0, max: 300 }), some: fc.boolean() }).map(({ bp, some }): DealSide => {
    const own = HELD.filter(([, one]) => one.captor === giver && one.detachment.seat === owner);
    const captives = some ? own.map(([id]) => piece(id)) : [];
    return { bp, from: bp > 0 ? hex(CAPITALS[giver]) : null, captives };
  });

const pair = fc.constantFrom(...SEATS.flatMap((a) => SEATS.filter((b) => b !== a).map((b) => [a, b] as const)));

const deals: fc.Arbitrary<readonly Deal[]> = fc
  .array(
    pair.chain(([from, to]) =>
      fc.record({
        from: fc.constant<SeatId>(seatId(from)),
        to: fc.constant<SeatId>(seatId(to)),
        secret: fc.boolean(),
        treaty: fc.constantFrom(null, 'pact' as const, 'alliance' as const),
        gives: side(from, to),
        takes: side(to, from),
        promise: fc.constantFrom('', 'Peace.'),
        signed: fc.boolean(),
      }),
    ),
    { maxLength: 8 },
  )
  .map((drawn) => drawn.map((deal, i) => ({ ...deal, id: `d${i}` })));

const stored = ({ sites, deliveries }: State): number =>
  Object.values(sites).reduce((sum, site) => sum + (site.kind === 'urban' ? site.bp : 0), 0) +
  deliveries.reduce((sum, { bp }) => sum + bp, 0);

function closed(state: State) {
  const sheets = Object.fromEntries(SEATS.map((seat) => [seat, { phase: 'build', lines: [] } as const]));
  const step = apply(state, { type: 'phase', at: AT, closedBy: 'seals', sheets }, table());
  if (!step.ok) throw new Error(JSON.stringify(step.problem));
  return step.value;
}

const OUTCOMES: readonly Event['type'][] = ['deal-struck', 'deal-broken', 'deal-lapsed'];

test('HEX-DIP-05: deals move BP and captives and create none; each deal has one outcome', () => {
  fc.assert(
    fc.property(deals, fc.integer({ min: 0, max: 400 }), (drawn, bp) => {
      const before = { ...stage(bp, touching), deals: drawn };
      const { state, events } = closed(before);
      expect(stored(state)).toBe(stored(before));
      expect(Object.values(state.sites).every((site) => site.kind === 'resource' || site.bp >= 0)).toBe(true);
      expect(state.deals).toEqual([]);
      expect(events.filter(({ type }) => OUTCOMES.includes(type))).toHaveLength(drawn.length);
      const sent = state.deliveries.flatMap(({ captives }) => captives);
      expect(new Set(sent).size).toBe(sent.length);
      expect(Object.keys(state.captives)).toHaveLength(HELD.length);
    }),
  );
});

test('HEX-DIP-04, -11: outsiders read no amounts or hexes of deals, and nothing about secret ones', () => {
  fc.assert(
    fc.property(deals, (drawn) => {
      const { events } = closed({ ...stage(200, touching), deals: drawn });
      for (const seat of SEATS) {
        const read = hexCampaign.report(events, { kind: 'seat', seat: seatId(seat) });
        const foreign = read.filter(
          (event) => event.type === 'deal-struck' && event.seat !== seat && event.with !== seat,
        );
        expect(foreign).toEqual([]);
      }
      const open = hexCampaign.report(events, { kind: 'spectator' }).filter(({ type }) => type === 'treaty-signed');
      const struck = events.filter((event) => event.type === 'deal-struck' && !event.secret && event.treaty !== null);
      expect(open).toHaveLength(struck.length);
    }),
  );
});

const lands = fc.record({
  red: fc.subarray(['4,2', '3,4', '3,2', '4,4']),
  blue: fc.subarray(['5,2', '5,3', '6,3']),
  green: fc.subarray(['4,3', '3,5', '5,5']),
});

test('HEX-DIP-01, -11: an offer counts exactly when the form lists it', () => {
  fc.assert(
    fc.property(lands, fc.boolean(), pair, fc.boolean(), (drawn, hasDiplomat, [from, to], secret) => {
      const bare = stage(0, drawn);
      const diplomat = readPiece('D1', `${to} diplomat @ ${CAPITALS[from]}`);
      const state = hasDiplomat ? { ...bare, pieces: { ...bare.pieces, [diplomat.id]: diplomat } } : bare;
      const nothing = { bp: 0, from: null, captives: [] };
      const offer = { type: 'offer', to: seatId(to), secret, treaty: null, gives: nothing, takes: nothing } as const;
      const order = { ...offer, promise: 'Peace.' };
      const step = apply(state, { type: 'order', at: AT, seat: seatId(from), order }, table());
      const isDeal = (option: object): option is DealOption => 'deal' in option;
      const listed = dealOptions(viewOf(state, from))
        .filter(isDeal)
        .find(({ deal }) => deal === to);
      const refusal = listed === undefined ? 'not listed' : secret ? listed.secret : listed.open;
      expect(step.ok).toBe(refusal === null);
    }),
  );
});
