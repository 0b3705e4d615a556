import { type RuleChapter, rule } from '../kernel/rulebook.ts';

export const RULEBOOK: readonly RuleChapter[] = [
  {
    title: 'Tally',
    rules: [
      rule(
        'TALLY-01',
        'Adding',
        'Every seat starts with the roll of a die. Each turn, every seat seals a number from 0 to 9, which is added to ' +
          'its sum together with the roll of a die. A seat may give part of its sum to another at any time, and a die ' +
          'is added to the gift. Sums are secret; their total at the opening of the turn is public. The referee may ' +
          'correct a sum; everybody is told, with the reason.',
      ),
    ],
  },
];
