import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type AirPlay = Telling &
  Reads<'before' | 'control' | 'dice' | 'pieces' | 'sheets' | 'stateNow' | 'strongholds'> &
  Changes<
    | 'airControlBefore'
    | 'airMissions'
    | 'airSupport'
    | 'discoveries'
    | 'ground'
    | 'lastLook'
    | 'losses'
    | 'memory'
    | 'recon'
    | 'seats'
    | 'sites'
  >;
