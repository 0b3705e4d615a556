/** Words of the rulings on the referee's desk. */
export const refereeText = {
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
      hint: 'The army counts as sealed. The other side learns only how many detachments it has.',
      says: (side: string, army: string): string => `Give ${side} the army “${army}”`,
      none: 'No ready-made army fits the terms. Change the terms, or ask the side for an army.',
    },
    claim: {
      hint: (side: string, other: string): string =>
        `${side} claims victory because ${other} has decided nothing for two turns.`,
      answer: 'Answer',
      answers: { confirm: 'Confirm: the campaign ends', refuse: 'Refuse: play goes on' },
      confirms: (side: string): string => `Confirm ${side}’s claim: ${side} wins the campaign`,
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
