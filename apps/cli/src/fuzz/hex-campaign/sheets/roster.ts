import {
  type BuildLine,
  type Detachment,
  LISTS,
  type MusterOption,
  SLOTS,
  type Slot,
  type UnitSetup,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import { type HexKey, within } from '@sealed-orders/rules/space';
import type { Random } from '../../random.ts';
import { drawnOf } from './drawn-of.ts';

const ENTRIES = new Map(Object.values(LISTS).flatMap(({ entries }) => entries.map((one) => [one.kind, one])));

/** How many units of each slot a random army tries. */
const WANTED: Readonly<Record<Slot, readonly [number, number]>> = {
  hq: [1, 1],
  elite: [0, 1],
  troops: [2, 3],
  'fast-attack': [0, 1],
  'heavy-support': [0, 1],
};
const GARRISON: typeof WANTED = { ...WANTED, hq: [0, 1], elite: [0, 0], troops: [1, 2] };

function unitOf(kind: string, points: number, random: Random): UnitSetup {
  const entry = ENTRIES.get(kind);
  return {
    name: entry?.name ?? 'Levy',
    slot: entry?.slot ?? 'troops',
    moveClass: entry?.moveClass ?? 'infantry',
    scout: random.chance(10),
    models: 1 + random.int(8),
    points: 1 + random.int(points),
    kind: entry === undefined ? '' : kind,
    tags: entry?.tags ?? [],
    limits: entry?.limits ?? [],
    mount: entry?.mount ?? null,
    mark: null,
  };
}

/**
 * Units of the kinds that a hex offers, as many per slot as a chart asks for; a slot without a kind gets unnamed units.
 */
function drawnRoster(
  { kinds }: MusterOption,
  wanted: typeof WANTED,
  points: number,
  random: Random,
): readonly UnitSetup[] {
  const open = kinds.filter(({ refusal }) => refusal === null || random.chance(3)).map(({ kind }) => kind);
  return SLOTS.flatMap((slot) => {
    const fitting = open.filter((kind) => ENTRIES.get(kind)?.slot === slot);
    const [least, most] = wanted[slot];
    return Array.from({ length: least + random.int(most - least + 1) }, (): UnitSetup => {
      const kind = fitting.length === 0 || random.chance(10) ? '' : random.pick(fitting);
      return { ...unitOf(kind, points, random), slot };
    });
  });
}

const ownDetachments = ({ pieces }: View): readonly Detachment[] =>
  Object.values(pieces).filter((piece) => piece.kind === 'detachment');

/** Own Strongholds and hexes near a settlement: where a garrison may be. */
function garrisonPlaces(view: View, from: HexKey, random: Random): readonly HexKey[] {
  const strongholds = keysOf(view.own?.strongholds ?? {});
  return strongholds.length > 0 && random.chance(75) ? strongholds : within(view.chart.size, from, 2);
}

function detachmentLine(muster: MusterOption, view: View, random: Random): BuildLine {
  const specials = muster.specials.filter(({ refusal }) => refusal === null).map(({ special }) => special);
  return {
    type: 'new-detachment',
    hex: muster.muster,
    name: `Army ${random.int(1000)}`,
    special: specials.length > 0 && random.chance(20) ? random.pick(specials) : null,
    units: drawnRoster(muster, WANTED, 420, random),
    orbit: random.chance(25),
    prefer: drawnOf(within(view.chart.size, muster.muster, 3), random.int(3), random),
  };
}

function garrisonLines(muster: MusterOption, view: View, random: Random): readonly BuildLine[] {
  const { muster: hex, phase } = muster;
  const places = garrisonPlaces(view, hex, random);
  if (places.length === 0) return [];
  const target = random.pick(places);
  const units = drawnRoster(muster, GARRISON, 200, random);
  const name = `Watch ${random.int(1000)}`;
  if (phase === 'spending') return [{ type: 'new-garrison', hex: target, name, units }];
  return [{ type: 'new-garrison-detachment', hex, name, units, target, prefer: [] }];
}

/** More units for a detachment, and armies from discoveries. HEX-CLAIM-14. */
function otherLines(muster: MusterOption, view: View, random: Random): readonly BuildLine[] {
  const armies = ownDetachments(view);
  const added: BuildLine[] =
    armies.length === 0
      ? []
      : [
          {
            type: 'add-unit',
            piece: random.pick(armies).id,
            unit: random.pick(drawnRoster(muster, WANTED, 200, random)),
          },
        ];
  const found = view.pending.flatMap(({ kind, hex, points }): BuildLine[] => {
    const units = drawnRoster(muster, WANTED, Math.max(1, Math.floor(points / 4)), random);
    if (kind === 'followers') return [{ type: 'compose-followers', hex, units: units.slice(0, 2) }];
    return kind === 'mercenaries' ? [{ type: 'compose-mercenaries', hex, name: 'Free company', units }] : [];
  });
  return [...added, ...found];
}

/** Lines with rosters that a player would write; the check finds invalid ones. */
export function rosterLines(view: View, musters: readonly MusterOption[], random: Random): readonly BuildLine[] {
  if (musters.length === 0) return [];
  const open = musters.filter(({ detachments }) => detachments === null);
  const some = () => random.pick(musters);
  return [
    ...(open.length > 0 && random.chance(60) ? [detachmentLine(random.pick(open), view, random)] : []),
    ...(random.chance(25) ? garrisonLines(some(), view, random) : []),
    ...(random.chance(25) || view.pending.length > 0 ? otherLines(some(), view, random) : []),
  ];
}
