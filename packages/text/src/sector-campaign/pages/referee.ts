import { counted, figure } from '../../sentence.ts';

/** Words of the referee's desk: what can be corrected, what each side has, and rulings. */
export const refereeText = {
  /** A territory in a list: `B, held by East`. */
  territory: (name: string, holder: string): string => `${name}, held by ${holder}`,
  /** A counter in a list: `West 4, Salt Tanks, in 8`. `name`: null if unknown. */
  counter: (side: string, number: number, name: string | null, at: string | null): string =>
    [`${side} ${number}`, ...(name === null ? [] : [name]), at === null ? 'in orbit' : `in ${at}`].join(', '),
  /** What a side has and has to do, below the name of its commander. */
  has: (side: {
    name: string;
    score: number;
    detachments: number;
    points: number | null;
    owes: readonly string[];
  }): string => {
    const army = counted(side.detachments, 'detachment', 'detachments');
    const has = `${side.name}, score ${side.score}, ${army}${side.points === null ? '' : ` (${figure(side.points)} points)`}`;
    return side.owes.length === 0 ? has : `${has}. Still to do: ${side.owes.join('; ')}`;
  },
  staff: (side: string): string => `Staff of ${side}`,
  /** A decision that a side owes. `territory`: where the battle is that it is about; null: none. */
  owes: (decision: string, territory: string | null): string =>
    territory === null ? decision : `${decision} (${territory})`,
  rulings: {
    title: 'Rulings',
    kinds: {
      'set-army': 'Give a side an army',
      'answer-claim': 'Answer a claim to victory',
      'end-campaign': 'End the campaign',
    },
    battlesWait: 'Battles that need your decision',
    noBattleWaits: 'No battle needs your decision.',
    onBattlePages: 'You can settle or call off a battle on its own page.',
    toBattles: 'All battles',
    open: 'Open',
    openBattle: (territory: string): string => `Open the battle in ${territory}`,
    disputed: 'The report is disputed.',
    army: {
      side: 'Side',
      army: 'Army',
      hint: 'The army counts as sealed. The other side learns nothing of it but the number of its detachments.',
      says: (side: string, army: string): string => `Give ${side} the army “${army}”`,
      none: 'No ready-made army fits the terms. Change the terms, or ask the side for an army.',
    },
    claim: {
      hint: (side: string, other: string): string =>
        `${side} claims the victory because ${other} has decided nothing for two turns.`,
      answer: 'Answer',
      answers: { confirm: 'Confirm: the campaign ends', refuse: 'Refuse: play goes on' },
      confirms: (side: string): string => `Confirm ${side}’s claim: it wins the campaign`,
      refuses: (side: string): string => `Refuse ${side}’s claim`,
    },
    end: {
      hint: 'The campaign ends immediately. You can’t undo this.',
      winner: 'Winner',
      nobody: 'nobody',
      says: (winner: string | null): string =>
        winner === null ? 'End the campaign without a winner' : `End the campaign: ${winner} wins`,
    },
  },
} as const;
