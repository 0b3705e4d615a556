import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { SEA } from '../map/grid.ts';
import { OFF_MAP } from '../map/numbers.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { gainResource } from '../taking/resources.ts';
import { at, setControl, tell } from '../turn/play.ts';
import type { Correction } from '../types.ts';
import type { CorrectionsPlay } from './play.ts';

const RULE = 'HEX-TURN-13';

/**
 * HEX-TURN-13: a hex gets another controller, or none. Settlements and Strongholds are left alone: taking them decides
 * about much more than the hex.
 */
export function correctControl(
  play: CorrectionsPlay,
  { hex, seat }: Extract<Correction, { type: 'set-control' }>,
  reason: string,
): readonly Fault[] {
  if (!isCorrectable(play, hex)) return [fault('not-correctable', RULE, {}, ['hex'])];
  const from = lookup(play.control, hex) ?? null;
  if (from === seat) return [fault('nothing-changed', RULE, {}, ['seat'])];
  const holder = seat === null ? null : lookup(play.seats, seat);
  if (holder === undefined) return [fault('seat-unknown', RULE, {}, ['seat'])];
  if (holder !== null && holder.beaten !== null) return [fault('seat-beaten', RULE, { seat: holder.id }, ['seat'])];
  setControl(play, hex, seat);
  if (seat === null) abandonRoute(play, hex);
  else gainResource(play, seat, hex);
  tellControl(play, { hex, seat, from }, reason);
  return [];
}

function isCorrectable(play: CorrectionsPlay, hex: HexKey): boolean {
  const index = at(play, hex);
  if (index === OFF_MAP || play.ground.grid.terrain[index] === SEA) return false;
  return lookup(play.sites, hex)?.kind !== 'urban' && lookup(play.strongholds, hex) === undefined;
}

/** HEX-ROUTE-01: uncontrolled resources have no route. */
function abandonRoute(play: CorrectionsPlay, hex: HexKey): void {
  const site = lookup(play.sites, hex);
  if (site?.kind === 'resource') play.sites[hex] = { ...site, route: null };
}

interface Change {
  readonly hex: HexKey;
  readonly seat: SeatId | null;
  readonly from: SeatId | null;
}

/** The loser is not told who gained it, and sees it only with the hex in sight. */
function tellControl(play: CorrectionsPlay, { hex, seat, from }: Change, reason: string): void {
  if (seat !== null) tell(play, { type: 'control-given', rule: RULE, to: [seat], seat, hex, reason });
  if (from !== null) tell(play, { type: 'control-taken', rule: RULE, to: [from], seat: from, hex, reason });
}
