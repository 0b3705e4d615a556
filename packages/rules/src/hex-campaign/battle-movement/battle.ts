import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import { newPieceId } from '../turn/play.ts';
import type { Army, Battle, BattleOrderType, Detachment, Force, Side } from '../types.ts';
import { cancelOrder } from './orders.ts';
import type { BattleMovementPlay } from './play.ts';

/** How a battle begins. */
interface Onset {
  readonly hex: HexKey;
  readonly kind: Battle['kind'];
  readonly origin: HexKey | null;
  readonly home: HexKey | null;
  readonly attacker: Side;
  /** Empty: a raid that meets nobody. */
  readonly defenders: readonly Army[];
}

/** A side of an attacking detachment. */
export const attackingSide = ({ id, seat }: Detachment, order: BattleOrderType): Side => ({
  seat,
  armies: [id],
  order,
  forces: [],
});

/** HEX-CLAIM-13: a side of forces that fight for nobody: the first discovered is primary, the others support it. */
export const forcesSide = (forces: readonly Force[]): Side => ({ seat: null, armies: [], order: 'attack', forces });

/** HEX-BORD-10, -11, HEX-BMOV-04: defenders that do not defend by order guard; the order counts for the whole side. */
function defendingSide(play: BattleMovementPlay, defenders: readonly Army[]): Side | null {
  const [first] = defenders;
  if (first === undefined) return null;
  const isReady = defenders.some(({ id }) => play.battleOrders.get(id)?.type === 'defend');
  return { seat: first.seat, armies: defenders.map(({ id }) => id), order: isReady ? 'defend' : 'guard', forces: [] };
}

/**
 * HEX-BORD-08: a raid that met nobody is named after its raider: a number would tell its owner about other raids. No
 * army raids twice in a turn.
 */
const raidId = (turn: number, { armies }: Side): string => `r${turn}-${armies.join('-')}`;

/**
 * HEX-CLAIM-13: a battle against discovered forces has a name that gives nothing away: others cannot learn from a
 * number that it is fought, and a report's name tells neither who found the forces nor how many did.
 */
const forcesId = (play: BattleMovementPlay, { id }: Army): string =>
  `f${play.turn}-${newPieceId(play, `forces|${id}`)}`;

/**
 * HEX-BMOV-08: battles are counted without the raids that met nobody and without those against discovered forces: a gap
 * would reveal them.
 */
export const battleId = (turn: number, place: number): string => `b${turn}-${place}`;

/** A battle of this turn between players, not a postponed one. */
export const isCounted = ({ turn }: BattleMovementPlay, { attacker, defender, ...battle }: Battle): boolean =>
  battle.turn === turn && attacker.seat !== null && defender !== null;

function nameOf(play: BattleMovementPlay, attacker: Side, defenders: readonly Army[]): string {
  const [first] = defenders;
  if (first === undefined) return raidId(play.turn, attacker);
  if (attacker.seat === null) return forcesId(play, first);
  return battleId(play.turn, play.battles.filter((battle) => isCounted(play, battle)).length + 1);
}

/**
 * HEX-BMOV-04, -08: a battle, or a raid that meets nobody, in the order of entry. Armies whose hex was entered before
 * they moved do nothing else.
 */
export function beginBattle(play: BattleMovementPlay, onset: Onset): void {
  const { hex, kind, origin, home, attacker, defenders } = onset;
  for (const army of defenders) if (army.kind === 'detachment') cancelOrder(play, army);
  const defender = defendingSide(play, defenders);
  const { turn, battles } = play;
  const battle: Battle = {
    id: nameOf(play, attacker, defenders),
    turn,
    number: battles.length + 1,
    hex,
    kind,
    origin,
    home,
    attacker,
    defender,
    supporters: [],
    stronghold: defender !== null && holdsStronghold(play, defenders, hex),
    stage: defender === null ? 'closed' : 'open',
    reports: {},
    quickAgreed: [],
    postponeAgreed: [],
    postponed: false,
    quick: null,
    result: defender === null ? UNOPPOSED : null,
  };
  play.battles = [...battles, battle];
}

const NONE = { attacker: 0, defender: 0 } as const;

/** HEX-BORD-08: a raid that meets no army has succeeded. */
const UNOPPOSED: Battle['result'] = {
  how: 'unopposed',
  winner: 'attacker',
  lost: NONE,
  vp: NONE,
  bp: NONE,
  retreated: [],
  captured: null,
};

/** HEX-TBL-09: whether the defenders fight in a Stronghold of theirs or of an ally's. */
function holdsStronghold(play: BattleMovementPlay, defenders: readonly Army[], hex: HexKey): boolean {
  const owner = play.strongholds[hex]?.owner;
  if (owner === undefined) return false;
  const numberOf = (seat: SeatId) => seatNumber(play.ground.seats, seat);
  return defenders.some(({ seat }) => areFriends(play.ground, numberOf(seat), numberOf(owner)));
}
