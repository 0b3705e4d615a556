import { type RuleChapter, rule } from '../kernel/rulebook.ts';

export const RULEBOOK: readonly RuleChapter[] = [
  {
    title: 'Tally',
    rules: [
      rule(
        'TALLY-01',
        'Adding',
        'Everybody begins with the throw of a die. Each turn every seat seals a number from 0 to 9, which is added to ' +
          'its sum with the throw of a die. A seat may give part of its sum to another at any time, which adds a die ' +
          'to the gift. Sums are secret; their total at the opening of the turn is public. The referee may set a sum ' +
          'right; everybody hears of it, with the reason.',
      ),
    ],
  },
];
