import type { DetachmentSetup, Unit, UnitId, UnitNature, UnitSetup } from '../types.ts';

/** A unit at roster size, all its models ready. */
export function freshUnit(id: UnitId, setup: DetachmentSetup['units'][number]): Unit {
  const { name, slot, moveClass, scout, points, models, kind, tags, limits, mount, mark } = setup;
  return {
    id,
    name,
    slot,
    moveClass,
    scout,
    points,
    kind,
    tags,
    limits,
    mount,
    mark,
    models: { ready: models, wounded: 0, damaged: 0, dead: 0, captured: 0 },
  };
}

/** A unit that no list rule concerns. */
export const PLAIN: UnitNature = { kind: '', tags: [], limits: [], mount: null, mark: null };

/** A unit of an army list for the rules, if the list lacks the facts that races' rules need. */
export const plainUnit = (unit: Omit<UnitSetup, keyof UnitNature>): UnitSetup => ({ ...PLAIN, ...unit });

/** The initial values of every detachment. */
export const NEW_DETACHMENT = {
  dxp: 0,
  garrisonDetachment: false,
  treatment: null,
  race: null,
  special: null,
  fixed: false,
  disarmed: false,
  target: null,
} as const;
