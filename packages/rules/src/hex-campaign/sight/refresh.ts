import type { HexKey } from '../../space/hex.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';
import { at, tell } from '../turn/play.ts';
import { refreshed } from './memory.ts';

/** The fields of a step that this reads and changes. */
type Refreshing = Telling & Reads<'ground' | 'stateNow'> & Changes<'discoveries' | 'lastLook' | 'losses' | 'memory'>;

/** Events out of sight are reported hex by hex: the order of the moves, with initiative, would reveal who did it. */
const inMapOrder = <Told extends { readonly hex: HexKey }>(
  play: Reads<'ground'>,
  told: readonly Told[],
): readonly Told[] => [...told].sort((a, b) => at(play, a.hex) - at(play, b.hex));

/** HEX-SIGHT-09: the refresh after a phase that often changes nothing visible. */
export function refreshSightIfChanged(play: Refreshing): void {
  const now = play.stateNow();
  const { lastLook } = play;
  const isSame =
    now.sites === lastLook.sites &&
    now.strongholds === lastLook.strongholds &&
    now.pieces === lastLook.pieces &&
    now.control === lastLook.control;
  if (!isSame || play.losses.length > 0 || play.discoveries.length > 0) refreshSight(play);
}

/**
 * HEX-SIGHT-09: what everybody sees after the phase, what left their sight, and who acted against them as far
 * as they see it.
 */
export function refreshSight(play: Refreshing): void {
  const now = play.stateNow();
  const { memory, changes, sight, sees } = refreshed(play.lastLook, now);
  play.memory = memory;
  play.lastLook = { ...now, memory };
  for (const { owner, taker, piece, hex, shows, told } of inMapOrder(play, play.losses)) {
    const isSeen = sees(owner, piece);
    const isShown = sight.get(owner)?.[at(play, hex)] === 1 && shows();
    tell(play, told(isSeen || isShown ? taker : null));
  }
  for (const { seat, hex, event } of inMapOrder(play, play.discoveries)) {
    if (sight.get(seat)?.[at(play, hex)] === 1) tell(play, event);
  }
  play.losses.length = 0;
  play.discoveries.length = 0;
  for (const { seat, sighted, lost } of changes) {
    if (sighted.length > 0) tell(play, { type: 'sighted', rule: 'HEX-SIGHT-01', to: [seat], seat, pieces: sighted });
    if (lost.length > 0) tell(play, { type: 'lost-from-sight', rule: 'HEX-SIGHT-11', to: [seat], seat, pieces: lost });
  }
}
