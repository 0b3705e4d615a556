import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { REINFORCED_FROM_TURN } from '../data/battle-turns.ts';
import { participating, raceOf } from '../sides/participation.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import { bombarders, fieldOf, reinforcers, type Support } from '../sides/support.ts';
import { factionOf } from '../turn/play.ts';
import type { Army, Battle, BattleSide, Faction, PieceId, Unit, UnitId } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { isPossessable } from '../units/possessable.ts';
import { isVehicles } from '../units/vehicles.ts';
import type { BattlesPlay } from './play.ts';

/** A unit that a report may name. */
export interface Mustered {
  readonly side: BattleSide;
  readonly piece: PieceId;
  readonly unit: UnitId;
  readonly name: string;
  readonly ready: number;
  readonly vehicle: boolean;
  /** Whether demons may possess a character in it; null: unknown to the judging side. HEX-RACE-CH-07. */
  readonly possessable: boolean | null;
  /** In the battle itself; beside it: whether it may come in, and whether its guns reach the table. */
  readonly how: 'fights' | 'beside';
  readonly mayEnter: boolean;
  readonly mayFire: boolean;
  /** Whether its owner, or an ally of theirs on that side, is the reporting side. */
  readonly enemy: Faction | null;
}

const isArmy = (army: { readonly kind: string } | undefined): army is Army =>
  army?.kind === 'detachment' || army?.kind === 'garrison';

const natureOf = (unit: Unit, race: Faction): Pick<Mustered, 'unit' | 'name' | 'vehicle' | 'possessable'> => ({
  unit: unit.id,
  name: unit.name,
  vehicle: isVehicles(unit),
  possessable: isPossessable(unit, race),
});

function besideOn(play: BattlesPlay, battle: Battle, side: BattleSide, enemy: Faction | null): readonly Mustered[] {
  const field = fieldOf(play);
  const found = new Map<string, Mustered>();
  const add = ({ army, units }: Support, may: Pick<Mustered, 'mayEnter' | 'mayFire'>): void => {
    for (const { unit, ready } of units) {
      const key = `${army.id} ${unit.id}`;
      const before = found.get(key);
      const mayEnter = may.mayEnter || before?.mayEnter === true;
      const mayFire = may.mayFire || before?.mayFire === true;
      found.set(key, {
        side,
        piece: army.id,
        ...natureOf(unit, raceOf(army, factionOf(play, army.seat))),
        ready,
        how: 'beside',
        mayEnter,
        mayFire,
        enemy,
      });
    }
  };
  for (const support of reinforcers(field, battle, side)) add(support, { mayEnter: true, mayFire: false });
  for (const support of bombarders(field, battle, side)) add(support, { mayEnter: false, mayFire: true });
  return [...found.values()];
}

/** Race of the player who leads a side; null for NPC forces. */
const leaderOf = (play: BattlesPlay, battle: Battle, side: BattleSide): Faction | null => {
  const seat: SeatId | null = battle[side]?.seat ?? null;
  return seat === null ? null : factionOf(play, seat);
};

/** HEX-TBL-15, -24, -27: every unit that may have taken part in a battle, by piece and unit. */
export function muster(play: BattlesPlay, battle: Battle): ReadonlyMap<string, Mustered> {
  const all = BATTLE_SIDES.flatMap((side): readonly Mustered[] => {
    const enemy = leaderOf(play, battle, OTHER_SIDE[side]);
    const armies = (battle[side]?.armies ?? []).map((id) => play.pieces.get(id)).filter(isArmy);
    const fighting = armies.flatMap((army) =>
      participating(army, factionOf(play, army.seat)).map(
        ({ unit, ready }): Mustered => ({
          side,
          piece: army.id,
          ...natureOf(unit, raceOf(army, factionOf(play, army.seat))),
          ready,
          how: 'fights',
          mayEnter: false,
          mayFire: false,
          enemy,
        }),
      ),
    );
    return [...fighting, ...besideOn(play, battle, side, enemy)];
  });
  return new Map(all.map((one) => [`${one.piece} ${one.unit}`, one]));
}

/** Works of the Stronghold where a battle is fought. HEX-TBL-09. */
export const defencesAt = (play: BattlesPlay, battle: Battle): readonly string[] => {
  const hex: HexKey = battle.hex;
  return battle.stronghold ? (lookup(play.strongholds, hex)?.defences ?? []).map(({ id }) => id) : [];
};

/** HEX-TBL-24: how many units of one army can have come in by the end of a turn of the battle. */
export const entriesBy = (turns: number): number => Math.max(0, turns - REINFORCED_FROM_TURN + 1);
