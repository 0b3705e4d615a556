import { AT_THE_TABLE, leftOut, type RuleChapter, rule } from '../../kernel/rulebook.ts';

const BUILDING = leftOut('Comes with the build phase.');

export const TURN_RULES: RuleChapter = {
  title: 'The turn',
  rules: [
    rule(
      'HEX-TURN-01',
      'Nine phases',
      'Build, Air orders, Movement orders, Air missions, Movement, Battle orders, Battle movement, Battle, End of turn.',
    ),
    rule('HEX-TURN-02', 'One phase at a time', 'A phase begins when everyone has finished the one before.'),
    rule(
      'HEX-TURN-03',
      'Sealed orders',
      'Orders are given secretly and at the same time, and carried out together.',
      'Sealed orders can be taken back and changed until the phase closes.',
    ),
    rule(
      'HEX-TURN-04',
      'Missing orders',
      'Who gives no orders guards.',
      'Setting missedDeadline: guard, wait, or the referee writes the orders.',
    ),
    rule(
      'HEX-TURN-05',
      'Initiative',
      'Each player rolls a die and adds the strategy value; the higher goes earlier.',
      'The order is public at once, the dice when the turn ends (setting initiativeVisibility).',
    ),
    rule(
      'HEX-TURN-06',
      'Ties',
      'Tied players roll again among themselves until the tie is settled; these dice have no modifiers.',
    ),
    rule(
      'HEX-TURN-07',
      'Two initiatives',
      'Movement and battle initiative are rolled apart; modifiers of one do not touch the other.',
      null,
      leftOut('Movement initiative is played; battle initiative comes with battle movement.'),
    ),
    rule(
      'HEX-TURN-08',
      'Upkeep',
      'At the start of a turn income comes in, upkeep goes out, and what was ordered arrives.',
      null,
      BUILDING,
    ),
    rule('HEX-TURN-09', 'Order of building', 'Build orders are carried out in a fixed order.', null, BUILDING),
    rule(
      'HEX-TURN-10',
      'Dice are kept',
      'All dice are thrown by the engine and logged with rule and purpose.',
      'They derive from a seed committed at the start and the players’ nonces, so that they can be checked.',
    ),
    rule('HEX-TURN-11', 'New turn', 'After the end of a turn the next begins, until the war is won.'),
    rule(
      'HEX-TURN-12',
      'Order inside the phases',
      'Movement: recovering, initiative, moves, late moves, skimmer losses, claims, Strongholds, discoveries, sight.',
      null,
    ),
    rule('HEX-TURN-13', 'Referee', 'A referee may close phases, correct, and overrule.', null, AT_THE_TABLE),
  ],
};
