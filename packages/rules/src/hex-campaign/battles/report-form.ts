import { TAKES_PRISONERS } from '../data/after-battle.ts';
import { RETREAT_FROM_TURN } from '../data/battles.ts';
import { spokenFor } from '../sides/sides.ts';
import type { BattleSide, CardDefence, CardUnit, PieceId, SeenBattle, UnitId, View } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { isCarded, knownMuster } from './known.ts';

/** One unit of a report form: what may be reported on it. */
export interface ReportRow {
  readonly side: BattleSide;
  readonly piece: PieceId;
  readonly unit: UnitId;
  readonly name: string;
  readonly models: number;
  /** Points of one model, and of all that are ready. */
  readonly each: number;
  readonly points: number;
  /** Vehicles are damaged, all others wounded. */
  readonly vehicle: boolean;
  readonly took: readonly ('fought' | 'entered' | 'bombarded')[];
  /** Whether prisoners may be taken of it. HEX-RACE-DE-09. */
  readonly prisoners: boolean;
  /** Whether a demon may have possessed it, as far as the reader can know. HEX-RACE-CH-07. */
  readonly demon: boolean;
}

/** What a report form offers. */
export interface ReportForm {
  readonly rows: readonly ReportRow[];
  readonly defences: readonly CardDefence[];
  /** The turn from which a retreat may be declared. HEX-TBL-35. */
  readonly retreatFrom: number;
  /** Sides that may surrender. HEX-TBL-43. */
  readonly surrender: readonly BattleSide[];
  /** Whether experience of units is counted. HEX-XP-01. */
  readonly xp: boolean;
}

/** HEX-TBL-41: what the reader may report on a battle, or rule as its referee; null: nothing. */
export function reportForm(view: View, id: string): ReportForm | null {
  const battle = view.battles.find((one) => one.id === id);
  if (battle === undefined || !isCarded(battle) || battle.stage !== 'open' || battle.postponed) return null;
  if (!mayReport(view, battle)) return null;
  const { card } = battle;
  const cards = new Map<string, CardUnit>(
    BATTLE_SIDES.flatMap((side) => [
      ...(card[side]?.units ?? []),
      ...(card[side]?.support ?? []).flatMap((one) => [...one.reinforcements, ...one.artillery]),
    ]).map((unit) => [`${unit.piece} ${unit.unit}`, unit] as const),
  );
  const rows = [...knownMuster(view, battle)].map(([key, one]): ReportRow => {
    const { side, piece, unit, name, ready: models, vehicle } = one;
    const beside = [...(one.mayEnter ? (['entered'] as const) : []), ...(one.mayFire ? (['bombarded'] as const) : [])];
    const took = one.how === 'fights' ? (['fought'] as const) : beside;
    const prisoners = one.enemy !== null && TAKES_PRISONERS.includes(one.enemy);
    const demon = one.possessable === true;
    const { each, points } = cards.get(key) ?? { each: 0, points: 0 };
    return { side, piece, unit, name, models, each, points, vehicle, took, prisoners, demon };
  });
  return {
    rows,
    defences: card.defences,
    retreatFrom: RETREAT_FROM_TURN,
    surrender: BATTLE_SIDES.filter((side) => battle[side]?.seat != null),
    xp: view.settings.unitXp !== 'off',
  };
}

/** HEX-QB-01: where dice settle all battles, only the referee can rule otherwise. */
function mayReport({ viewer, settings }: View, battle: SeenBattle): boolean {
  if (viewer.kind === 'referee') return true;
  return viewer.kind === 'seat' && spokenFor(battle, viewer.seat) !== null && settings.quickBattle !== 'always';
}
