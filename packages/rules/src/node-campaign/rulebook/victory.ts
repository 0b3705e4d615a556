import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-VP. */
export const VP_RULES: RuleChapter = {
  title: 'Victory points',
  rules: [
    rule(
      'NODE-VP-01',
      'Kept once scored',
      'Players score victory points (VP) by the objectives of their faction, and keep them: losing a node takes nothing back.',
      'Everyone can read the list of all points with their reasons. Only the referee can correct it.',
    ),
    rule(
      'NODE-VP-02',
      'Points of the week',
      'At the midnight that ends Sunday, each player scores for the surface nodes that they control.',
      'Orbits and open space give nothing.',
    ),
    rule(
      'NODE-VP-03',
      'Value of a node',
      'A plain surface node is worth 1, a spaceport 2, a city 3. Each intact installation adds 1.',
      'A node of the map can have a value of its own. The settings `nodeVp` and `installationVp` change the usual values.',
    ),
    rule(
      'NODE-VP-04',
      'Nodes in battle',
      'A node with a pending battle gives nothing to either side.',
      'That includes a faction’s points for something in that node, such as a portal, a city or the colony. Points for a whole planet count control, which stays with the holder.',
    ),
    rule(
      'NODE-VP-05',
      'Battles',
      'The winner scores 12 for a crushing, 9 for a solid and 6 for a marginal victory. A draw gives 3 to each side.',
      'The players judge the level of victory. As a guide: a difference of less than 10% of the force level is a draw, from 10% marginal, from 30% solid, from 60% crushing. The settings `battleVp` change these points.',
    ),
    rule(
      'NODE-VP-06',
      'Robin Hood points',
      'If the score of the winner’s army list is lower than the loser’s, the loser gets the difference from the winner’s points of the battle.',
      'A lower score means a tougher list. Never more than the winner scored for the battle, and not after draws. A score that was not entered counts as equal. The setting `robinHood` can switch this off.',
    ),
    rule(
      'NODE-VP-07',
      'Objectives of the factions',
      'Imperial Guard: half the value of its nodes, and 3 a week for each habitable planet whose cities and spaceports it controls. Space Marines and Inquisition: half, 1 for each ceded node, 2 for each battle won against a named enemy. Chaos: 2 for each opposing battleforce destroyed, 1 for each corrupted node. Tyranids: 1 for each installation devoured, 3 a week for each planet of which they control more than half. Orks: 1 for each battle fought. Necrons: 2 for each opposing battleforce destroyed, 2 for each battle won against Eldar of any kind. Eldar: 2 for each battle won against a named enemy, 1 a week for each own portal in an own node. Dark Eldar: half, 3 for each battle won as attacker on a surface. Tau: 1 a week for each city with an intact installation, 1 a week while the first colony has never been lost.',
      'Half the value is rounded down. An enemy is named if the faction’s own line of the alliance table names it. A battle against several players counts once. All values are settings (`factionVp`, `nodeFactor`).',
    ),
    rule(
      'NODE-VP-08',
      'Installations',
      'An installation adds its point for the player who controls the node, until it is destroyed. Portals and Roks add nothing to the value of a node.',
    ),
    rule('NODE-VP-09', 'Decided by a die', 'Battles that a die decides bring no victory points.'),
    rule(
      'NODE-VP-10',
      'Order of the points',
      'For a battle: the points of the result, the pivotal bonus, Robin Hood points, then the points of the factions.',
      'Robin Hood points are limited by the points of the result alone.',
    ),
  ],
};
