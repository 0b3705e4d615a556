import type { Report, ReportedCaptives, ReportedUnit, SpyTarget } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, type Sentence, say } from '../../sentence.ts';
import { BUILDING_NAMES } from '../building-names.ts';
import { DEFENCE_NAMES } from '../defence-names.ts';
import { injuryName } from '../injury-names.ts';
import { FACTION_NAMES, SETTLEMENT_NAMES, STRONGHOLD_NAMES } from '../names.ts';
import type { Words } from '../words.ts';

const TARGET_NAMES: Readonly<Record<SpyTarget['kind'], string>> = {
  detachment: 'a detachment',
  convoy: 'a convoy',
  stronghold: 'a Stronghold',
  urban: 'a settlement',
  resource: 'a Resource hex',
};

/** What a spy infiltrates. */
export const targetName = ({ kind }: SpyTarget): string => TARGET_NAMES[kind];

const CONDITIONS = ['wounded', 'damaged', 'dead', 'captured'] as const;

function unitText({ name, points, models, hurt }: ReportedUnit): string {
  const others = CONDITIONS.filter((condition) => models[condition] > 0);
  const states = [`${models.ready} ready`, ...others.map((condition) => `${models[condition]} ${condition}`)];
  const arms = hurt?.stripped === true ? ['special weapons lost'] : [];
  const injuries = (hurt?.injuries ?? []).map(injuryName);
  return `${name} (${counted(points, 'point', 'points')}: ${[...states, ...arms, ...injuries].join(', ')})`;
}

const units = (of: readonly ReportedUnit[]): Sentence => (of.length === 0 ? say`no units` : listed(of.map(unitText)));

function captives(held: readonly ReportedCaptives[], words: Words): Sentence {
  return held.flatMap((one): Sentence => say` It holds captives from ${words.seat(one.of)}: ${units(one.units)}.`);
}

/** Each name in a list with its count: `2 × bunker`, `weapon tower`. */
export function tallied(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

/** HEX-SPY-13: everything the spy found out. */
export function reportSentence(report: Report, words: Words): Sentence {
  const whose = say`of ${words.seat(report.seat)} at ${words.hex(report.hex)}`;
  switch (report.kind) {
    case 'detachment':
      return say`Report on a detachment ${whose} (${counted(report.dxp, 'experience point', 'experience points')}): ${units(report.units)}.${captives(report.captives, words)}`;
    case 'convoy':
      return say`Report on a convoy ${whose}: ${report.bp} BP.`;
    case 'stronghold': {
      const defences =
        report.defences.length === 0
          ? 'no defences'
          : tallied(report.defences.map(({ type }) => DEFENCE_NAMES[type])).join(', ');
      const garrison = report.garrison === null ? say`no garrison` : say`garrison: ${units(report.garrison)}`;
      return say`Report on a ${STRONGHOLD_NAMES[report.level]} ${whose}: ${defences}; ${garrison}.${captives(report.captives, words)}`;
    }
    case 'urban': {
      const buildings =
        report.buildings.length === 0
          ? 'no buildings'
          : tallied(report.buildings.map(({ type }) => BUILDING_NAMES[type])).join(', ');
      return say`Report on ${report.name}, a ${SETTLEMENT_NAMES[report.size]} (${FACTION_NAMES[report.faction]}) ${whose}: ${report.bp} BP; ${buildings}.`;
    }
    case 'resource': {
      const end = report.route?.at(-1);
      const route: Sentence = end === undefined ? say`no route` : say`with a route to ${words.hex(end)}`;
      return say`Report on a Resource hex ${whose}: ${report.yield} RP a turn, ${route}.`;
    }
  }
}
