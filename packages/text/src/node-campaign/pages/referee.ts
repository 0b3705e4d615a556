import { capital, counted } from '../../sentence.ts';
import { timerName } from '../rulings.ts';

const points = (n: number): string => n.toLocaleString('en-GB');

const EVERYONE = 'Everyone in the war';

/** Texts for the referee's desk: what can be corrected, and what each player has. */
export const refereeText = {
  nobody: 'nobody',
  /** A node in a list: `Highmantle, Azure`; `Ashen Ridge, nobody`. */
  node: (node: string, holder: string): string => `${node}, ${holder}`,
  /** A unit in a list: `Azure, Sable Column: Scouts`. */
  unit: (owner: string, force: string, unit: string): string => `${owner}, ${force}: ${unit}`,
  /** One of several units that have the same name. */
  oneOf: (name: string, place: number, all: number): string => `${name} (${place} of ${all})`,
  /** A deadline in a list: `Playing the battle: Grayford, due Wed 7 May 18:00`. `of`: what it is for; null: everyone. */
  deadline: (timer: string, of: string | null, due: string): string =>
    `${capital(timerName(timer))}${of === null ? '' : `: ${of}`}, due ${due}`,
  /**
   * What a player has and still has to do, below the name. `cp`: what can be spent now, null if unknown; `held`: what
   * can be spent only on game nights.
   */
  has: (seat: {
    nodes: number;
    forces: number;
    points: number;
    cp: number | null;
    held: number;
    owes: readonly string[];
  }): string => {
    const has = [
      counted(seat.nodes, 'node', 'nodes'),
      `${counted(seat.forces, 'battleforce', 'battleforces')} (${points(seat.points)} points)`,
      ...(seat.cp === null ? [] : [`${seat.cp} CP${seat.held === 0 ? '' : ` and ${seat.held} for game nights only`}`]),
    ].join(', ');
    return seat.owes.length === 0 ? has : `${has}. Still to do: ${seat.owes.join('; ')}`;
  },
  /** A decision that a player owes. `node`: where its battle is; null: it is about no battle. */
  owes: (decision: string, node: string | null): string => (node === null ? decision : `${decision} (${node})`),
  /** A player who has not entered the war yet. */
  notIn: 'Not in the war yet',
  /** Rulings on the desk. */
  rulings: {
    title: 'Rulings',
    kinds: {
      'place-guard': 'Place the Imperial Guard',
      'share-guard': 'Divide the nodes of the Imperial Guard',
      'give-points': 'Give command points',
      'end-campaign': 'End the war by agreement',
    },
    battlesWait: 'Battles that need your decision',
    noBattleWaits: 'No battle needs your decision.',
    onBattlePages: 'You can decide, extend or call off a battle on its own page.',
    toBattles: 'All battles',
    open: 'Open',
    openBattle: (node: string): string => `Open the battle at ${node}`,
    disputed: 'The report is disputed.',
    listWaits: 'A list is waiting for your approval.',
    needsLevel: 'The players haven’t agreed on a force level. You can set it now.',
    listOf: (who: string, size: number): string => `${who} has sent a list: ${points(size)} points.`,
    approve: (who: string): string => `Approve the list of ${who}`,
    approves: (who: string, node: string): string => `Approve the list of ${who} for the battle at ${node}`,
    approveSays: 'The list becomes the roster of the battleforce.',
    unit: (name: string, size: number): string => `${name}, ${points(size)} points`,
    points: {
      whom: 'Player',
      everyone: EVERYONE,
      now: (who: string, cp: number): string => `${who} has ${cp} CP.`,
      count: 'CP',
      countSays: (most: number): string =>
        `A number from −${most} to ${most}. A negative number takes CP away, but never more than a player has.`,
      capped: (most: number): string => `Don’t go above the limit of ${most} CP`,
      readers: 'Everyone can see how many CP you give, to whom, and why.',
      /** @param most the limit; null: it doesn’t apply */
      says: (whom: string, count: number, most: number | null): string => {
        const who = whom === EVERYONE ? 'everyone in the war' : whom;
        return count < 0
          ? `Take up to ${-count} CP from ${who}`
          : `Give ${count} CP to ${who}, ${most === null ? 'even above the limit' : `up to the limit of ${most}`}`;
      },
    },
    end: {
      hint: 'More than half of the players must agree. The war ends immediately, and the current standings decide who wins. You can’t undo this.',
      who: 'Who agrees?',
      says: (names: string): string => `End the war now, as agreed by ${names}`,
    },
    guard: {
      places: (nodes: string): string => `Place the Imperial Guard in ${nodes}`,
      shareHint:
        'Give every player of the Imperial Guard a group of connected nodes. They then choose their first nodes again.',
      /** `Azure (6 nodes)`. */
      part: (who: string, nodes: number): string => `${who} (${counted(nodes, 'node', 'nodes')})`,
      shares: (parts: string): string => `Divide the nodes of the Imperial Guard: ${parts}`,
    },
  },
} as const;
