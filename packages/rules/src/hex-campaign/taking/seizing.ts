import type { RuleId, SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { KILLS_CAPTIVES } from '../data/captives.ts';
import { raceOf } from '../sides/participation.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';
import { factionOf, removePiece, tell } from '../turn/play.ts';
import type { Army, Battle, BattleSide, Detachment } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';

/** HEX-AFT-06, HEX-CAPT-07: a side's army that takes the captives: its detachment, else its garrison. */
export function captorArmy(play: Reads<'pieces'>, battle: Battle, side: BattleSide): Army | null {
  for (const id of battle[side]?.armies ?? []) {
    const piece = play.pieces.get(id);
    if (piece?.kind === 'detachment' || piece?.kind === 'garrison') return piece;
  }
  return null;
}

/** HEX-TBL-37: some races keep no captives of certain others. */
const isKilledBy = (play: Reads<'seats'>, captor: SeatId, captive: Detachment): boolean =>
  KILLS_CAPTIVES[factionOf(play, captor)].includes(raceOf(captive, factionOf(play, captive.seat)));

/** Why and where a detachment is captured. */
interface Seizure {
  readonly captor: Army;
  readonly hex: HexKey;
  readonly rule: RuleId;
}

/** HEX-AFT-06, HEX-TBL-36, -37: a detachment on the map is captured or killed by an army. */
export function seizeDetachment(
  play: Telling & Board & Reads<'seats'> & Changes<'captives'>,
  detachment: Detachment,
  { captor, hex, rule }: Seizure,
): void {
  const { id: piece, seat, name } = detachment;
  const by = captor.seat;
  const told = { seat, by, piece, name };
  removePiece(play, detachment);
  tell(play, { type: 'detachment-captured', rule, to: [seat, by], ...told, hex });
  if (isKilledBy(play, by, detachment)) {
    tell(play, { type: 'captives-killed', rule: 'HEX-TBL-37', to: [seat, by], ...told });
    return;
  }
  play.captives.set(piece, {
    detachment: { ...detachment, hex },
    captor: by,
    holder: { kind: 'piece', piece: captor.id },
    imprisoned: null,
    jailed: null,
  });
}

/** HEX-TBL-38: the victor kills the captives of a battle. */
export function killCaptives(play: Telling & Changes<'captives'>, battle: Battle, victor: SeatId): void {
  for (const side of BATTLE_SIDES) {
    for (const id of battle[side]?.armies ?? []) {
      const held = play.captives.get(id);
      if (held?.captor !== victor) continue;
      const { seat, name } = held.detachment;
      play.captives.delete(id);
      const told = { seat, by: victor, piece: id, name };
      tell(play, { type: 'captives-killed', rule: 'HEX-TBL-38', to: [seat, victor], ...told });
    }
  }
}
