import { keysOf } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { FORCE_NAMES, READY_MADE, type ReadyMadeId } from '../data/ready-made.ts';
import { readyMadeForce } from '../lists/ready-made.ts';
import { unitSetup } from '../schemas/setup.ts';
import type { BuildLine, UnitSetup, View } from '../types.ts';
import { judged } from './reckoning.ts';

/** The units of a ready-made detachment of the seat's race. */
export interface ReadyMade {
  readonly id: ReadyMadeId;
  readonly units: readonly UnitSetup[];
}

/**
 * HEX-DET-10: ready-made forces for a new detachment in a hex, of those that march like any detachment: as many of their units, in order, as can be ordered
 * there after the lines of the sheet; all of them if none can, for the reason then to be read.
 */
export function readyMadeFor(view: View, lines: readonly BuildLine[], hex: HexKey): readonly ReadyMade[] {
  const faction = view.own?.record.faction;
  if (faction === undefined) return [];
  const onFoot = keysOf(READY_MADE).filter((id) => READY_MADE[id].march === 'normal');
  return onFoot.map((id) => {
    const all = readyMadeForce(faction, id, FORCE_NAMES[0]).units.map((unit) => unitSetup.parse(unit));
    const parts = all.map((_, i) => all.slice(0, all.length - i));
    return { id, units: parts.find((units) => isAccepted(view, lines, hex, units)) ?? all };
  });
}

function isAccepted(view: View, lines: readonly BuildLine[], hex: HexKey, units: UnitSetup[]): boolean {
  const [name] = FORCE_NAMES;
  const line = { type: 'new-detachment', hex, name, special: null, units, orbit: false, prefer: [] } as const;
  const { refusal, falls } = judged(view, lines, line);
  return refusal === null && falls.length === 0;
}
