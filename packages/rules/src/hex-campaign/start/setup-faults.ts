import type { RuleId } from '../../kernel/index.ts';
import { EDITIONS } from '../data/editions.ts';
import { PRESET_SEATS } from '../data/start.ts';
import type { Chart, RefusalCode, Rejection, Setup } from '../types.ts';
import { chartFaults } from './chart-faults.ts';
import { landFaults } from './land-faults.ts';
import { zoneCentres } from './zones.ts';

/** HEX-START-18: HEX-RACE-CH-02, HEX-RACE-EL-01. */
const CHOICES = [
  { field: 'god', faction: 'ch' },
  { field: 'craftworld', faction: 'el' },
] as const;

const wrong = (
  code: RefusalCode,
  rule: RuleId | null,
  path: Rejection['path'],
  facts: Rejection['facts'] = {},
): Rejection => ({ code, rule, path, facts });

/** HEX-START-15, -16, -17: faults that make a setup unplayable, before any die is thrown. */
export function setupFaults(setup: Setup): readonly Rejection[] {
  const found = [...chartFaults(setup.chart), ...seatFaults(setup), ...choiceFaults(setup)];
  if (!EDITIONS.some((edition) => edition === setup.edition))
    found.push(wrong('edition-unknown', null, ['edition'], { edition: setup.edition }));
  return found.length > 0 ? found : roomFaults(setup.chart, setup.seats.length);
}

/**
 * HEX-START-15, -16, -17: whether the map and the preset fit this many seats, whoever takes them. The rules could use
 * islands that no army can leave, but nobody should be invited to such a campaign.
 */
export function draftFaults({ chart, preset }: Pick<Setup, 'chart' | 'preset'>, seats: number): readonly Rejection[] {
  const ofParts = [...chartFaults(chart), ...countFaults(preset, seats)];
  const found = ofParts.length > 0 ? ofParts : roomFaults(chart, seats);
  return found.length > 0 ? found : landFaults(chart, zoneCentres(chart, seats));
}

/** HEX-START-16, -17: a start zone for each seat. */
function roomFaults(chart: Chart, seats: number): readonly Rejection[] {
  const found = zoneCentres(chart, seats).length;
  return found >= seats ? [] : [wrong('no-start-zones', 'HEX-START-16', ['chart'], { found, wanted: seats })];
}

function countFaults(preset: Setup['preset'], found: number): readonly Rejection[] {
  const { least, most } = PRESET_SEATS[preset];
  const rule =
    preset === 'three-players' ? 'HEX-START-15' : preset === 'four-players' ? 'HEX-START-16' : 'HEX-START-17';
  return found >= least && found <= most ? [] : [wrong('seat-count', rule, ['seats'], { found, least, most })];
}

function seatFaults({ preset, seats }: Setup): readonly Rejection[] {
  const found = [...countFaults(preset, seats.length)];
  for (const [i, seat] of seats.entries()) {
    const first = seats.findIndex((other) => other.id === seat.id);
    if (first !== i) found.push(wrong('seat-twice', null, ['seats', i, 'id'], { seat: seat.id }));
  }
  return found;
}

/**
 * HEX-START-18: the choices of Chaos and Eldar. A guided start requires them; a quick one defaults to Chaos
 * Undivided and the standard craftworld.
 */
function choiceFaults({ start, seats }: Setup): readonly Rejection[] {
  return seats.flatMap((seat, i) =>
    CHOICES.flatMap(({ field, faction }) => {
      const isMade = seat[field] !== null;
      const facts = { seat: seat.id, faction: seat.faction };
      if (seat.faction !== faction)
        return isMade ? [wrong('choice-of-another-race', 'HEX-START-18', ['seats', i, field], facts)] : [];
      return isMade || start === 'quick' ? [] : [wrong('choice-missing', 'HEX-START-18', ['seats', i, field], facts)];
    }),
  );
}
