import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const BMOV_RULES: RuleChapter = {
  title: 'Battle movement',
  rules: [
    rule(
      'HEX-BMOV-01',
      'Sequence',
      'Spies act first. Then detachments move by battle initiative, highest first, followed by those with Planned attack and Planned raid in the same order of players.',
      'Initiative is rolled before the spies act. Hostile forces that were discovered attack before any detachment moves. Detachments affected by rumours move late.',
    ),
    rule(
      'HEX-BMOV-02',
      'Battle initiative',
      'Each player rolls a die once for this phase and adds their strategy value. Ties are rerolled without modifiers.',
      'Imperial Guard subtract 1; Dark Eldar add 2 in a turn without an attack. The order is public immediately; the setting `initiativeVisibility` says when the dice and modifiers are. In campaigns without battle orders nobody rolls.',
    ),
    rule(
      'HEX-BMOV-03',
      'Order of a player’s moves',
      'Each player’s detachments move in the order of that player’s sheet.',
    ),
    rule(
      'HEX-BMOV-04',
      'Entered before moving',
      'When an enemy enters the hex of a detachment that has not moved yet, its battle order is cancelled, unless it is Defend.',
      'It guards from then on. Raiders cancel orders just as attackers do, and Support is cancelled too. A detachment that has already moved keeps what it did and fights where it is, without the advantages of Defend.',
    ),
    rule(
      'HEX-BMOV-05',
      'Into enemy hexes',
      'Attackers and raiders enter hexes with enemy armies; each such hex is a battle.',
      'Once two enemies face each other, nobody else enters. An attacker that would come later stays where it is: as a supporter if its own side or its allies are fighting its enemies there; otherwise its order is lost. Nobody supports a raid, and a raider supports nobody. A hex held only by an army that entered it in this phase is open to that army’s enemies. Nobody attacks an army that shares its hex with a garrison friendly to the attacker.',
    ),
    rule(
      'HEX-BMOV-06',
      'Friends block',
      'A detachment does not enter the hex of a detachment of its own side or an ally.',
      'A hex with only a friendly garrison is open unless there is a battle. A hex reserved for a raider counts as occupied.',
    ),
    rule(
      'HEX-BMOV-07',
      'Landing behind a friend',
      'A detachment that attacks from orbit where a friend is already fighting stays in orbit. Its units may join the battle; afterwards it lands in the nearest empty hex.',
      'All of it lands, whether or not its units fought, after the losers have left. Nearest counts from the hex of the battle: open ground, no army, not a partner’s, not reserved for a raider; among equals the owner’s preference decides, or else it is drawn. If there is no battle, it stays in orbit and its order is lost.',
    ),
    rule(
      'HEX-BMOV-08',
      'The battles',
      'Each hex with two opposing armies in it is one battle. All are fought at the same time and do not affect one another.',
      'The attacker is the army that entered; a detachment and a garrison in the hex defend together. Battles that were put off come first, then the others in order of entry, including raids that met nobody; withdrawals and returns follow this order later. Enemies who share a hex fight even if neither attacked: the guest counts as the attacker, but from no direction. These battles come last. If the sides of a battle become allies before it is settled, the battle is called off immediately: all armies stay where they are and nobody scores. In second-edition campaigns it is called off when its turn comes; in first-edition campaigns it is still fought. A referee can call off any battle that is not yet settled. Nobody scores. Allies stay; if the sides are enemies, the attacker goes back, just as after a draw, and a raider goes home without loot. Skimmers that end a move among trees roll before the battles; any lost at sea take no part.',
    ),
    rule(
      'HEX-BMOV-09',
      'No movement points',
      'Battle moves cost nothing and ignore zones of control. Closed ground and rivers stay closed.',
      'A road link opens the hex it leads into. Captives go with their guard, and ground that they cannot enter is closed to both.',
    ),
    rule(
      'HEX-BMOV-10',
      'Spies first',
      'Spies carry out their missions before anything moves; a report shows things as they were then.',
    ),
  ],
};
