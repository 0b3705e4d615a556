import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const END_RULES: RuleChapter = {
  title: 'End of turn',
  rules: [
    rule(
      'HEX-END-01',
      'Recovery',
      'When a turn ends, each wounded model and each damaged vehicle rolls a die: on 6 or more it recovers.',
      'Detachments and garrisons on the map roll, and so do detachments in orbit; captives and armies whose battle was put off do not.',
    ),
    rule(
      'HEX-END-02',
      'Better places to recover',
      'Add 2 to the die in the Capital and 1 in another Stronghold or Urban hex.',
      'The place may be an ally’s. The bonuses do not add up: a Camp in the Capital still gives 2. Medic Center and Repair Facility help only detachments with the order Recover.',
    ),
    rule(
      'HEX-END-03',
      'Resources arrive',
      'RP that nobody captured travel along their routes and become BP at the end of them.',
      'For losses on long routes and for what cuts a route, see the chapter on routes.',
    ),
    rule(
      'HEX-END-04',
      'Deals are delivered',
      'BP and captives promised in a deal arrive now.',
      'They come after the resources and can be used in the next turn.',
    ),
    rule(
      'HEX-END-05',
      'Defeat',
      'A player who has no detachments, no Strongholds and no Urban hexes left is out of the war.',
      'All three must be gone. Detachments in orbit and garrison-detachments keep the player in the war; captives and detachments under construction do not. The player’s convoys, spies, diplomats, treaties, and detachments in captivity are removed; nobody controls the player’s hexes any longer; captives the player held are free where they are. The player has nothing more to do.',
    ),
    rule(
      'HEX-END-06',
      'Variant: the first Capital',
      'The war ends when the first Capital falls. Its owner has lost, the conqueror gets 25 victory points for it, and the player with the most points wins.',
      'Setting `victoryMode`: `firstCapital`. The war ends with the turn in which the Capital fell, even if it was retaken; before that, no number of points ends it. All players who lost a Capital in that turn have lost. A tie among the others is shared.',
    ),
    rule(
      'HEX-END-07',
      'Victory',
      'The last player left wins, and so does the first to reach the agreed total of victory points.',
      'This is checked when the turn ends. If several players reached the total, the one with the most points wins; a tie is shared. Setting `vpGoal`: 100. Allies do not win together unless `alliedVictory` is set: then the last players may be each other’s allies, and allies share a win on points. If the last players fall in the same turn, nobody has won.',
    ),
    rule('HEX-END-08', 'The next turn', 'If nobody has won, the next turn begins with its Build phase.'),
  ],
};
