import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import { LEAVES_STONES, STONES_PART } from '../data/after-battle.ts';
import { raceOf } from '../sides/participation.ts';
import type { Changes } from '../turn/fields.ts';
import { factionOf, tell } from '../turn/play.ts';
import type { Battle } from '../types.ts';
import type { Contingent } from './fighters.ts';
import type { AfterBattlePlay } from './play.ts';
import type { Tally } from './tallies.ts';

/** A contingent with what its units came to. */
export interface Counted {
  readonly contingent: Contingent;
  readonly tallies: readonly Tally[];
}

/** HEX-RACE-EL-04: no model of the squad was left on the field, and none had left the table. */
const isLeftBehind = ({ fighter, isVehicle, left, retreated, broken }: Tally): boolean =>
  !isVehicle && fighter.part > 0 && left === 0 && retreated === 0 && broken === 'no';

/** HEX-RACE-EL-04: what the squads that were wiped out may cost their Capitals: half their full points each. */
export function stonesOf(play: AfterBattlePlay, counted: readonly Counted[]): Readonly<Record<SeatId, number>> {
  const stones: Record<SeatId, number> = {};
  for (const { contingent, tallies } of counted) {
    const { army } = contingent;
    const faction = factionOf(play, army.seat);
    if (!LEAVES_STONES.includes(faction) || raceOf(army, faction) !== faction) continue;
    const bp = tallies
      .filter(isLeftBehind)
      .reduce((sum, { fighter }) => sum + Math.floor(fighter.unit.points / STONES_PART), 0);
    if (bp > 0) stones[army.seat] = (lookup(stones, army.seat) ?? 0) + bp;
  }
  return stones;
}

function holdsField(play: AfterBattlePlay, { hex }: Battle, seat: SeatId): boolean {
  for (const piece of play.pieces.values()) {
    if (piece.hex !== hex || piece.seat !== seat) continue;
    if (piece.kind === 'detachment' || piece.kind === 'garrison') return true;
  }
  return false;
}

/** HEX-RACE-EL-04: after the withdrawals: those who do not hold the field pay for the squads that they left there. */
export function takeStones(play: AfterBattlePlay & Changes<'sites'>): void {
  for (const battle of play.battles) {
    const stones = battle.stage === 'closed' ? (battle.afterwards?.stones ?? {}) : {};
    for (const seat of sortedKeys(stones)) {
      if (!holdsField(play, battle, seat)) payStones(play, seat, lookup(stones, seat) ?? 0);
    }
  }
}

function payStones(play: AfterBattlePlay & Changes<'sites'>, seat: SeatId, bp: number): void {
  const hex = lookup(play.seats, seat)?.capital ?? null;
  const site = hex === null ? undefined : play.sites[hex];
  if (hex === null || site?.kind !== 'urban') return;
  const paid = Math.min(bp, site.bp);
  play.sites[hex] = { ...site, bp: site.bp - paid };
  tell(play, { type: 'spirit-stones-lost', rule: 'HEX-RACE-EL-04', to: [seat], seat, hex, bp: paid });
}
