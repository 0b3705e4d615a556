import type { SeatId, Viewer } from '../../kernel/index.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import { battleCard } from '../sides/card.ts';
import { publicResult } from '../sides/result.ts';
import { isAgainstNpc, kindsOf, type Pieces, piecesIn, quickAsked, sideOf, supportersOf } from '../sides/sides.ts';
import { sightOf } from '../sight/sight.ts';
import type {
  ArmyKind,
  Battle,
  BattleSide,
  BattleStage,
  BattleTalk,
  SeenBattle,
  SeenSide,
  Side,
  State,
  View,
} from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';

/** A viewer's part in a battle. */
interface Part {
  /** The side it fights on, or supports by its order; null: not involved, or the referee. */
  readonly side: BattleSide | null;
  readonly isFighter: boolean;
  readonly isReferee: boolean;
}

function partOf(battle: Battle, viewer: Viewer, pieces: Pieces): Part {
  if (viewer.kind === 'referee') return { side: null, isFighter: false, isReferee: true };
  if (viewer.kind === 'spectator') return { side: null, isFighter: false, isReferee: false };
  const fights = sideOf(battle, viewer.seat, pieces);
  const supports = BATTLE_SIDES.find((side) => supportersOf(battle, side, pieces).includes(viewer.seat));
  return { side: fights ?? supports ?? null, isFighter: fights !== null, isReferee: false };
}

/** Once it is settled, only the owner knows which of the fallen recover. HEX-AFT-12. */
const isOpen = ({ stage }: Battle): boolean => stage !== 'captives' && stage !== 'closed';

/** HEX-SIGHT-12: whether the viewer fights or supports a side, or did before it was over; the referee always. */
function isInvolved({ afterwards }: Battle, { side, isReferee }: Part, viewer: Viewer): boolean {
  if (side !== null || isReferee) return true;
  return viewer.kind === 'seat' && afterwards?.involved.includes(viewer.seat) === true;
}

/**
 * HEX-SIGHT-12, `battleReports`: whether others may read a battle's result and how it was fought: players immediately
 * or when the phase is over, spectators when it is over.
 */
function isPublished({ phase, settings }: State, viewer: Viewer): boolean {
  const isClosed = phase !== 'battle';
  switch (settings.battleReports) {
    case 'public':
      return isClosed || viewer.kind === 'seat';
    case 'delayed':
      return isClosed;
    case 'participants':
      return false;
  }
}

interface Known {
  readonly isInvolved: boolean;
  /** Whether the viewer may read how it was fought: fighters always may. */
  readonly isTold: boolean;
}

function seenSide({ seat, order, armies, forces }: Side, kinds: readonly ArmyKind[], known: Known): SeenSide {
  const { isInvolved: isOwn, isTold } = known;
  return { seat, forces: isTold ? forces : [], order: isTold ? order : null, kinds, armies: isOwn ? armies : null };
}

/** The stage of a battle that others read: picks would reveal orders, captives the winner. */
const TOLD_STAGE = {
  open: 'open',
  picks: 'losses',
  losses: 'losses',
  captives: 'closed',
  closed: 'closed',
} as const satisfies Record<BattleStage, BattleStage>;

/** For spectators only the end of the phase closes a battle. */
function stageFor({ phase }: State, { stage }: Battle, viewer: Viewer): BattleStage {
  return viewer.kind === 'spectator' && phase === 'battle' ? 'open' : TOLD_STAGE[stage];
}

/** Armies beside a battle: for a seat its own, for the referee all. */
function besideFor({ supporters }: Battle, viewer: Viewer, pieces: Pieces): SeenBattle['beside'] {
  if (viewer.kind === 'spectator') return [];
  if (viewer.kind === 'referee') return supporters.map(({ piece }) => piece);
  return supporters.map(({ piece }) => piece).filter((id) => pieces(id)?.seat === viewer.seat);
}

/** Both sides' decisions, for them and the referee only. */
function talkOf(state: State, battle: Battle, part: Part): BattleTalk {
  const { reports, quickAgreed, quick, thrown = [], reinforced = [] } = battle;
  return {
    reports,
    quickAsked: quickAsked(state.edition, battle, piecesIn(state)),
    quickAgreed,
    quick,
    thrown,
    reinforced: reinforced.map((one) => (part.isReferee || one.side === part.side ? one : { ...one, army: null })),
  };
}

function hasInSight(state: State, { hex }: Battle, viewer: Viewer): boolean {
  if (viewer.kind !== 'seat') return false;
  return sightOf(state).get(viewer.seat)?.[indexOf(gridOf(state.chart), hex)] === 1;
}

/**
 * HEX-BORD-08, HEX-LOOT-08: only the raider and the referee know that a raid met nobody. HEX-CLAIM-13: an attack by
 * discovered forces is known to participants and viewers with it in sight, to others once they may read its result.
 */
function isSeen(state: State, battle: Battle, known: Known, viewer: Viewer): boolean {
  if (known.isInvolved) return true;
  if (battle.defender === null) return false;
  return !isAgainstNpc(battle) || known.isTold || hasInSight(state, battle, viewer);
}

