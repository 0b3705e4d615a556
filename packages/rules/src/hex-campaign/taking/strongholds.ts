import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { RAZES_STRONGHOLDS } from '../data/settlements.ts';
import { seatNumber } from '../ground/ground.ts';
import { NOBODY } from '../map/numbers.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import { instruction } from '../turn/handed-in.ts';
import type { Telling } from '../turn/play.ts';
import { at, factionOf, tell } from '../turn/play.ts';
import type { Detachment, Stronghold } from '../types.ts';
import { excess } from './excess.ts';

/** The fields of a step that this reads and changes. */
type Storming = Telling &
  Reads<'battleMoves' | 'battles' | 'before' | 'ground' | 'seats' | 'sheets'> &
  Changes<'losses' | 'strongholds'>;

/**
 * HEX-CLAIM-15, -20, HEX-LOOT-02: an empty enemy Stronghold changes hands. A Capital Fortification is a Fortification
 * for its captor. `by-instruction`: razed if the detachment was ordered to destroy.
 */
export function takeStronghold(play: Storming, taker: Detachment, hex: HexKey, fate: 'keep' | 'by-instruction'): void {
  const stronghold = play.strongholds[hex];
  if (stronghold === undefined) return;
  const { owner, level } = stronghold;
  const isTold = fate === 'by-instruction' && instruction(play, taker) === 'destroy';
  const razed = isTold || RAZES_STRONGHOLDS.includes(factionOf(play, taker.seat));
  if (razed) delete play.strongholds[hex];
  else play.strongholds[hex] = captured(play, stronghold, taker.seat);
  play.ground.strongholds[at(play, hex)] = razed ? NOBODY : seatNumber(play.ground.seats, taker.seat);
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
  const kept = play.strongholds[hex]?.defences ?? [];
  const surplus = razed ? [] : stronghold.defences.filter((one) => !kept.includes(one));
  if (surplus.length > 0) {
    const defences = surplus.map(({ type }) => type);
    const { seat } = taker;
    tell(play, { type: 'defences-surplus', rule: 'HEX-DEF-16', to: [seat], seat, hex, defences, bp: 0 });
  }
  play.losses.push({
    owner,
    taker: taker.seat,
    piece: taker.id,
    hex,
    shows: () => play.strongholds[hex]?.owner === taker.seat,
    told: (by) => ({ type: 'stronghold-lost', rule: 'HEX-CLAIM-20', to: [owner], seat: owner, hex, by }),
  });
}

/** HEX-LOOT-02, HEX-DEF-16: a Stronghold in its captor's hands, with the defences that the captor's limits allow. */
function captured(play: Reads<'before' | 'seats'>, stronghold: Stronghold, owner: SeatId): Stronghold {
  const level = stronghold.level === 3 ? 2 : stronghold.level;
  const { kept } = excess(stronghold.defences, level, factionOf(play, owner), play.before.settings);
  return { ...stronghold, owner, level, defences: kept };
}
