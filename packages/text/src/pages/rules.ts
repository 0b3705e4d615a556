import { counted } from '../sentence.ts';

/** Text for the pages of the rulebooks. */
export const rulesText = {
  title: 'Rules',
  of: (game: string): string => `${game} rules`,
  chapters: 'Chapters',
  games: 'Each game has its own rulebook.',
  count: (rules: number): string => counted(rules, 'rule', 'rules'),
  says: 'Every event and every refused order cites one of these rules. The wording is our own.',
  statuses: { played: 'Automated', 'at-the-table': 'At the table', 'left-out': 'Not included' },
  ruling: 'Our ruling',
  all: 'All rules',
  search: {
    label: 'Search the rules',
    /** `rule`: the number of a rule, as an example. */
    hint: (rule: string): string => `Keyword or rule number, e.g. ${rule}`,
    action: 'Search',
    found: (search: string, n: number): string =>
      n === 0
        ? `No rule mentions “${search}”. Try one word, or part of it.`
        : `${counted(n, 'rule mentions', 'rules mention')} “${search}”.`,
  },
} as const;
