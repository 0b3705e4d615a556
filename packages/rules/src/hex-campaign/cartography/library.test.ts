import { describe, expect, test } from 'vitest';
import { invariant } from '../../kernel/index.ts';
import { LIBRARY } from '../data/library.ts';
import { hexCampaign } from '../index.ts';
import { chart as chartSchema } from '../schemas/chart.ts';
import { dice } from '../testing/board.ts';
import { comparedStarts, fairness } from './compared.ts';
import { libraryChart, libraryFor } from './library.ts';
import { maps } from './maps.ts';
import { mapWarnings } from './warnings.ts';

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('HEX-START-17: the library', () => {
  test.each(COUNTS)('has a map made for %i players', (seats) => {
    expect(LIBRARY.filter(({ id }) => id !== 'varn').map((one) => one.seats)).toContain(seats);
    expect(libraryFor(seats).length).toBeGreaterThan(0);
  });

  test('begins with the printed map for up to four, and with the tightest for more', () => {
    expect(libraryFor(4)).toEqual(['varn', 'four-moors', ...libraryFor(5)]);
    expect(libraryFor(9)).toEqual(['nine-havens', 'ten-thrones']);
  });

  test.each(LIBRARY)('$id has no faults or warnings, has even starts, and can start a campaign', ({ id, seats }) => {
    const read = maps.read(libraryChart(id));
    invariant(read.ok, 'it can be drawn');
    expect(read.value).toMatchObject({ seats: id === 'varn' ? expect.any(Number) : seats, faults: [] });
    const chart = chartSchema.parse(read.value.map);
    expect(mapWarnings(chart)).toEqual([]);
    const names = Array.from({ length: seats }, (_, i) => `s${i}`);
    const setup = hexCampaign.schemas.setup.parse({
      preset: 'free',
      chart,
      seats: names.map((name) => ({ id: name, name, faction: 'ig' })),
    });
    const begun = hexCampaign.begin(setup, { edition: '1', dice: dice({}, seats) }, '2026-01-01T12:00:00.000Z');
    invariant(begun.ok, `refused: ${JSON.stringify(begun)}`);
    expect(hexCampaign.faults(begun.value.state)).toEqual([]);
  });

  test.each(LIBRARY.filter(({ wish }) => wish !== null))('the starts of $id are at least 90 percent even', ({ id }) => {
    const chart = maps.read(libraryChart(id));
    invariant(chart.ok, 'it can be drawn');
    const { starts = [], ...rest } = chartSchema.parse(chart.value.map);
    const compared = comparedStarts({ ...rest, starts }, starts);
    expect(fairness(compared)).toBeGreaterThanOrEqual(90);
  });
});
