import type { RuleId, SeatId } from '../../kernel/index.ts';
import {
  battleAt,
  controllerOf,
  factionOf,
  isSurface,
  mapNode,
  nodeState,
  playerOf,
  seatsOf,
  surfaceOf,
} from '../board/board.ts';
import { FACTION_TABLE } from '../data/factions.ts';
import type { Faction, Known, NodeId, Owner, PastBattle, Score, Settings, View } from '../types.ts';

/** A line of the ledger. */
export interface Line {
  readonly seat: SeatId;
  readonly amount: number;
  readonly score: Score;
  readonly rule: RuleId;
}

/** What is said of a battle besides how it ended. */
export interface Fought {
  /** NODE-VP-06: missing scores count as equal. */
  readonly iasl: readonly { readonly seat: SeatId; readonly score: number }[];
  readonly isPivotal: boolean;
  /** NODE-BTL-29: a concession counts as won or lost, not as fought. */
  readonly wasFought: boolean;
  /** NODE-FAC-CHAOS-05: Guard players whose tainted battleforces defended. */
  readonly tainted: readonly SeatId[];
}

/** How often a faction earns one of its points, and which setting says how many. NODE-VP-07. */
interface Earned<Of extends readonly unknown[]> {
  readonly score: Score;
  readonly each: keyof Settings['factionVp'];
  readonly times: (known: Known, seat: SeatId, ...of: Of) => number;
}

const holds = (known: Known, seat: SeatId, node: NodeId): boolean => controllerOf(known, node) === seat;
/** NODE-VP-04: a node in battle yields nothing. */
const yields = (known: Known, seat: SeatId, node: NodeId): boolean =>
  holds(known, seat, node) && battleAt(known, node) === null;

function planetsHeld(known: Known, seat: SeatId): number {
  const held = known.map.planets.filter(({ id, isHabitable }) => {
    const strongholds = surfaceOf(known, id).filter((node) => mapNode(known, node).type !== 'surface');
    return isHabitable && strongholds.length > 0 && strongholds.every((node) => holds(known, seat, node));
  });
  return held.length;
}

function planetsOverrun(known: Known, seat: SeatId): number {
  const overrun = known.map.planets.filter(({ id }) => {
    const nodes = surfaceOf(known, id);
    return nodes.filter((node) => holds(known, seat, node)).length * 2 > nodes.length;
  });
  return overrun.length;
}

const nodesWith = (known: Known, seat: SeatId, isCounted: (node: NodeId) => boolean): number =>
  known.map.nodes.filter(({ id }) => yields(known, seat, id) && isCounted(id)).length;

const WEEKLY: Readonly<Partial<Record<Faction, readonly Earned<[]>[]>>> = {
  'imperial-guard': [{ score: 'planets-held', each: 'planetsHeld', times: planetsHeld }],
  tyranids: [{ score: 'planet-overrun', each: 'planetOverrun', times: planetsOverrun }],
  eldar: [
    {
      score: 'portals',
      each: 'portals',
      times: (known, seat) => nodesWith(known, seat, (node) => nodeState(known, node).portals.includes(seat)),
    },
  ],
  tau: [
    {
      score: 'cities',
      each: 'cities',
      times: (known, seat) =>
        nodesWith(
          known,
          seat,
          (node) => mapNode(known, node).site?.kind === 'city' && nodeState(known, node).isSiteIntact,
        ),
    },
    {
      score: 'colony',
      each: 'colony',
      times: (known, seat) => {
        const { colony } = playerOf(known, seat);
        return colony?.isKept === true && yields(known, seat, colony.node) ? 1 : 0;
      },
    },
  ],
};

const earned = <Of extends readonly unknown[]>(
  known: Known,
  seat: SeatId,
  table: Readonly<Partial<Record<Faction, readonly Earned<Of>[]>>>,
  ...of: Of
): readonly Line[] => {
  const faction = factionOf(known, seat);
  return (faction === null ? [] : (table[faction] ?? [])).map(({ score, each, times }) => ({
    ...{ seat, score, rule: 'NODE-VP-07' },
    amount: times(known, seat, ...of) * known.settings.factionVp[each],
  }));
};

/** NODE-VP-07: what a faction scores besides its nodes at the end of a week. */
export const weeklyFactionPoints = (known: Known, seat: SeatId): readonly Line[] => earned(known, seat, WEEKLY);

const opponents = ({ sides }: PastBattle, seat: SeatId): readonly Owner[] =>
  sides.filter((side) => !side.includes(seat)).flat();
const hasWon = ({ sides, winner }: PastBattle, seat: SeatId): boolean =>
  winner !== null && sides[winner]?.includes(seat) === true;

/** One battle won against any of these factions. */
const wonAgainst =
  (isNamed: (faction: Faction, by: Faction) => boolean) =>
  (known: Known, seat: SeatId, battle: PastBattle): number => {
    const own = factionOf(known, seat);
    const isFoe = (owner: Owner): boolean => {
      const faction = factionOf(known, owner);
      return own !== null && faction !== null && isNamed(faction, own);
    };
    return hasWon(battle, seat) && opponents(battle, seat).some(isFoe) ? 1 : 0;
  };

