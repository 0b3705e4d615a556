import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const CLAIM_RULES: RuleChapter = {
  title: 'Claiming and discovering',
  rules: [
    rule(
      'HEX-CLAIM-01',
      'When claims are resolved',
      'All claims are resolved together after all movement: illegal claims are dropped first, then contested ones; then control changes, and then hexes are discovered.',
    ),
    rule(
      'HEX-CLAIM-02',
      'Who claims what',
      'Move and claim: the hexes entered. Claim area: the detachment’s own hex and its neighbours.',
    ),
    rule(
      'HEX-CLAIM-03',
      'Occupied hexes',
      'A detachment cannot claim a hex with another player’s army, or one that an ally or partner controls.',
    ),
    rule('HEX-CLAIM-04', 'Settlements of others', 'Only a detachment inside another player’s Urban hex can take it.'),
    rule('HEX-CLAIM-05', 'Sea', 'Nobody can claim the sea.'),
    rule('HEX-CLAIM-06', 'Control changes', 'A successful claim gives the claimer control of the hex.'),
    rule(
      'HEX-CLAIM-07',
      'Contested claims',
      'If two players claim the same hex, neither gets it.',
      'A claim on a hex you already control counts, and so protects it.',
    ),
    rule(
      'HEX-CLAIM-08',
      'Supply path',
      'A claiming detachment needs a path to its Capital that does not cross ground closed to it, enemy land outside friendly zones of control, or enemy zones without a friendly army.',
      'Hexes being claimed count as the claimer’s own.',
    ),
    rule('HEX-CLAIM-09', 'Enemy zones', 'An enemy zone of control alone does not stop a claim.'),
    rule(
      'HEX-CLAIM-10',
      'Discovery',
      'The first claim of a hex that started uncontrolled rolls a die. On a 6 there is something there.',
    ),
    rule('HEX-CLAIM-11', 'What is found', '1 to 4 a Resource hex, 5 a native settlement, 6 something special.'),
    rule(
      'HEX-CLAIM-12',
      'Something special',
      '1: enemies; 2 to 4: followers; 5 or 6: mercenaries. Roll a die for their points.',
      'A detachment that finds enemies does nothing else this turn, because they attack it. Followers and mercenaries join.',
    ),
    rule(
      'HEX-CLAIM-13',
      'Enemies found',
      'They attack the detachment that found them from the hex where they were found, before anybody else moves into battle. Its own battle order is cancelled: it guards and supports nobody. Afterwards they are gone, whoever won; if they won, nobody controls the hex any longer.',
      'Until they attack they are in no hex and have no zone of control. If they were found in the detachment’s own hex, they attack from no direction. If there are several forces, the first found attacks and the others support it. A hex that they win is not discovered again. Before the battle only the finder knows of them, and until the battle is reported only players who see it know about it. They take no captives: a beaten detachment with no way out stays where it is.',
    ),
    rule(
      'HEX-CLAIM-14',
      'Followers and mercenaries',
      'In the next Build phase the player spends their points: followers on units of the player’s own race that join the detachment that found them, mercenaries on a detachment of the native race.',
      'Followers ignore composition, buildings and maximum size, but not what an army may have only once. Mercenaries keep the standard chart, appear immediately in the discovered hex or the nearest free one, count as a normal detachment, cost maintenance and can never be changed. Unspent points are lost; all of them are lost when the phase closes or, for followers, when the detachment is gone. In campaigns without Build phases they wait.',
    ),
    rule(
      'HEX-CLAIM-15',
      'Taking an Urban hex',
      'A detachment that enters an enemy Urban hex takes it: as it moves in, or after the battles if it won there or found nobody. The table gives the mildest treatment for each pair of races; the captor may choose a harsher one. If the table demands a harsher one than the captor ordered, the captor is told.',
      'A Stronghold in the hex is taken with it. In the battle phase, a detachment that entered an undefended Urban hex must still be there, even if only after a battle that it did not lose. Raiders take nothing, nor does a detachment that withdrew into the hex. Dark Eldar treat Sisters of Battle like other Imperials.',
    ),
    rule(
      'HEX-CLAIM-16',
      'Capture',
      'The settlement changes hands with its BP. A die may destroy one or two buildings.',
    ),
    rule(
      'HEX-CLAIM-17',
      'Pillage',
      'Like capture, but three times the yield in BP and one size smaller, unless it is a Village.',
    ),
    rule('HEX-CLAIM-18', 'Cleanse', 'Like capture, but five times the yield in BP, the captor’s race, and size 1.'),
    rule(
      'HEX-CLAIM-19',
      'Destroy',
      'Leaves a ruin, and a convoy with ten times the yield in BP. Captives in its prison go free, whoever destroyed it.',
    ),
    rule(
      'HEX-CLAIM-20',
      'Strongholds in claimed hexes',
      'A claim also takes an empty enemy Stronghold in the hex; after a battle, the detachment that won in it and stays takes it. The Stronghold is used, or destroyed if the detachment was ordered to destroy it.',
    ),
    rule('HEX-CLAIM-21', 'Convoys in claimed hexes', 'They stay with their owner.'),
    rule('HEX-CLAIM-22', 'Capital captured', 'The captor scores 25 victory points.'),
    rule(
      'HEX-CLAIM-23',
      'Capital lost',
      'The owner plays on without a Capital: no reinforcements, no claims and no diplomacy, and the richest settlements pay for the army. If its owner retakes it, it is the Capital again.',
      'A Capital that had moved counts where it was lost, not where it started. Setting `newCapital`: `nearestUrban` lets the owner name any settlement they own as the new Capital in the Build phase; that settlement pays 100 BP.',
    ),
  ],
};
