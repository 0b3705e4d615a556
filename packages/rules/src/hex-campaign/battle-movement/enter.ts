import type { RuleId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { isRoadStep } from '../ground/entry.ts';
import { directionTo } from '../map/grid.ts';
import { NO_DIRECTION } from '../map/numbers.ts';
import { carrySpies } from '../spies/infiltrate.ts';
import { destroyDiplomats } from '../taking/entering.ts';
import { at, replacePiece, tell } from '../turn/play.ts';
import type { BattleOrderType, Detachment } from '../types.ts';
import type { BattleMovementPlay } from './play.ts';

/** Which rule a battle move cites. */
const RULE_OF = {
  attack: 'HEX-BORD-05',
  'planned-attack': 'HEX-BORD-06',
  withdraw: 'HEX-BORD-07',
  raid: 'HEX-BORD-08',
  'planned-raid': 'HEX-BORD-09',
  defend: 'HEX-BORD-10',
  guard: 'HEX-BORD-11',
  support: 'HEX-BORD-12',
} as const satisfies Record<BattleOrderType, RuleId>;

/** A step of battle movement; `origin`: the hex left last, null from orbit. */
interface Step {
  readonly order: BattleOrderType;
  readonly hex: HexKey;
  readonly origin: HexKey | null;
  readonly fromOrbit: boolean;
}

/**
 * HEX-BMOV-05, -09: puts a detachment into a hex with what goes with it: captives and spies. Enemy diplomats die
 * (HEX-MOV-07); convoys and settlements are a matter of the battle phase.
 */
export function enterHex(play: BattleMovementPlay, piece: Detachment, { order, hex, origin, fromOrbit }: Step): void {
  const { seat, id, name, hex: from } = piece;
  const rule = fromOrbit ? 'HEX-BORD-13' : RULE_OF[order];
  const via = origin === from || fromOrbit ? null : origin;
  const told = { seat, piece: id, name, order, from: fromOrbit ? null : from, via, hex };
  tell(play, { type: 'battle-moved', rule, to: [seat], ...told });
  play.orbit.delete(id);
  const moved = { ...piece, hex };
  replacePiece(play, moved);
  const last = origin === null ? NO_DIRECTION : directionTo(play.ground.grid, at(play, origin), at(play, hex));
  const byRoad = origin !== null && last >= 0 && isRoadStep(play.ground, at(play, origin), last);
  play.moved.set(id, { order: { type: 'path', piece: id, path: [hex] }, trail: [hex], byRoad });
  for (const [captive, held] of play.captives) {
    if (held.holder.kind !== 'piece' || held.holder.piece !== id) continue;
    play.captives.set(captive, { ...held, detachment: { ...held.detachment, hex } });
  }
  carrySpies(play, id);
  destroyDiplomats(play, moved);
}
