import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const STR_RULES: RuleChapter = {
  title: 'Strongholds',
  rules: [
    rule(
      'HEX-STR-01',
      'Where a Stronghold can be built',
      'In any hex its builder controls, with or without a settlement or resources, but not in an enemy zone of control. One per hex.',
      'An army of the builder’s own in the hex keeps the enemy zone out of it. A hex with an ally’s Stronghold has no room for another.',
    ),
    rule(
      'HEX-STR-02',
      'Levels and prices',
      'A Camp costs 100 BP, its upgrade to a Fortification 150 more, and to a Capital Fortification 250 more. No level can be skipped.',
    ),
    rule(
      'HEX-STR-03',
      'Who pays',
      'The Capital, or one of the builder’s Urban hexes within three hexes. One hex pays the whole price.',
    ),
    rule(
      'HEX-STR-04',
      'Pace',
      'Each Stronghold can take one step a turn, none in the turn it was built, and none in an enemy zone of control.',
      'The hex must also belong to the owner for an upgrade.',
    ),
    rule('HEX-STR-05', 'Capital Fortifications', 'Only a player’s current Capital can be raised to one.'),
    rule(
      'HEX-STR-06',
      'Garrison and sight',
      'A Stronghold houses one garrison and sees one hex, even if it is empty. An empty Stronghold has no zone of control.',
    ),
    rule(
      'HEX-STR-07',
      'Demolishing',
      'An owner may give up a Stronghold in the Build phase. It refunds nothing; its defences refund half only if they are disbanded first.',
      'Its garrison must be disbanded first. Any defences still in it are lost with it. For captured Strongholds, see HEX-CLAIM-20.',
    ),
  ],
};
