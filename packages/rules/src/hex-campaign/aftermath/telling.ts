import type { RuleId } from '../../kernel/index.ts';
import type { Play } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { Battle, BattleResult, BattleSide } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { characterDied } from './characters.ts';
import type { Fate } from './fates.ts';
import type { Scene } from './scene.ts';

/** HEX-AFT-07: what both sides saw of each other's losses. */
export function tellLosses({ play, battle, involved }: Scene, fates: readonly Fate[]): void {
  const units = fates
    .filter(({ tally, removed }) => removed + tally.damaged > 0)
    .map(({ tally: { fighter, damaged, lost }, removed }) => ({
      seat: fighter.seat,
      unit: fighter.unit.name,
      lost: removed,
      // A vehicle that could not be brought off is destroyed, and no longer damaged.
      damaged: Math.max(0, damaged - Math.max(0, removed - lost)),
    }));
  if (units.length === 0) return;
  const { id, hex } = battle;
  tell(play, { type: 'battle-losses', rule: 'HEX-AFT-07', to: involved, battle: id, hex, units });
}

/** HEX-AFT-20 to -23: VP for the owners of the armies in the hex. */
export function payVp({ play, battle }: Scene, vp: Readonly<Record<BattleSide, number>>): void {
  for (const side of BATTLE_SIDES) {
    const seat = battle[side]?.seat ?? null;
    const record = seat === null ? undefined : play.seats[seat];
    if (seat === null || record === undefined || vp[side] === 0) continue;
    play.seats[seat] = { ...record, vp: record.vp + vp[side] };
    const to = play.before.settings.vpVisibility === 'public' ? 'all' : [seat];
    tell(play, { type: 'vp-scored', rule: 'HEX-AFT-23', to, seat, vp: vp[side], reason: 'battle' });
  }
}

const ended = ({ id, hex, attacker, defender }: Battle, result: BattleResult, rule: RuleId) =>
  ({
    type: 'battle-ended',
    rule,
    battle: id,
    hex,
    attacker: attacker.seat,
    defender: defender?.seat ?? null,
    result,
  }) as const;

/**
 * HEX-SIGHT-12: the news of the battle, to whom `battleReports` lets it at once.
 * @param rule that decided it
 */
export function tellEnd({ play, battle, news }: Scene, result: BattleResult, rule: RuleId): void {
  tell(play, { ...ended(battle, result, rule), to: news });
}

/**
 * HEX-SIGHT-12, `battleReports` delayed: when the phase closes everybody hears how its battles ended, and who of renown
 * died in them. A raid that met nobody was no battle (HEX-LOOT-08).
 */
export function publishBattles(play: Play): void {
  if (play.before.settings.battleReports !== 'delayed') return;
  for (const battle of play.battles) {
    const { result, defender, afterwards } = battle;
    if (result === null || defender === null) continue;
    for (const { seat, unit } of afterwards?.fallen ?? []) {
      tell(play, { ...characterDied(battle, seat, unit), to: 'all' });
    }
    tell(play, { ...ended(battle, result, afterwards?.decidedBy ?? 'HEX-AFT-03'), to: 'all' });
  }
}
