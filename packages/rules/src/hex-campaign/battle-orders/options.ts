import { sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { HostileOrder } from '../battle-movement/orders.ts';
import { RAID_ORDERS } from '../data/battle-orders.ts';
import { knownGround } from '../ground/known-ground.ts';
import { keyAt, nextTo } from '../map/grid.ts';
import { EVERY_DIRECTION } from '../map/numbers.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import type {
  BattleOrderChoice,
  BattleOrderOption,
  BattleOrderType,
  BattleTarget,
  Detachment,
  PieceId,
  Refusal,
  View,
} from '../types.ts';
import { BATTLE_ORDERS } from '../types.ts';
import { armyFault, isHostile } from './army-faults.ts';
import type { Ordered } from './known.ts';
import { knownEnemies, knownIndex, ownArmies, ownFaction } from './known.ts';
import { supportFault, withdrawFault } from './other-faults.ts';
import { raidsFar, targetFault } from './target-faults.ts';

type Targeted = BattleOrderChoice['targets'][number];

/** HEX-BORD-01: the battle orders that each army may get. */
export function battleOrderOptions(view: View): readonly BattleOrderOption[] {
  const known = knownSurroundings(view);
  return ownArmies(view).map((army) => ({
    phase: 'battle-orders',
    army: army.piece.id,
    orders: BATTLE_ORDERS.map((type) => choice(view, army, type, known)),
  }));
}

/** Map data for all armies, gathered once. */
interface Surroundings {
  readonly enemies: ReadonlyMap<HexKey, readonly PieceId[]>;
  readonly armies: readonly PieceId[];
}

function knownSurroundings(view: View): Surroundings {
  const enemies = new Map<HexKey, PieceId[]>();
  for (const { id, hex } of knownEnemies(view)) enemies.set(hex, [...(enemies.get(hex) ?? []), id]);
  const own = ownArmies(view).map(({ piece }) => piece.id);
  return { enemies, armies: [...own, ...sortedKeys(view.seen)] };
}

function choice(view: View, army: Ordered, type: BattleOrderType, known: Surroundings): BattleOrderChoice {
  const found = armyFault(view, army, type);
  const nothing = { targets: [], ways: [], supported: [] };
  if (found !== null || army.piece.kind === 'garrison') return { type, refusal: refusalOf(found), ...nothing };
  const { piece, inOrbit } = army;
  const targets = isHostile(type) ? targetsOf(view, piece, { type, inOrbit }, known) : [];
  const ways =
    type === 'withdraw' ? around(view, piece.hex).filter((to) => withdrawFault(view, piece, to) === null) : [];
  const supported =
    type === 'support' ? known.armies.filter((target) => supportFault(view, piece, target) === null) : [];
  return { type, refusal: refusalOf(idleFault(type, { targets, ways, supported })), targets, ways, supported };
}

/** An order without parameters. */
function idleFault(
  type: BattleOrderType,
  { targets, ways, supported }: Pick<BattleOrderChoice, 'targets' | 'ways' | 'supported'>,
): Fault | null {
  if (isHostile(type) && targets.length === 0) return fault('nothing-to-attack', 'HEX-BORD-02');
  if (type === 'withdraw' && ways.length === 0) return fault('nowhere-to-withdraw', 'HEX-BORD-07');
  return type === 'support' && supported.length === 0 ? fault('nobody-to-support', 'HEX-BORD-12') : null;
}

/** HEX-BORD-02, -13, HEX-RACE-DE-11: hexes and seen detachments that may be attacked or raided, with the hex between. */
function targetsOf(
  view: View,
  piece: Detachment,
  { type, inOrbit }: { readonly type: HostileOrder['type']; readonly inOrbit: boolean },
  { enemies }: Surroundings,
): readonly Targeted[] {
  const isOpen = ({ target, via }: Targeted) =>
    targetFault(view, piece, inOrbit, { type, piece: piece.id, target, ...(via === null ? {} : { via }) }) === null;
  const at = ({ hex, via }: Place): readonly Targeted[] => {
    const named = (enemies.get(hex) ?? []).map((id): BattleTarget => ({ kind: 'army', piece: id }));
    return [{ kind: 'hex', hex } as const, ...named].map((target) => ({ target, via }));
  };
  const isFar = !inOrbit && RAID_ORDERS.includes(type) && raidsFar(piece, ownFaction(view));
  const places = inOrbit ? everywhere(view) : [...nextDoor(view, piece.hex), ...(isFar ? beyond(view, piece.hex) : [])];
  return places.flatMap(at).filter(isOpen);
}

interface Place {
  readonly hex: HexKey;
  readonly via: HexKey | null;
}

const everywhere = (view: View): readonly Place[] => knownGround(view).grid.keys.map((hex) => ({ hex, via: null }));

const nextDoor = (view: View, from: HexKey): readonly Place[] => around(view, from).map((hex) => ({ hex, via: null }));

/** Hexes two steps away, once for each hex between. */
function beyond(view: View, from: HexKey): readonly Place[] {
  const near = new Set([from, ...around(view, from)]);
  return around(view, from).flatMap((via) =>
    around(view, via)
      .filter((hex) => !near.has(hex))
      .map((hex) => ({ hex, via })),
  );
}

function around(view: View, hex: HexKey): readonly HexKey[] {
  const { grid } = knownGround(view);
  const at = knownIndex(view, hex);
  return EVERY_DIRECTION.flatMap((d) => {
    const next = nextTo(grid, at, d);
    return next < 0 ? [] : [keyAt(grid, next)];
  });
}

const refusalOf = (found: Fault | null): Refusal | null => (found === null ? null : refusalFrom(found));
