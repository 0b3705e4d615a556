import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../kernel/index.ts';
import { within } from '../../space/hex.ts';
import { hexCampaign } from '../index.ts';
import { begunWar, playedWar } from '../testing/practice-wars.ts';
import type { BuildLine, Event, State } from '../types.ts';
import { foesOf, goalsOf, ownDetachments } from './knowledge.ts';
import { practice } from './practice.ts';

const LONG = { victoryMode: 'lastOrVp', vpGoal: 100_000 } as const;
const count = (events: readonly Event[], type: Event['type']): number =>
  events.filter((event) => event.type === type).length;

describe('seats run by the computer', () => {
  test.each(['red', 'green', 'blue'])('fight a war of ten turns among themselves: %s', (seed) => {
    // Any refusal on the way throws.
    const { state, events } = playedWar({ seed, turns: 10, factions: ['ig', 'ork', 'ch'], settings: LONG });
    expect(state.turn).toBe(11);
    expect(hexCampaign.faults(state)).toEqual([]);
    expect(count(events, 'battle-ended')).toBeGreaterThan(2);
    expect(count(events, 'claimed')).toBeGreaterThan(10);
    expect(count(events, 'detachment-ordered')).toBeGreaterThan(2);
    expect(count(events, 'urban-taken') + count(events, 'stronghold-taken')).toBeGreaterThan(0);
  });

  test('use everything that the rules give them: convoys, spies, headquarters, bombs and support from the air', () => {
    const { events } = playedWar({ seed: 'green', turns: 14, factions: ['ig', 'ork', 'ch'], settings: LONG });
    const used = [
      'convoy-formed',
      'convoy-unloaded',
      'spy-built',
      'spy-infiltrated',
      'spy-report',
      'bombed',
      'air-support-assigned',
    ] as const;
    for (const type of used) expect(count(events, type), type).toBeGreaterThan(0);
    const built = events.flatMap((event) => (event.type === 'building-built' ? [event.building] : []));
    expect(built).toContain('strategic-hq');
  });

  test('play each race', () => {
    const races = ['ig', 'sm', 'ba', 'ch', 'de', 'el', 'ork', 'ty', 'sob'];
    for (const trio of [races.slice(0, 3), races.slice(3, 6), races.slice(6)]) {
      const { state, events } = playedWar({ seed: trio.join(), turns: 6, factions: trio, settings: LONG });
      expect(state.turn).toBe(7);
      expect(count(events, 'marched')).toBeGreaterThan(10);
    }
  });

  test.each(['red', 'green', 'blue'])('conquer a player who does nothing: %s', (seed) => {
    const { state } = playedWar({ seed, turns: 40, factions: ['ig', 'ork'], passive: ['s1'] });
    expect(state.ended).toMatchObject({ winners: ['s2'] });
  });

  test.each([
    ['pink', 'lost'],
    ['amber', 'lost'],
    ['grey', 'behind'],
    ['green', 'lost'],
    ['red', 'lost'],
    ['blue', 'lost'],
  ])('leave a person who does nothing in the practice war beaten or far behind: %s, %s', (seed, how) => {
    const factions = practice.war.seats.map(({ faction }) => faction ?? '');
    const { state } = playedWar({ seed, turns: how === 'lost' ? 12 : 30, factions, passive: ['s1'] });
    const vp = (seat: string): number => Object.entries(state.seats).find(([id]) => id === seat)?.[1].vp ?? 0;
    if (how === 'lost' || state.ended !== null) expect(state.ended?.winners).toEqual([expect.not.stringMatching('s1')]);
    else expect(vp('s1') * 1.4).toBeLessThan(Math.min(vp('s2'), vp('s3')));
  });

  test('know no more than they see: an unseen army changes nothing', () => {
    const state = begunWar({ seed: 'fog', turns: 1, factions: ['ig', 'ork', 'ch'] });
    const view = hexCampaign.view(state, { kind: 'seat', seat: state.seatOrder[0] ?? expect.fail('no seat') });
    const hidden = Object.values(state.pieces).filter(({ id }) => !(id in view.pieces) && !(id in view.seen));
    expect(hidden.length).toBeGreaterThan(0);
    const gone = Object.fromEntries(
      Object.entries(state.pieces).filter(([id]) => !hidden.some((piece) => piece.id === id)),
    );
    const other = hexCampaign.view({ ...state, pieces: gone }, view.viewer);
    expect(practice.sheet(other)).toEqual(practice.sheet(view));
  });

  test('decline offers', () => {
    const state = begunWar({ seed: 'offer', turns: 1, factions: ['ig', 'ork'] });
    const [one, two] = state.seatOrder;
    if (one === undefined || two === undefined) throw new Error('two seats');
    const side = { bp: 0, from: null, captives: [] };
    const deal = {
      id: 'x1',
      from: one,
      to: two,
      secret: false,
      treaty: 'pact',
      gives: side,
      takes: side,
      promise: '',
      signed: false,
    } as const;
    const offered = hexCampaign.schemas.state.parse({ ...state, deals: [deal] });
    expect(practice.order(hexCampaign.view(offered, { kind: 'seat', seat: two }))).toEqual({
      type: 'withdraw',
      deal: 'x1',
    });
    expect(practice.order(hexCampaign.view(offered, { kind: 'seat', seat: one }))).toBeNull();
  });

  test('rebuild the ports that bombs destroyed in their Capital', () => {
    const state = begunWar({ seed: 'ports', turns: 1, factions: ['ig', 'ork'] });
    const { seat, capital } = firstOf(state);
    const left = (types: readonly string[]) => {
      const buildings = types.map((type) => ({ type, aspect: null, built: 0, disabled: null }));
      const sites = { ...state.sites, [capital]: { ...state.sites[capital], buildings } };
      const lines = linesOf(hexCampaign.schemas.state.parse({ ...state, sites }), seat);
      return lines.flatMap((line) => (line.type === 'building' ? [line.building] : []));
    };
    expect(left([])).toEqual(['minor-space-port', 'minor-airbase']);
    expect(left(['minor-space-port', 'minor-airbase'])).toEqual(['major-space-port']);
  });

  test('hold their Capital with a garrison before any enemy is in sight', () => {
    const state = begunWar({ seed: 'held', turns: 1, factions: ['ig', 'ork'] });
    const { seat, capital } = firstOf(state);
    expect(foesOf(hexCampaign.view(state, { kind: 'seat', seat }))).toEqual([]);
    const lines = linesOf(state, seat);
    const held = lines.flatMap((line) => (line.type === 'new-garrison-detachment' ? [line.target] : []));
    expect(held).toEqual([capital]);
  });

  test('buy an eighth army', () => {
    const state = begunWar({ seed: 'more', turns: 1, factions: ['ig', 'ork'] });
    const { seat, capital } = firstOf(state);
    const own = ownDetachments(hexCampaign.view(state, { kind: 'seat', seat }));
    const free = within(state.chart.size, capital, 3).filter((hex) => own.every((one) => one.hex !== hex));
    const more = free.slice(0, 7 - own.length).map((hex, i) => ({ ...own[0], id: `x${i}`, name: `More ${i}`, hex }));
    const added = Object.fromEntries(more.map((piece) => [piece.id, piece]));
    const crowded = hexCampaign.schemas.state.parse({ ...state, pieces: { ...state.pieces, ...added } });
    expect(ownDetachments(hexCampaign.view(crowded, { kind: 'seat', seat }))).toHaveLength(7);
    expect(linesOf(crowded, seat).map(({ type }) => type)).toContain('new-detachment');
  });

  test.each([
    ['an enemy whose Capital they do not know', 'de', true],
    ['nobody whose Capital is public', 'ork', false],
  ])('look for %s', (_whom, enemy, isLookedFor) => {
    const state = begunWar({ seed: 'hidden', turns: 1, factions: ['ig', enemy] });
    const view = hexCampaign.view(state, { kind: 'seat', seat: firstOf(state).seat });
    const unseen = goalsOf(view, foesOf(view)).filter(({ hex }) => !(hex in view.hexes));
    expect(unseen.length > 10).toBe(isLookedFor);
  });
});

/** The first seat of a war, with its Capital. */
function firstOf({ seatOrder, seats }: State) {
  const seat = seatOrder[0] ?? expect.fail('no seat');
  return { seat, capital: seats[seat]?.capital ?? expect.fail('no Capital') };
}

/** What a seat buys by itself in the Build phase. */
function linesOf(state: State, seat: SeatId): readonly BuildLine[] {
  const sheet = practice.sheet(hexCampaign.view(state, { kind: 'seat', seat }));
  return sheet?.phase === 'build' ? sheet.lines : [];
}
