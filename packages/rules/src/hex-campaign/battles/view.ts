import type { Viewer } from '../../kernel/index.ts';
import type { Battle, BattleSide, BattleStage, BattleTalk, SeenBattle, SeenSide, Side, State } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { battleCard } from './card.ts';
import { type Pieces, piecesIn, sideOf, supportersOf } from './sides.ts';

/** What a viewer has to do with a battle. */
interface Part {
  /** The side it fights on, or supports by its order; null: it stands apart, or leads the campaign. */
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

/** Once it is settled, who of the fallen stands again is their owner's to know. HEX-AFT-12. */
const isOpen = ({ stage }: Battle): boolean => stage !== 'captives' && stage !== 'closed';

const isInvolved = ({ side, isReferee }: Part): boolean => side !== null || isReferee;

/** `battleReports`: whether the viewer may read what a battle came to, and how it was fought. */
function knowsResult(state: State, battle: Battle, part: Part): boolean {
  if (battle.result === null) return false;
  return isInvolved(part) || state.settings.battleReports === 'public';
}

function seenSide({ seat, order, armies, forces }: Side, isKnown: boolean): SeenSide {
  return { seat, forces: isKnown ? forces : [], order: isKnown ? order : null, armies: isKnown ? armies : null };
}

/** What others read of how far a battle has come: picks would tell them of orders, captives who won. */
const TOLD_STAGE = {
  open: 'open',
  picks: 'losses',
  losses: 'losses',
  captives: 'closed',
  closed: 'closed',
} as const satisfies Record<BattleStage, BattleStage>;

function ownBeside({ supporters }: Battle, viewer: Viewer, pieces: Pieces): SeenBattle['beside'] {
  if (viewer.kind !== 'seat') return [];
  return supporters.map(({ piece }) => piece).filter((id) => pieces(id)?.seat === viewer.seat);
}

/** What both sides said, for them and the referee alone. */
const talkOf = ({ reports, quickAgreed, quick }: Battle): BattleTalk => ({ reports, quickAgreed, quick });

/** HEX-BORD-08, HEX-LOOT-08: that a raid met nobody is known to the raider and the referee alone. */
const isSeen = ({ defender, attacker }: Battle, viewer: Viewer): boolean =>
  defender !== null || viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === attacker.seat);

/**
 * HEX-SIGHT-12, HEX-TBL-40: the battles of the turn as far as a viewer may know them. They are numbered for him: a gap
 * would tell of raids.
 */
export function seenBattles(state: State, viewer: Viewer): readonly SeenBattle[] {
  const pieces = piecesIn(state);
  const battles = state.battles.filter((battle) => isSeen(battle, viewer));
  return battles.map((battle, i) => {
    const part = partOf(battle, viewer, pieces);
    const isTold = knowsResult(state, battle, part);
    const isKnown = isInvolved(part) || isTold;
    const { id, turn, hex, kind, stage, postponed, attacker, defender, result } = battle;
    return {
      id,
      turn,
      number: i + 1,
      hex,
      kind: isKnown ? kind : null,
      stage: isKnown ? stage : TOLD_STAGE[stage],
      postponed,
      attacker: seenSide(attacker, isKnown),
      defender: defender && seenSide(defender, isKnown),
      result: isTold ? result : null,
      postponeAgreed: viewer.kind === 'spectator' ? [] : battle.postponeAgreed,
      beside: ownBeside(battle, viewer, pieces),
      card: isInvolved(part) && defender !== null && isOpen(battle) ? battleCard(state, battle, part.side) : null,
      talk: part.isFighter || part.isReferee ? talkOf(battle) : null,
    };
  });
}
