import type { AirMissionType, DefenceType, StrongholdLevel } from '../types.ts';

/** HEX-AIR-05: what an interceptor goes for, in this order. */
export const PREY = ['strategic', 'tactical', 'recon'] as const satisfies readonly AirMissionType[];

/** HEX-AIR-07: what a Recon shows, by the die from 1 to 6. */
export const RECON_SHOWS = ['nothing', 'urban', 'urban', 'sites', 'sites', 'all'] as const;

/** HEX-AIR-09: the least total for one building, and for half a die's buildings and a step in size. */
export const BOMBING = { building: 3, heavy: 6 } as const;

/** HEX-AIR-09: defences that fire at bombers. */
export const AA_DEFENCES: readonly DefenceType[] = ['aa-tower', 'hydra-battery'];

/** HEX-AIR-12: dice that save reinforcements, by the level of the Capital's Stronghold and for each defence in it. */
export const STRONGHOLD_DICE = { 1: 0, 2: 1, 3: 2 } as const satisfies Record<StrongholdLevel, number>;
/** HEX-AIR-12: those not listed give none. */
export const DEFENCE_DICE: Readonly<Partial<Record<DefenceType, number>>> = {
  tower: 1,
  'turret-tower': 1,
  'aa-tower': 2,
  'hydra-battery': 2,
};

/** HEX-AIR-12, -13: the die to roll against one enemy squadron, the highest for any number, BP per success. */
export const SAVING = { needs: 3, most: 6, bp: 50 } as const;
