import type {
  BattleReport,
  BattleSide,
  CardUnit,
  DecisionOption,
  FunOption,
  Option,
  Order,
  SeenBattle,
  UnitReport,
  View,
} from '@sealed-orders/rules/hex-campaign';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import type { Random } from '../random.ts';
import { drawnOf } from './sheets/drawn-of.ts';

/** What happened to a unit, as a table might report it. */
function unitReport({ piece, unit, vehicle, models }: CardUnit, took: UnitReport['took'], random: Random): unknown {
  const lost = random.chance(30) ? models : random.int(models + 1);
  const left = models - lost;
  const isBroken = !vehicle && random.chance(8);
  return {
    piece,
    unit,
    lost,
    took,
    ...(vehicle ? { damaged: random.int(left + 1) } : { wounded: random.chance(20) ? random.int(left + 1) : 0 }),
    ...(isBroken ? { broken: { leadership: 8, rallied: random.pick([true, false, null]) } } : {}),
  };
}

function sideReports(battle: SeenBattle, side: BattleSide, random: Random): readonly unknown[] {
  const shown = battle.card?.[side] ?? null;
  if (shown === null) return [];
  const fought = shown.units.filter(() => random.chance(70)).map((unit) => unitReport(unit, 'fought', random));
  const came = (shown.support ?? []).flatMap(({ reinforcements }) =>
    drawnOf(reinforcements, random.int(2), random).map((unit) => unitReport(unit, 'entered', random)),
  );
  return random.chance(30) ? [...fought, ...came] : fought;
}

/** A random report of a battle; the check finds invalid ones. */
function drawnReport(battle: SeenBattle, random: Random): BattleReport | null {
  const side = () => random.pick(['attacker', 'defender'] as const);
  const report = {
    turns: 1 + random.int(8),
    points: { attacker: random.int(1500), defender: random.int(1500) },
    scenario: random.chance(10) ? side() : null,
    retreats: random.chance(15) ? [side()] : [],
    surrender: random.chance(8) ? side() : null,
    units: [...sideReports(battle, 'attacker', random), ...sideReports(battle, 'defender', random)],
    defences: (battle.card?.defences ?? [])
      .filter(() => random.chance(50))
      .map(({ id: defence }) => ({ defence, fate: random.pick(['controlled', 'silenced', 'destroyed']) })),
  };
  const order = { type: 'battle-report', battle: battle.id, report };
  const parsed = hexCampaign.schemas.order.safeParse(order);
  return parsed.success && parsed.data.type === 'battle-report' ? parsed.data.report : null;
}

/** A random fun battle, or the other side's report of one. */
function drawnFun(offered: readonly FunOption[], me: string, random: Random): Order | null {
  const { funBattle: other, said } = random.pick(offered);
  const value = () => 100 + random.int(1500);
  const [mine, theirs] = [value(), value()];
  const report = said ?? {
    values: { [me]: mine, [other]: theirs },
    lost: { [me]: random.int(mine), [other]: random.int(theirs) },
    winner: random.pick([me, other, null]),
  };
  const order = hexCampaign.schemas.order.safeParse({ type: 'fun-battle', with: other, report });
  return order.success ? order.data : null;
}

/** What a seat says of the open battles: mostly an offered line, now and then a report of its own. */
export function drawnDecision(view: View, options: readonly Option[], random: Random): Order | null {
  if (view.viewer.kind !== 'seat') return null;
  const fun = options.filter((option): option is FunOption => 'funBattle' in option);
  const said = fun.filter((option) => option.said !== null);
  if (said.length > 0 && random.chance(30)) return drawnFun(said, view.viewer.seat, random);
  if (fun.length > 0 && random.chance(5)) return drawnFun(fun, view.viewer.seat, random);
  if (view.phase !== 'battle') return null;
  const offered = options.filter((option): option is DecisionOption => 'decision' in option);
  if (offered.length === 0) return null;
  const { decision } = random.pick(offered);
  if (decision.type === 'postpone-battle' && random.chance(60)) return null;
  const battle = view.battles.find(({ id }) => id === decision.battle);
  const isBlank = decision.type === 'battle-report' && decision.report.units.length === 0;
  if (!isBlank || battle === undefined || random.chance(20)) return decision;
  const report = drawnReport(battle, random);
  return report === null ? null : { type: 'battle-report', battle: battle.id, report };
}
