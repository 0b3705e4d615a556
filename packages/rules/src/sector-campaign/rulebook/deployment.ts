import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-DEPLOY. */
export const DEPLOY_RULES: RuleChapter = {
  title: 'Deployment',
  rules: [
    rule(
      'SEC-DEPLOY-01',
      'Placing in turn',
      'The side with the lower strategy rating places the first detachment. Then the sides take turns.',
      'With equal ratings a die decides: the lower roll places first. When one side has nothing left, the other places the rest. A side that misses its time has its next detachment placed in an empty major, or else in the first territory of its first line.',
    ),
    rule(
      'SEC-DEPLOY-02',
      'Own territories',
      'Detachments are placed in own territories, as many in one as the side likes.',
    ),
    rule(
      'SEC-DEPLOY-03',
      'Counters face down',
      'Each detachment is represented by a counter. The enemy sees whose it is, but not which detachment it stands for.',
      'The enemy sees race, number and territory. Numbers are given in the order of placement and do not change.',
    ),
    rule(
      'SEC-DEPLOY-04',
      'When the enemy sees a detachment',
      'The enemy sees a detachment when a battle is joined, or by scouting.',
      'When battles begin, both sides read the sheets of all detachments in each battle, and keep them. With setting `rehide` counters are hidden again at the end of the turn, with new numbers drawn by lot.',
    ),
    rule(
      'SEC-DEPLOY-05',
      'Majors are never empty',
      'Each major territory must always hold at least one detachment.',
      'This concerns own majors under own control. No declaration may leave one empty; attackers and responders count as gone, scouts and interceptors do not. Detachments in orbit do not count. If the enemy has emptied one, the next move must fill it if any detachment can enter it by that move. With setting `majorGarrisonGround` aircraft do not count.',
    ),
    rule(
      'SEC-DEPLOY-06',
      'Aircraft',
      'Aircraft have counters too, which are put into a mission box of their territory when their mission is declared.',
    ),
  ],
};

/** SEC-DROP. */
export const DROP_RULES: RuleChapter = {
  title: 'Dropships',
  rules: [
    rule(
      'SEC-DROP-01',
      'In orbit',
      'Detachments with dropships are not deployed. They come down later, by a move, an attack or a response.',
      'Everybody can count those in orbit.',
    ),
    rule(
      'SEC-DROP-02',
      'After the drop',
      'The dropships are used up. From then on the detachment is an ordinary ground detachment.',
    ),
    rule(
      'SEC-DROP-03',
      'Where they land',
      'A drop is a move into any friendly territory, an attack on any enemy territory, or a response in the attacked territory.',
      'Each uses one move, attack or response.',
    ),
    rule(
      'SEC-DROP-04',
      'Vehicles follow',
      'Vehicles of such a detachment do not land with it. In a later turn, while it is not isolated, it can spend a move to bring them down.',
      'It stays where it is. Until then its vehicles do not fight, and their points do not count.',
    ),
    rule(
      'SEC-DROP-05',
      'Intercepting a drop',
      'Aircraft on intercept in the landing territory may intercept the drop. Each of their units rolls a die and can fire if it rolls below its intercept rating.',
      'The attempt is that detachment’s one interception of the turn, even if no unit can fire.',
    ),
    rule(
      'SEC-DROP-06',
      'Fire on dropships',
      'Dropships have armour 6+ and do not shoot back. Their owner chooses the losses, and the detachment takes no blast markers.',
      'Each unit that fires removes one unit on a 6. The owner says in advance which units go first; without a word the cheapest go first. What is lost is missing in this turn’s battle.',
    ),
  ],
};
