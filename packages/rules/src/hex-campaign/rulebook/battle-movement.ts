import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const BMOV_RULES: RuleChapter = {
  title: 'Battle movement',
  rules: [
    rule(
      'HEX-BMOV-01',
      'Sequence',
      'Spies act, then detachments move by battle initiative, the highest first, then those with Planned attack and Planned raid in the same order of players.',
      'Initiative is rolled before the spies act. Hostile forces that were discovered attack before any detachment moves. Whom rumours have reached moves late.',
    ),
    rule(
      'HEX-BMOV-02',
      'Battle initiative',
      'Each player rolls a die once for this phase and adds the strategy value. Ties are rolled again without modifiers.',
      'Imperial Guard subtract 1; Dark Eldar add 2 in a turn without an attack. The order is public at once, dice and modifiers by the setting initiativeVisibility. In campaigns that ask for no battle orders nobody rolls.',
    ),
    rule('HEX-BMOV-03', 'Own order of moves', 'Each player’s detachments move in the order of his sheet.'),
    rule(
      'HEX-BMOV-04',
      'Entered before moving',
      'When an enemy enters the hex of a detachment that has not moved yet, its battle order is cancelled, unless it is Defend.',
      'It guards from then on. Raiders cancel orders as attackers do; Support is cancelled too. Who has moved already keeps what he did and fights where he is, without the advantages of Defend.',
    ),
    rule(
      'HEX-BMOV-05',
      'Into enemy hexes',
      'Attackers and raiders enter hexes with enemy armies: there are the battles.',
      'Where two enemies face each other nobody else enters. An attacker that comes there later stays where it is: as a supporter if its own or its allies fight there against its enemies, otherwise its order is spent. A raid is supported by nobody, and a raider supports nobody. A hex held only by an army that entered it in this phase is open to its enemies. Nobody attacks an army beside which a friendly garrison stands.',
    ),
    rule(
      'HEX-BMOV-06',
      'Friends block',
      'A detachment does not enter the hex of an own or allied detachment.',
      'One where only a friendly garrison stands is open unless there is a battle. A hex that is kept for a raider counts as occupied.',
    ),
    rule(
      'HEX-BMOV-07',
      'Down behind a friend',
      'A detachment that attacks from orbit where a friend fights already stays above. Its units may join the battle; afterwards it comes down on the nearest empty hex.',
      'All of it lands, whether or not its units fought, when those who lost have left. Nearest counts from the hex of the battle: open ground, no army, not a partner’s, not kept for a raider; among equals as the owner prefers, else drawn. Where there is no battle it stays in orbit and its order is spent.',
    ),
    rule(
      'HEX-BMOV-08',
      'The battles',
      'Every hex with two enemy armies is one battle. All are fought at the same time; none changes another.',
      'Attacker is who entered; detachment and garrison in the hex defend together. Battles that were put off come first, then the others in order of entry, with raids that met nobody among them: in this order withdrawals and returns are made later. Enemies that share a hex without an attack fight too, the guest attacking from no side, and come last. Skimmers that end a move among trees are rolled for before the battles; what the sea took fights no more.',
    ),
    rule(
      'HEX-BMOV-09',
      'No movement points',
      'Battle moves cost nothing and mind no zone of control. Closed ground and rivers stay closed.',
      'A road link opens the hex that it leads into. Captives go with their guard, and what they cannot enter is closed to both.',
    ),
    rule(
      'HEX-BMOV-10',
      'Spies first',
      'Spies carry out their missions before anything moves; a report shows things as they were then.',
    ),
  ],
};
