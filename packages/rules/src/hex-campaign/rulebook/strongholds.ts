import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const STR_RULES: RuleChapter = {
  title: 'Strongholds',
  rules: [
    rule(
      'HEX-STR-01',
      'Where a Stronghold stands',
      'In any hex that its builder controls, with a settlement or resources in it or not, but not in an enemy zone of control. One in a hex.',
      'An own army in the hex keeps the enemy’s zone out of it. Where an ally’s Stronghold stands there is no room for another.',
    ),
    rule(
      'HEX-STR-02',
      'Levels and prices',
      'A Camp costs 100 BP, its upgrade to a Fortification 150 more, that to a Capital Fortification 250 more. No level is skipped.',
    ),
    rule(
      'HEX-STR-03',
      'Who pays',
      'The Capital, or an own Urban hex within three hexes. One hex pays the whole price.',
    ),
    rule(
      'HEX-STR-04',
      'Pace',
      'One step a turn for each Stronghold, none in the turn it was built, none in an enemy zone of control.',
      'The hex must be the owner’s for an upgrade too.',
    ),
    rule('HEX-STR-05', 'Capital Fortifications', 'Only the Capital of the moment can be raised to one.'),
    rule(
      'HEX-STR-06',
      'Garrison and sight',
      'A Stronghold houses one garrison and sees one hex far, even when nobody is in it. Empty it has no zone of control.',
    ),
    rule(
      'HEX-STR-07',
      'Demolishing',
      'An owner may give up a Stronghold in the Build phase. It brings nothing; its defences are worth half only if they are disbanded before.',
      'Its garrison must be disbanded first. Defences that still stand in it go with it. What becomes of captured ones: HEX-CLAIM-20.',
    ),
  ],
};
