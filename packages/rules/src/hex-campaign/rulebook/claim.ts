import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

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
      'Whoever finds enemies does nothing else this turn: they attack him. Followers and mercenaries join.',
    ),
    rule(
      'HEX-CLAIM-13',
      'Enemies found',
      'They attack the detachment that found them, from the hex where they were found and before anybody else moves into battle. Its own battle order is cancelled: it guards and supports nobody. Afterwards they are gone, whoever won; where they won the hex belongs to nobody again.',
      'Until they attack they stand in no hex and have no zone of control. Found in the detachment’s own hex they come from no side. Of several forces the first that was found attacks, the others support it. A hex that they win is not discovered again. Only the finder knows of them before the battle, and of the battle only those who see it until it is reported. They take no captives: a beaten detachment without a way out stays.',
    ),
    rule(
      'HEX-CLAIM-14',
      'Followers and mercenaries',
      'In the next Build phase their points are spent: followers on units of the own race that join the detachment which found them, mercenaries on a detachment of the native race.',
      'For followers composition, buildings and size are waived; what an army may hold but once is not. Mercenaries keep the standard chart, stand at once in the discovered hex or the nearest free one, count as a normal detachment, cost maintenance and are never changed. What is not spent is lost, and all of it when the phase closes or, for followers, when the detachment is gone. Where Build phases are not asked they wait.',
    ),
    rule(
      'HEX-CLAIM-15',
      'Taking an Urban hex',
      'A detachment that comes into an enemy Urban hex takes it: as it moves in, or after the battles when it won there or found nobody. The table gives the least treatment for each pair of races; the taker may choose a worse one. If the table asks for worse than he ordered, he is told.',
      'A Stronghold in the hex is taken with it. In the battle phase whoever entered an undefended one must still stand there, be it after a battle that he did not lose. Raiders take nothing, nor does who withdrew into it. Dark Eldar treat Sisters of Battle as other Imperials.',
    ),
    rule('HEX-CLAIM-16', 'Capture', 'The settlement changes hands with its BP; a die may cost one or two buildings.'),
    rule(
      'HEX-CLAIM-17',
      'Pillage',
      'As capture; three times the yield in BP and one size less, unless it is a Village.',
    ),
    rule('HEX-CLAIM-18', 'Cleanse', 'As capture; five times the yield in BP, the captor’s race, size 1.'),
    rule(
      'HEX-CLAIM-19',
      'Destroy',
      'A ruin is left and a convoy with ten times the yield in BP. Captives in its prison are free, whoever destroyed it.',
    ),
    rule(
      'HEX-CLAIM-20',
      'Strongholds in claimed hexes',
      'An empty enemy Stronghold falls to the claimer, and after a battle to the detachment that won in it and stays. It is used, or destroyed where the detachment was told so.',
    ),
    rule('HEX-CLAIM-21', 'Convoys in claimed hexes', 'Stay their owner’s.'),
    rule('HEX-CLAIM-22', 'Capital captured', '25 victory points to the captor.'),
    rule(
      'HEX-CLAIM-23',
      'Capital lost',
      'The owner plays on without a Capital: no reinforcements, no claims, no diplomacy, and the richest settlements keep the army. Retaken by its owner it is the Capital again.',
      'A Capital that had moved counts where it was lost, not where it began. Setting newCapital: nearestUrban lets the owner name one own settlement in the Build phase, any of them, which pays 100 BP for it.',
    ),
  ],
};
