import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const END_RULES: RuleChapter = {
  title: 'End of turn',
  rules: [
    rule(
      'HEX-END-01',
      'Recovery',
      'When a turn ends each wounded model and each damaged vehicle rolls a die: on 6 or more it is ready again.',
      'Detachments and garrisons on the map roll, and detachments in orbit; captives do not, nor do armies whose battle was put off.',
    ),
    rule(
      'HEX-END-02',
      'Where it is easier',
      'The die is raised by 2 in the Capital and by 1 in another Stronghold or Urban hex.',
      'The place may be an ally’s. The bonuses do not add up: a Camp in the Capital leaves it at 2. Medic Center and Repair Facility help those with the order Recover and nobody else.',
    ),
    rule(
      'HEX-END-03',
      'Resources arrive',
      'RP that nobody captured travel along their routes and become BP where they end.',
      'What is lost on long routes and what cuts a route stands in the chapter on routes.',
    ),
    rule(
      'HEX-END-04',
      'Deals are delivered',
      'BP and captives that a deal promised arrive now.',
      'They come after the resources and can be used in the next turn.',
    ),
    rule(
      'HEX-END-05',
      'Defeat',
      'A player who has no detachment, no Stronghold and no Urban hex left is out of the war.',
      'All three must be gone. Detachments in orbit and garrison-detachments keep him in it, captives and what is under construction do not. With him go his convoys, spies, diplomats, treaties, and detachments in captivity; his hexes belong to nobody; captives whom he held are free where they are. Nothing is asked of him any more.',
    ),
    rule(
      'HEX-END-06',
      'Variant: the first Capital',
      'The war ends when the first Capital falls. Its owner has lost, the conqueror has 25 victory points for it, and whoever has most points wins.',
      'Setting `victoryMode`: `firstCapital`. It ends with the turn in which the Capital fell, even if it was retaken; before that no total of points ends it. All who lost a Capital in that turn have lost. A tie among the others is shared.',
    ),
    rule(
      'HEX-END-07',
      'Victory',
      'Whoever is left alone has won, and so has who first reaches the agreed total of victory points.',
      'It is looked at when the turn ends. Of several who reached the total the one with most points wins; a tie is shared. Setting `vpGoal`: 100. Allies do not win together unless `alliedVictory` is set: then the last players may be allies of each other, and allies share in a win by points. If the last players fall in the same turn, nobody has won.',
    ),
    rule('HEX-END-08', 'The next turn', 'Where nobody has won, the next turn begins with its Build phase.'),
  ],
};
