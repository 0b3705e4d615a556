import type { SeatId } from '../../kernel/index.ts';
import { present } from '../../kernel/index.ts';
import { conclude } from '../after-battle/conclude.ts';
import { putBattle } from '../sides/put.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import { tell } from '../turn/play.ts';
import type { Battle, BattleSide, LossItem, QuickBattle } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { everything } from './choice.ts';
import { dutyOf, isLost } from './duty.ts';
import type { QuickBattlesPlay } from './play.ts';
import { quickReport } from './report.ts';
import { bothStands } from './roll.ts';
import type { Stand } from './stakes.ts';
import { quickWinner } from './winner.ts';

type Stands = Readonly<Record<BattleSide, readonly Stand[]>>;

/** A battle whose dice have been rolled. */
export type Rolled = Battle & { readonly quick: QuickBattle };

export const isRolled = (battle: Battle): battle is Rolled => battle.quick !== null;

/** The next decision owed, or the result of the battle. */
export function proceed(play: QuickBattlesPlay, battle: Rolled): void {
  const { quick } = battle;
  if (BATTLE_SIDES.some((side) => quick.picks[side] === null)) {
    putBattle(play, { ...battle, stage: 'picks' });
    return;
  }
  const stands = bothStands(play, battle);
  const known = { ...battle, quick: { ...quick, losses: withoutChoice(quick, stands) } };
  if (owing(known.quick, stands).length > 0) {
    putBattle(play, { ...known, stage: 'losses' });
    return;
  }
  const report = quickReport(known.quick, stands);
  putBattle(play, known);
  conclude(play, known, { how: 'quick', report, winner: quickWinner(play, known, known.quick, report) });
}

/** HEX-QB-05: the losses of owners with nothing to choose: all of their army, or nothing. */
function withoutChoice(quick: QuickBattle, stands: Stands): QuickBattle['losses'] {
  const losses: Record<SeatId, readonly LossItem[]> = { ...quick.losses };
  for (const side of BATTLE_SIDES) {
    for (const stand of stands[side]) {
      const duty = dutyOf(quick, side, stand);
      if (isLost(stand, quick.shares)) losses[stand.seat] = everything(duty);
      else if (duty.owed <= 0) losses[stand.seat] = [];
    }
  }
  return losses;
}

/** Owners who have not chosen yet. */
export function owing({ losses }: QuickBattle, stands: Stands): readonly { side: BattleSide; stand: Stand }[] {
  return BATTLE_SIDES.flatMap((side) =>
    stands[side].filter(({ seat }) => losses[seat] === undefined).map((stand) => ({ side, stand })),
  );
}

interface Picks {
  /** The owner of the losses. */
  readonly side: BattleSide;
  readonly items: readonly LossItem[];
  /** Whether dice picked. HEX-QB-06. */
  readonly drawn: boolean;
}

/** HEX-QB-07: applies valid picks. */
export function picked(play: QuickBattlesPlay, battle: Rolled, { side, items, drawn }: Picks): void {
  const stands = bothStands(play, battle)[side];
  const picker = battle[OTHER_SIDE[side]]?.seat ?? null;
  const quick: QuickBattle = { ...battle.quick, picks: { ...battle.quick.picks, [side]: items } };
  if (picker !== null) {
    const units = named(
      items,
      stands.flatMap(({ stakes }) => stakes),
    );
    const to = [picker, ...stands.map(({ seat }) => seat)];
    tell(play, { type: 'losses-picked', rule: 'HEX-QB-07', to, battle: battle.id, seat: picker, units, drawn });
  }
  proceed(play, { ...battle, quick });
}

/** Items by the names of their units, for readers. */
function named(
  items: readonly LossItem[],
  stakes: Stand['stakes'],
): readonly { name: string; part: LossItem['part'] }[] {
  const names = new Map(stakes.map(({ unit, name }) => [unit, name]));
  return items.map(({ unit, part }) => ({ name: present(names.get(unit), 'losses are of units in the battle'), part }));
}

/** HEX-QB-05: applies valid losses. */
export function chosen(
  play: QuickBattlesPlay,
  battle: Rolled,
  { stand, items, drawn }: { readonly stand: Stand; readonly items: readonly LossItem[]; readonly drawn: boolean },
): void {
  const { seat, stakes } = stand;
  const units = named(items, stakes);
  const rule = drawn ? 'HEX-QB-06' : 'HEX-QB-05';
  tell(play, { type: 'losses-chosen', rule, to: [seat], battle: battle.id, seat, units, drawn });
  proceed(play, { ...battle, quick: { ...battle.quick, losses: { ...battle.quick.losses, [seat]: items } } });
}
