import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-MOVE. */
export const MOVE_RULES: RuleChapter = {
  title: 'Moves',
  rules: [
    rule(
      'SEC-MOVE-01',
      'Number and order',
      'Each side may declare as many moves as its army initiative, in turn with the other.',
    ),
    rule(
      'SEC-MOVE-02',
      'One detachment, one territory',
      'A move takes one detachment into one adjacent friendly territory.',
      'It is carried out immediately. Enemy territories must be attacked, even empty ones. A detachment may move several times in a turn (setting `repeatMoves`).',
    ),
    rule(
      'SEC-MOVE-03',
      'Commander’s bonus move',
      'Each supreme commander in a line allows one additional move by a detachment of that line.',
      'The line is the column in which the commander stands at that moment, in either sector. The commander may be the one that moves. Each commander gives one bonus move per turn. Flights that attack or respond cannot use it.',
    ),
    rule(
      'SEC-MOVE-04',
      'Fortifying',
      'A move can be spent to fortify a territory. If it is still friendly at the end of the turn, its defenders have fortifications in later battles.',
      'No detachment needs to be there, but isolated territories cannot be fortified, and a commander’s bonus move cannot be used. Everybody sees the attempt. Fortifications are lost when the territory is captured.',
    ),
    rule(
      'SEC-MOVE-05',
      'Moves by air',
      'An airborne detachment, or aircraft on transport, can use a move to fly into any friendly territory along a route. Interceptors and flak may react.',
      'A detachment flies at most once a turn, as a move, an attack or a response. Aircraft on other missions move to adjacent territories like everybody else.',
    ),
    rule('SEC-MOVE-06', 'Dropships', 'A drop into a friendly territory is a move; so is bringing vehicles down.'),
    rule(
      'SEC-MOVE-07',
      'Isolated detachments',
      'Isolated detachments cannot move, not even by a commander’s bonus. SEC-ISO-08 is the exception.',
    ),
    rule(
      'SEC-MOVE-08',
      'What the enemy sees',
      'The enemy sees which counter moves from where to where. A sheet that is known stays with the counter’s number.',
    ),
    rule('SEC-MOVE-09', 'Moves before attacks', 'Attacks begin when both sides have finished their moves.'),
  ],
};
