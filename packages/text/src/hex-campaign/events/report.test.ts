import type { Event, Report } from '@sealed-orders/rules/hex-campaign';
import { describe, expect, test } from 'vitest';
import { plain } from '../../index.ts';
import { describeEvent } from '../events.ts';
import type { Words } from '../words.ts';

/** Words that use ids as names, with hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  isReader: () => false,
};

const at = { turn: 3, phase: 'battle-movement', to: ['red'], seat: 'red' } as const;
const told = (event: object): string => plain(describeEvent(event as Event, words));
const reported = (report: unknown): string =>
  told({ ...at, type: 'spy-report', rule: 'HEX-SPY-13', report: report as Report });

const unit = {
  kind: '',
  tags: [],
  mount: null,
  mark: null,
  name: 'Veterans',
  slot: 'elite',
  moveClass: 'infantry',
  scout: false,
  points: 300,
  models: { ready: 5, wounded: 2, damaged: 0, dead: 1, captured: 0 },
};
const place = { seat: 'blue', hex: '1,0' };

describe('a spy’s report in words', () => {
  test.each<[string, unknown, string]>([
    [
      'a detachment with captives',
      {
        ...place,
        kind: 'detachment',
        piece: 'B1',
        race: null,
        march: 'normal',
        special: null,
        garrisonDetachment: false,
        dxp: 1,
        units: [unit],
        captives: [{ of: 'green', race: null, units: [] }],
      },
      'Report on a detachment of blue at [1,0] (1 experience point): Veterans (300 points: 5 ready, 2 wounded, 1 dead). It holds captives from green: no units.',
    ],
    [
      'a settlement',
      { ...place, kind: 'urban', name: 'Grim', faction: 'ch', size: 3, bp: 240, buildings: [] },
      'Report on Grim, a City (Chaos) of blue at [1,0]: 240 BP; no buildings.',
    ],
    [
      'a Stronghold without a garrison',
      {
        ...place,
        kind: 'stronghold',
        level: 2,
        defences: [{ type: 'bunker' }, { type: 'tower' }, { type: 'bunker' }],
        garrison: null,
        captives: [],
      },
      'Report on a Fortification of blue at [1,0]: 2 × bunker, weapon tower; no garrison.',
    ],
    [
      'a Resource hex with a route',
      { ...place, kind: 'resource', yield: 250, route: ['2,0', '3,0'] },
      'Report on a Resource hex of blue at [1,0]: 250 RP a turn, with a route to [3,0].',
    ],
    ['a convoy', { ...place, kind: 'convoy', piece: 'C1', bp: 130 }, 'Report on a convoy of blue at [1,0]: 130 BP.'],
  ])('%s', (_title, report, sentence) => {
    expect(reported(report)).toBe(sentence);
  });
});

describe('the air in words', () => {
  test.each<[string, object, string]>([
    [
      'bombers that hit hard',
      { type: 'bombed', rule: 'HEX-AIR-09', hex: '2,0', die: 6, damage: 'heavy', buildings: 2 },
      'Bombers over [2,0] (rolled 6) hit 2 buildings, and the settlement shrank.',
    ],
    [
      'a settlement that was bombed',
      {
        type: 'settlement-bombed',
        rule: 'HEX-AIR-09',
        hex: '2,0',
        name: 'Grim',
        die: 6,
        aa: 1,
        lost: ['prison'],
        size: 3,
        shrunk: false,
      },
      'Grim at [2,0] was bombed (rolled 6, minus 1 for AA weapons). Buildings lost: Prison.',
    ],
    [
      'a Recon that found something',
      {
        type: 'recon-report',
        rule: 'HEX-AIR-07',
        airspace: 5,
        die: 6,
        sites: [
          { hex: '1,0', control: 'blue', site: { kind: 'urban', size: 2 } },
          { hex: '2,0', control: null, site: { kind: 'resource', size: null } },
        ],
        pieces: [{ id: 'B1', kind: 'detachment', seat: 'blue', hex: '3,0' }],
      },
      'Recon over Airspace 5 (rolled 6) found a Town of blue at [1,0], a resource at [2,0] and a detachment of blue at [3,0].',
    ],
    [
      'a mission that was not flown',
      {
        type: 'air-order-refused',
        rule: 'HEX-AIR-01',
        airspace: 5,
        mission: 'recon',
        target: null,
        code: 'no-squadron',
      },
      'The Recon mission over Airspace 5 was not flown. You have no squadrons left. Each can fly one mission a turn.',
    ],
  ])('%s', (_title, event, sentence) => {
    expect(told({ ...at, ...event })).toBe(sentence);
  });
});
