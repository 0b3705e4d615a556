import { keysOf } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { GARRISON_COMPOSITION } from '../data/detachments.ts';
import { FORCE_NAMES, READY_MADE, type ReadyMadeId } from '../data/ready-made.ts';
import { readyMadeForce } from '../lists/ready-made.ts';
import { unitSetup } from '../schemas/setup.ts';
import type { BuildLine, UnitSetup, View } from '../types.ts';
import { judged } from './reckoning.ts';

/** The units of a ready-made detachment or garrison of the seat's race. */
export interface ReadyMade {
  readonly id: ReadyMadeId;
  readonly units: readonly UnitSetup[];
}

/**
 * HEX-DET-10, HEX-GAR-04: ready-made forces for a new detachment or garrison, of those that march like any detachment: as
 * many of their units, in order, as can be ordered after the lines of the sheet; all of them if none can, for the reason
 * then to be read.
 * @param hex where it is bought
 * @param garrisonOf the Stronghold that it is the garrison of; null: it is a detachment
 */
export function readyMadeFor(
  view: View,
  lines: readonly BuildLine[],
  hex: HexKey,
  garrisonOf: HexKey | null = null,
): readonly ReadyMade[] {
  const faction = view.own?.record.faction;
  if (faction === undefined) return [];
  const onFoot = keysOf(READY_MADE).filter((id) => READY_MADE[id].march === 'normal');
  return onFoot.map((id) => {
    const force = readyMadeForce(faction, id, FORCE_NAMES[0]).units.map((unit) => unitSetup.parse(unit));
    const all = garrisonOf === null ? force : fitForGarrison(force);
    const parts = all.map((_, i) => all.slice(0, all.length - i));
    const isAccepted = (units: UnitSetup[]) => {
      const { refusal, falls } = judged(view, lines, lineOf(view, hex, garrisonOf, units));
      return refusal === null && falls.length === 0;
    };
    return { id, units: parts.find(isAccepted) ?? all };
  });
}

/** Those of a force's units that a garrison has slots for. */
function fitForGarrison(units: readonly UnitSetup[]): UnitSetup[] {
  return units.filter((unit, i) => {
    const before = units.slice(0, i).filter(({ slot }) => slot === unit.slot).length;
    return before < GARRISON_COMPOSITION[unit.slot][1];
  });
}

function lineOf(view: View, hex: HexKey, garrisonOf: HexKey | null, units: UnitSetup[]): BuildLine {
  const [name] = FORCE_NAMES;
  if (garrisonOf === null) return { type: 'new-detachment', hex, name, special: null, units, orbit: false, prefer: [] };
  if (view.phase === 'spending') return { type: 'new-garrison', hex: garrisonOf, name, units };
  return { type: 'new-garrison-detachment', hex, name, units, target: garrisonOf, prefer: [] };
}
