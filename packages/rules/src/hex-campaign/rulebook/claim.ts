import { leftOut, type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const CLAIM_RULES: RuleChapter = {
  title: 'Claiming and discovering',
  rules: [
    rule(
      'HEX-CLAIM-01',
      'When claims count',
      'After all movement, all claims together: illegal ones fall, then contested ones, then control changes, then discoveries.',
    ),
    rule(
      'HEX-CLAIM-02',
      'Who claims what',
      'Move and claim: the hexes entered. Claim area: the own hex and its neighbours.',
    ),
    rule(
      'HEX-CLAIM-03',
      'Occupied hexes',
      'A hex with an army of another player cannot be claimed, nor one that an ally or partner controls.',
    ),
    rule('HEX-CLAIM-04', 'Settlements of others', 'Another player’s Urban hex falls only to a detachment in it.'),
    rule('HEX-CLAIM-05', 'Sea', 'Is never claimed.'),
    rule('HEX-CLAIM-06', 'Control changes', 'A claim that counts makes the claimer the controller.'),
    rule(
      'HEX-CLAIM-07',
      'Contested claims',
      'Where two players claim the same hex nobody gets it.',
      'A claim on a hex that one controls counts, and so protects it.',
    ),
    rule(
      'HEX-CLAIM-08',
      'Supply path',
      'A claiming detachment needs a way to its Capital: not over ground closed to it, nor enemy land outside friendly zones of control, nor enemy zones without a friendly army.',
      'Hexes being claimed count as the claimer’s.',
    ),
    rule('HEX-CLAIM-09', 'Enemy zones', 'An enemy zone of control alone does not stop a claim.'),
    rule(
      'HEX-CLAIM-10',
      'Discovery',
      'The first claim of a hex that started uncontrolled rolls a die; on a 6 it holds something.',
    ),
    rule('HEX-CLAIM-11', 'What is found', '1 to 4 a Resource hex, 5 a native settlement, 6 something special.'),
    rule(
      'HEX-CLAIM-12',
      'Something special',
      '1 enemies, 2 to 4 followers, 5 and 6 mercenaries; a die gives their points.',
      null,
      leftOut('The dice are thrown and told; the forces come with building and battles.'),
    ),
    rule('HEX-CLAIM-13', 'Enemies found', 'They attack the claiming detachment.', null, leftOut('Comes with battles.')),
    rule(
      'HEX-CLAIM-14',
      'Followers and mercenaries',
      'Followers join the detachment, mercenaries form one of their own.',
      null,
      leftOut('Comes with the build phase.'),
    ),
    rule(
      'HEX-CLAIM-15',
      'Taking an Urban hex',
      'The table gives the least treatment for each pair of races; the taker may choose a worse one.',
      'Dark Eldar treat Sisters of Battle as other Imperials.',
    ),
    rule('HEX-CLAIM-16', 'Capture', 'The settlement changes hands with its BP; a die may cost one or two buildings.'),
    rule(
      'HEX-CLAIM-17',
      'Pillage',
      'As capture; three times the yield in BP and one size less, unless it is a Village.',
    ),
    rule('HEX-CLAIM-18', 'Cleanse', 'As capture; five times the yield in BP, the captor’s race, size 1.'),
    rule('HEX-CLAIM-19', 'Destroy', 'A ruin is left and a convoy with ten times the yield in BP.'),
    rule('HEX-CLAIM-20', 'Strongholds in claimed hexes', 'An empty enemy Stronghold falls to the claimer.'),
    rule('HEX-CLAIM-21', 'Convoys in claimed hexes', 'Stay their owner’s.'),
    rule('HEX-CLAIM-22', 'Capital captured', '25 victory points to the captor.'),
    rule(
      'HEX-CLAIM-23',
      'Capital lost',
      'The owner plays on without a Capital and claims nothing.',
      'Retaken by its owner it is the Capital again.',
    ),
  ],
};
