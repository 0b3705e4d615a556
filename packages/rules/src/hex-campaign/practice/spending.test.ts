import { expect, test } from 'vitest';
import { invariant, seededDice } from '../../kernel/index.ts';
import { libraryChart } from '../cartography/library.ts';
import { FIRST_WAR } from '../data/presets.ts';
import { type BuildLine, hexCampaign, reckoned, type Sheet, type State, type View } from '../index.ts';
import { FACTIONS } from '../types.ts';
import { practice } from './practice.ts';

const AT = '2026-01-01T12:00:00.000Z';

const CHOICES: Readonly<Record<string, object>> = { ch: { god: 'undivided' }, el: { craftworld: 'standard' } };

/** All races on the largest maps, three at a time on the printed one, with the starting points of each preset. */
const wars = [
  { map: 'nine-havens', factions: FACTIONS, settings: {} },
  { map: 'nine-havens', factions: FACTIONS, settings: FIRST_WAR },
  { map: 'ten-thrones', factions: [...FACTIONS, 'ig'], settings: FIRST_WAR },
  { map: 'eight-woods', factions: FACTIONS.slice(1), settings: { startBp: 2000 } },
  { map: 'varn', factions: FACTIONS.slice(0, 3), settings: FIRST_WAR },
  { map: 'varn', factions: FACTIONS.slice(3, 6), settings: FIRST_WAR },
  { map: 'varn', factions: FACTIONS.slice(6), settings: FIRST_WAR },
] as const;

/** What lines cost. */
function costOf(view: View, lines: readonly BuildLine[]): number {
  const after = reckoned(view, lines);
  invariant(after !== null, 'the books of a seat');
  return after.stores.reduce((sum, { before, left }) => sum + before - left, 0);
}

const isArmy = ({ type }: BuildLine) => type === 'new-detachment' || type === 'new-garrison';

test.each(wars)(
  'HEX-START-06: starting points buy a garrison and detachments first, and nothing that the first upkeep takes: $map, $settings.startBp',
  ({ map, factions, settings }) => {
    const table = { edition: '1', dice: seededDice(new Uint8Array(32).fill(factions.length)) };
    const close = (state: State, sheets: Readonly<Record<string, Sheet>>) => {
      const step = hexCampaign.apply(state, { type: 'phase', closedBy: 'deadline', sheets, at: AT }, table);
      invariant(step.ok, JSON.stringify(step));
      return step.value;
    };
    const seats = factions.map((faction, i) => ({
      id: `s${i}`,
      name: `Seat ${i}`,
      faction,
      ...CHOICES[faction],
    }));
    const setup = hexCampaign.schemas.setup.parse({
      preset: 'free',
      start: 'guided',
      seats,
      settings,
      chart: libraryChart(map),
    });
    const begun = hexCampaign.begin(setup, table, AT);
    invariant(begun.ok, JSON.stringify(begun));
    let { state } = begun.value;
    while (state.phase !== 'spending') state = close(state, {}).state;
    const sheets = Object.fromEntries(
      state.seatOrder.map((seat) => {
        const view = hexCampaign.view(state, { kind: 'seat', seat });
        const sheet = practice.sheet(view);
        invariant(sheet?.phase === 'spending', 'a sheet for the phase');
        const first = sheet.lines.find(({ type }) => type !== 'route');
        expect([seat, first?.type]).toEqual([seat, 'new-garrison']);
        const [army, all] = [costOf(view, sheet.lines.filter(isArmy)), costOf(view, sheet.lines)];
        expect([seat, army > 0, army >= (all * 2) / 3]).toEqual([seat, true, true]);
        expect(sheet.lines.filter(isArmy).length).toBeGreaterThan(1);
        expect(sheet.lines.filter(({ type }) => type === 'grow').length).toBeLessThan(2);
        return [seat, sheet] as const;
      }),
    );
    const { events } = close(state, sheets);
    expect(events.filter(({ type }) => type === 'buildings-maintained')).not.toEqual([]);
    const losses = events.filter(({ rule, type }) => type === 'building-unpaid' || rule === 'HEX-BP-07');
    expect(losses).toEqual([]);
  },
);
