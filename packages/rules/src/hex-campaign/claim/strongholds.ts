import type { HexKey } from '../../kernel/index.ts';
import { RAZES_STRONGHOLDS } from '../data/settlements.ts';
import { seatNumber } from '../movement/ground.ts';
import type { Play } from '../turn/play.ts';
import { at, factionOf, instruction, tell } from '../turn/play.ts';
import type { Detachment } from '../types.ts';

/**
 * HEX-CLAIM-15, -20, HEX-LOOT-02: an empty enemy Stronghold changes hands. A Capital Fortification is a Fortification
 * for its captor. `by-instruction`: razed when the detachment was told to destroy.
 */
export function takeStronghold(play: Play, taker: Detachment, hex: HexKey, fate: 'keep' | 'by-instruction'): void {
  const stronghold = play.strongholds[hex];
  if (stronghold === undefined) return;
  const { owner, level } = stronghold;
  const isTold = fate === 'by-instruction' && instruction(play, taker) === 'destroy';
  const razed = isTold || RAZES_STRONGHOLDS.includes(factionOf(play, taker.seat));
  if (razed) delete play.strongholds[hex];
  else play.strongholds[hex] = { ...stronghold, owner: taker.seat, level: level === 3 ? 2 : level };
  play.ground.strongholds[at(play, hex)] = razed ? -1 : seatNumber(play.ground.seats, taker.seat);
  tell(play, {
    type: 'stronghold-taken',
    rule: 'HEX-CLAIM-20',
    to: [taker.seat],
    seat: taker.seat,
    from: owner,
    hex,
    level,
    razed,
  });
  play.losses.push({
    owner,
    taker: taker.seat,
    piece: taker.id,
    hex,
    shows: () => play.strongholds[hex]?.owner === taker.seat,
    told: (by) => ({ type: 'stronghold-lost', rule: 'HEX-CLAIM-20', to: [owner], seat: owner, hex, by }),
  });
}
