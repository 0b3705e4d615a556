import { type RuleChapter, rule } from '../kernel/rulebook.ts';

export const RULEBOOK: readonly RuleChapter[] = [
  {
    title: 'Tally',
    rules: [
      rule(
        'TALLY-01',
        'Adding',
        'Each seat rolls a die for its starting sum. Each turn, every seat seals a number from 0 to 9; the number and ' +
          'the roll of a die are added to its sum. A seat may give part of its sum to another seat at any time, and the ' +
          'other seat rolls a die and adds that too. If the campaign has midnights, each of them gives every seat a point. ' +
          'If it has questions, a seat may ask another one for a point, and gets two points if there is no answer in time. ' +
          'Sums are secret; their total at the start of the turn is public. ' +
          'The referee may correct a sum; everyone sees the correction and the reason for it.',
      ),
    ],
  },
];
