import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { BattleSide, Faction, Piece, PieceId, SettledBattle, State, Unit } from '../types.ts';
import { BATTLE_SIDES, type OVERRULED_LOSSES } from '../types.ts';
import { participating } from './participation.ts';

/** A unit of a settled battle whose losses a ruling may name. */
export interface SettledUnit {
  readonly side: BattleSide;
  readonly piece: PieceId;
  /** Of its army. */
  readonly army: string;
  readonly unit: Unit;
  /** Models that fought. */
  readonly ready: number;
  /** Models that it lost, as reported. */
  readonly lost: number;
}

interface Known {
  pieceOf(id: PieceId): Piece | undefined;
  factionOf(seat: SeatId): Faction | undefined;
}

/** HEX-TBL-15: the units of both sides, with supporters that came in, as they were before the battle. */
export function settledUnits(known: Known, { battle, report }: Pick<SettledBattle, 'battle' | 'report'>) {
  return BATTLE_SIDES.flatMap((side) => {
    const came = battle.supporters
      .filter((one) => one.side === side && report.units.some((unit) => unit.piece === one.piece && isIn(unit)))
      .map(({ piece }) => piece);
    return [...(battle[side]?.armies ?? []), ...came].flatMap((id): readonly SettledUnit[] => {
      const army = known.pieceOf(id);
      const faction = army === undefined ? undefined : known.factionOf(army.seat);
      if (faction === undefined || (army?.kind !== 'detachment' && army?.kind !== 'garrison')) return [];
      return participating(army, faction).map(({ unit, ready }) => {
        const said = report.units.find((one) => one.piece === id && one.unit === unit.id);
        return { side, piece: id, army: army.name, unit, ready, lost: said?.lost ?? 0 };
      });
    });
  });
}

const isIn = ({ took }: SettledBattle['report']['units'][number]): boolean => took !== 'bombarded';

/** The pieces and races of a state, those that the battle changed as they were before it. */
export const knownBefore = ({ pieces, seats }: Pick<State, 'pieces' | 'seats'>, was: SettledBattle['was']): Known => ({
  pieceOf: (id) => lookup(was.pieces, id) ?? lookup(pieces, id),
  factionOf: (seat) => lookup(seats, seat)?.faction,
});

/** HEX-TURN-13: the models that a unit loses by a ruling about its whole side. */
export function sideLoss(losses: (typeof OVERRULED_LOSSES)[number], unit: Pick<SettledUnit, 'ready' | 'lost'>): number {
  switch (losses) {
    case 'as-before':
      return unit.lost;
    case 'none':
      return 0;
    case 'half':
      return Math.floor(unit.ready / 2);
    case 'all':
      return unit.ready;
  }
}
