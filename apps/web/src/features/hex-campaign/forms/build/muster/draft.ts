import type { BuildLine, UnitSetup } from '@sealed-orders/rules/hex-campaign';
import type { BuildPen, BuildPlace, ComposedType, MusterDraft } from '../build-pen.ts';

/** An empty line of a kind. */
export const freshDraft = (type: ComposedType, name: string): MusterDraft => ({
  type,
  name,
  special: null,
  units: [],
  orbit: false,
  target: null,
  prefer: [],
});

export const isGarrison = (type: ComposedType): boolean =>
  type === 'new-garrison' || type === 'new-garrison-detachment';

type Laid = Pick<BuildPen, 'place' | 'tab' | 'draft'>;

/** A composed line of the sheet as a draft on its form again; null for other lines. */
export function draftFrom(line: BuildLine): Laid | null {
  const laid = (place: BuildPlace, tab: BuildPen['tab'], draft: MusterDraft): Laid => ({ place, tab, draft });
  switch (line.type) {
    case 'new-detachment': {
      const { type, name, special, units, orbit, prefer, hex } = line;
      return laid({ kind: 'hex', hex }, 'muster', { ...freshDraft(type, name), special, units, orbit, prefer });
    }
    case 'new-garrison-detachment': {
      const { type, name, units, target, prefer, hex } = line;
      return laid({ kind: 'hex', hex }, 'muster', { ...freshDraft(type, name), units, target, prefer });
    }
    case 'new-garrison':
      return laid({ kind: 'hex', hex: line.hex }, 'muster', { ...freshDraft(line.type, line.name), units: line.units });
    case 'compose-followers':
      return laid({ kind: 'hex', hex: line.hex }, 'finds', { ...freshDraft(line.type, ''), units: line.units });
    case 'compose-mercenaries':
      return laid({ kind: 'hex', hex: line.hex }, 'finds', { ...freshDraft(line.type, line.name), units: line.units });
    case 'add-unit':
      return laid({ kind: 'army', piece: line.piece }, 'change', { ...freshDraft(line.type, ''), units: [line.unit] });
    default:
      return null;
  }
}

export const pointsTogether = (units: readonly UnitSetup[]): number =>
  units.reduce((sum, { points }) => sum + points, 0);
