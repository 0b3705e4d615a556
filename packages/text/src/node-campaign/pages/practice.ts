/** Words of a practice campaign: a war against players run by the computer. */
export const nodePracticeText = {
  name: 'Practice war',
  says: 'A short war on the star map. The computer plays everyone else and answers immediately.',
  midnight: 'Go to midnight',
  midnightSays: 'In a practice war no time passes by itself: the next day begins when you say so.',
  battles: 'Battles are settled by a die. There are no reports.',
  won: 'You have won the practice war.',
  lost: (who: string): string => `${who} won the practice war.`,
  again: 'Start another one',
} as const;
