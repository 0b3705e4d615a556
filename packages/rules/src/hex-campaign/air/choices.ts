import type { HexKey } from '../../space/hex.ts';
import { BOMBING, RECON_SHOWS } from '../data/air.ts';
import { onDie } from '../dice/on-die.ts';
import { fault } from '../refusal/fault.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import type { AirMissionType, Refusal, View } from '../types.ts';
import { AIR_MISSIONS } from '../types.ts';
import { airOptions } from './options.ts';

/** A mission as a form offers it: over which Airspaces, with which targets, or why not at all. */
export interface MissionChoice {
  readonly mission: AirMissionType;
  readonly refusal: Refusal | null;
  /** In the order of their numbers. */
  readonly airspaces: readonly number[];
  /** Settlements that a Strategic Bombardment may name, by Airspace; empty for other missions. HEX-AIR-09. */
  readonly targets: readonly { readonly hex: HexKey; readonly airspace: number }[];
}

/** HEX-AIR-01, -09: the missions of a squadron, each with what `options` offer for it; none without squadrons. */
export function missionChoices(view: View): readonly MissionChoice[] {
  const offered = airOptions(view).map(({ order }) => order);
  if (offered.length === 0) return [];
  return AIR_MISSIONS.map((mission) => {
    const orders = offered.filter((order) => order.mission === mission);
    return {
      mission,
      refusal: orders.length > 0 ? null : refusalFrom(fault('nothing-to-bomb', 'HEX-AIR-09')),
      airspaces: [...new Set(orders.map(({ airspace }) => airspace))],
      targets: orders.flatMap(({ target, airspace }) => (target === null ? [] : [{ hex: target, airspace }])),
    };
  });
}

/** What a mission's die gives: what a Recon shows, or the damage of a Strategic Bombardment. HEX-AIR-07, -09. */
export type MissionResult = (typeof RECON_SHOWS)[number] | 'building' | 'heavy';

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** HEX-AIR-07, -09: what each die from 1 to 6 would give, AA weapons aside; empty for missions without a die. */
export function missionDice(mission: AirMissionType): readonly MissionResult[] {
  switch (mission) {
    case 'recon':
      return DICE.map((die) => onDie(RECON_SHOWS, die));
    case 'strategic':
      return DICE.map((die) => (die >= BOMBING.heavy ? 'heavy' : die >= BOMBING.building ? 'building' : 'nothing'));
    case 'intercept':
    case 'tactical':
      return [];
  }
}