/**
 * HEX-SIGHT-12, HEX-TBL-40: the battles of the turn as far as a viewer may know them. They are numbered for the viewer:
 * a gap would reveal raids. A battle that a referee has called off keeps its number.
 */
export function seenBattles(state: State, viewer: Viewer): readonly SeenBattle[] {
  const pieces = piecesIn(state);
  const off = offBy(state, viewer);
  const battles: SeenBattle[] = [];
  for (const battle of state.battles) {
    const part = partOf(battle, viewer, pieces);
    const known = knownOf(state, battle, part, viewer);
    if (!isSeen(state, battle, known, viewer)) continue;
    const number = battles.length + 1 + off.filter((one) => isBefore(one, battle)).length;
    battles.push({ ...seenBattle(state, battle, { viewer, part, known }), number });
  }
  return battles;
}

/** HEX-TURN-13: battles of the turn that a referee has called off, as far as a viewer was told. */
export function calledOffBattles(state: State, viewer: Viewer): readonly OffBattle[] {
  const off = offBy(state, viewer);
  const seen = seenBattles(state, viewer);
  return off.map((battle, i) => {
    const before = state.battles.filter((one) => isBefore(one, battle) && seen.some(({ id }) => id === one.id));
    const { id, hex, attacker, defender } = battle;
    return {
      ...{ id, hex, number: before.length + i + 1 },
      ...{ attacker: attacker.seat, defender: defender?.seat ?? null },
    };
  });
}

type OffBattle = NonNullable<View['calledOff']>[number];

const isBefore = (one: Battle, other: Battle): boolean =>
  one.turn === other.turn ? one.number < other.number : one.turn < other.turn;

/** In the order of the list. */
function offBy({ corrections = [], turn, battles }: State, viewer: Viewer): readonly Battle[] {
  const told = corrections
    .filter((ruling) => ruling.turn === turn)
    .flatMap((ruling) =>
      ruling.told
        .filter(({ edit, to }) => edit === 'call-off' && mayRead(to, viewer))
        .flatMap(({ facts }) => ruling.was.battles?.find(({ id }) => id === facts.battle) ?? []),
    );
  const present = new Set(battles.map(({ id }) => id));
  return told
    .filter(({ id }, i) => !present.has(id) && told.findIndex((one) => one.id === id) === i)
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
}

const mayRead = (to: readonly SeatId[] | null, viewer: Viewer): boolean =>
  to === null || viewer.kind === 'referee' || (viewer.kind === 'seat' && to.includes(viewer.seat));

function knownOf(state: State, battle: Battle, part: Part, viewer: Viewer): Known {
  const involved = isInvolved(battle, part, viewer);
  return { isInvolved: involved, isTold: involved || (battle.result !== null && isPublished(state, viewer)) };
}

interface Look {
  readonly viewer: Viewer;
  readonly part: Part;
  readonly known: Known;
}

function seenBattle(state: State, battle: Battle, { viewer, part, known }: Look): Omit<SeenBattle, 'number'> {
  const pieces = piecesIn(state);
  const kinds = kindsOf(battle, pieces);
  const { id, turn, hex, kind, stage, postponed, attacker, defender, result } = battle;
  const isOnCard = known.isInvolved && defender !== null && isOpen(battle);
  return {
    id,
    turn,
    hex,
    kind: known.isTold ? kind : null,
    stage: known.isInvolved ? stage : stageFor(state, battle, viewer),
    postponed,
    attacker: seenSide(attacker, kinds.attacker, known),
    defender: defender && seenSide(defender, kinds.defender, known),
    result: known.isInvolved ? result : known.isTold ? result && publicResult(state.settings, result) : null,
    postponeAgreed: viewer.kind === 'spectator' ? [] : battle.postponeAgreed,
    ...(known.isInvolved && battle.takenBy !== undefined ? { takenBy: battle.takenBy } : {}),
    beside: besideFor(battle, viewer, pieces),
    card: isOnCard ? battleCard(state, battle, part.side) : null,
    talk: part.isFighter || part.isReferee ? talkOf(state, battle, part) : null,
  };
}

/**
 * HEX-SIGHT-12: VP from battles of the open phase that the viewer does not know yet, by seat. When the
 * phase is over the totals follow `vpVisibility`.
 */
export function untoldVp(state: State, viewer: Viewer): ReadonlyMap<SeatId, number> {
  const untold = new Map<SeatId, number>();
  if (state.phase !== 'battle') return untold;
  const pieces = piecesIn(state);
  for (const battle of state.battles) {
    if (battle.result === null || knownOf(state, battle, partOf(battle, viewer, pieces), viewer).isTold) continue;
    for (const side of BATTLE_SIDES) {
      const seat = battle[side]?.seat ?? null;
      if (seat !== null) untold.set(seat, (untold.get(seat) ?? 0) + battle.result.vp[side]);
    }
  }
  return untold;
}
