import type { ArmyTerms, ListedForce, ReadyMadeArmy, SeatChoices, SettingValues } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { WEAK_BELOW } from '../data/allowances.ts';
import { LEAST_POINTS, MOST_POINTS } from '../data/detachments.ts';
import {
  FORCE_NAMES,
  MOST_READY_MADE,
  PART_SLOTS,
  READY_MADE,
  type ReadyMadeId,
  RIDES,
  UNIT_NAMES,
} from '../data/ready-made.ts';
import { settings as settingsSchema } from '../schemas/setup.ts';
import type { Faction, Settings } from '../types.ts';
import { FACTIONS, SLOTS } from '../types.ts';

/** The effective settings: missing or unreadable ones have their defaults. */
function settled(given: SettingValues): Settings {
  const parsed = settingsSchema.safeParse(given);
  return parsed.success ? parsed.data : settingsSchema.parse({});
}

/** HEX-START-05, HEX-DET-02, -03, -09, HEX-MORD-12: what makes a legal first army. */
export function armyTerms(given: SettingValues): ArmyTerms {
  const { startBp, standardComposition, weakDetachments } = settled(given);
  return {
    points: startBp,
    force: { least: LEAST_POINTS, most: MOST_POINTS[0].points },
    weakBelow: weakDetachments === 'on' ? WEAK_BELOW : null,
    slots: SLOTS.map((slot) => {
      const [least, most] = standardComposition[slot];
      return { slot, least, most };
    }),
  };
}

/** One ready-made force of a race. */
export function readyMadeForce(faction: Faction, id: ReadyMadeId, name: string): ListedForce {
  const { march, units } = READY_MADE[id];
  return {
    name,
    choices: { march },
    units: units.map(({ part, models, points }) => {
      const [unit, moves] = UNIT_NAMES[faction][part];
      const moveClass = march === 'vehicles' && moves === 'infantry' ? RIDES[faction] : moves;
      return { name: unit, slot: PART_SLOTS[part], moveClass, scout: false, models, points };
    }),
  };
}

const worth = ({ units }: ListedForce): number => units.reduce((sum, { points }) => sum + points, 0);

/** As many forces as the starting BP would pay for. */
function forces(faction: Faction, id: ReadyMadeId, points: number): readonly ListedForce[] {
  const most = Math.floor(points / worth(readyMadeForce(faction, id, FORCE_NAMES[0])));
  return FORCE_NAMES.slice(0, Math.min(most, MOST_READY_MADE)).map((name) => readyMadeForce(faction, id, name));
}

/** Armies for a seat without lists of its own: those of its race that the starting BP would pay for. */
export function readyMade(choices: SeatChoices, given: SettingValues): readonly ReadyMadeArmy[] {
  const faction = FACTIONS.find((one) => one === choices.faction);
  if (faction === undefined) return [];
  const { startBp } = settled(given);
  return keysOf(READY_MADE)
    .map((id) => ({ id, forces: forces(faction, id, startBp) }))
    .filter((army) => army.forces.length > 0);
}