const namedEnemy = wonAgainst((faction, by) => {
  const { enemies } = FACTION_TABLE[by];
  return enemies === 'others' ? faction !== by : enemies.includes(faction);
});

type AfterBattle = Earned<[PastBattle, Fought]>;

/** NODE-FAC-CHAOS-05: a tainted battleforce counts as one of Chaos. */
const MARINES: readonly AfterBattle[] = [
  {
    score: 'enemy-beaten',
    each: 'enemyBeaten',
    times: (known, seat, battle, { tainted }) => {
      const beatTainted = hasWon(battle, seat) && opponents(battle, seat).some((one) => tainted.some((t) => t === one));
      return beatTainted ? 1 : namedEnemy(known, seat, battle);
    },
  },
];

const ON_BATTLE: Readonly<Partial<Record<Faction, readonly AfterBattle[]>>> = {
  'space-marines': MARINES,
  inquisition: MARINES,
  orks: [{ score: 'fought', each: 'fought', times: (_known, _seat, _battle, { wasFought }) => (wasFought ? 1 : 0) }],
  necrons: [
    {
      score: 'enemy-beaten',
      each: 'eldarBeaten',
      times: wonAgainst((faction) => faction === 'eldar' || faction === 'dark-eldar'),
    },
  ],
  eldar: [{ score: 'enemy-beaten', each: 'enemyBeaten', times: namedEnemy }],
  'dark-eldar': [
    {
      score: 'raided',
      each: 'raided',
      // The holder's side is the first.
      times: (known, seat, battle) =>
        hasWon(battle, seat) && battle.winner !== 0 && isSurface(mapNode(known, battle.node)) ? 1 : 0,
    },
  ],
};

/** NODE-VP-07: what factions score for a battle. */
export const factionPoints = (known: Known, battle: PastBattle, fought: Fought): readonly Line[] =>
  seatsOf(battle.sides.flat()).flatMap((seat) => earned(known, seat, ON_BATTLE, battle, fought));

/** NODE-VP-07: for each battleforce that a battle destroys. */
const ON_LOSS: Readonly<Partial<Record<Faction, readonly Earned<[]>[]>>> = {
  chaos: [{ score: 'destroyed', each: 'destroyed', times: () => 1 }],
  necrons: [{ score: 'destroyed', each: 'destroyed', times: () => 1 }],
};

/** NODE-VP-07: what the opponents of an owner score when a battle that was fought or conceded destroys one of its battleforces. */
export const lossPoints = (known: Known, battle: PastBattle, owner: Owner): readonly Line[] =>
  seatsOf(battle.sides.filter((side) => !side.includes(owner)).flat()).flatMap((seat) => earned(known, seat, ON_LOSS));

/** NODE-FAC-CHAOS-02, NODE-FAC-TYR-03, NODE-FAC-SM-04: what factions score when it happens, besides battles. */
const AT_ONCE: Readonly<Partial<Record<Faction, readonly Pick<Earned<[]>, 'score' | 'each'>[]>>> = {
  chaos: [{ score: 'corrupted', each: 'corrupted' }],
  tyranids: [{ score: 'devoured', each: 'devoured' }],
  'space-marines': [{ score: 'ceded', each: 'ceded' }],
  inquisition: [{ score: 'ceded', each: 'ceded' }],
};

/** A heading of a player's ledger. */
export interface Earning {
  readonly score: Score;
  /** What one of them scores; null: it differs. */
  readonly each: number | null;
  /** How often it has scored. */
  readonly times: number;
  readonly sum: number;
}

/** NODE-VP-01, -07: what a player's faction can score, and everything that the player has scored, by heading. */
export function earningsOf(known: Pick<View, 'ledger' | 'players' | 'settings'>, seat: SeatId): readonly Earning[] {
  const faction = factionOf(known, seat);
  if (faction === null) return [];
  const own = known.ledger.filter((line) => line.seat === seat);
  const earning = (score: Score, each: number | null): Earning => {
    const { amount: sum, times } = own.find((line) => line.score === score) ?? NOTHING;
    return { score, each, sum, times: each === null || each === 0 ? times : Math.floor(sum / each) };
  };
  const special = [WEEKLY, ON_BATTLE, ON_LOSS, AT_ONCE].flatMap((table) =>
    (table[faction] ?? []).map(({ score, each }) => earning(score, known.settings.factionVp[each])),
  );
  const others = COMMON.filter((score) => own.some((line) => line.score === score));
  return [...special, ...others.map((score) => earning(score, null))];
}

const NOTHING = { amount: 0, times: 0 };

/** What every faction can score. */
const COMMON: readonly Score[] = ['nodes', 'battle', 'pivotal', 'robin-hood', 'referee'];
