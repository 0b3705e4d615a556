import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-MOVE. */
export const MOVE_RULES: RuleChapter = {
  title: 'Movement',
  rules: [
    rule(
      'NODE-MOVE-01',
      'Along paths',
      'A battleforce moves from node to node along the paths of the map, or along the special links of its faction.',
    ),
    rule(
      'NODE-MOVE-02',
      'Own nodes and open space',
      'Entering a node that its player controls, or open space, has no further effect.',
    ),
    rule(
      'NODE-MOVE-03',
      'Undefended nodes',
      'A battleforce that enters a surface node or an orbit without defenders takes control of it immediately.',
      'A Rok of another player defends its node.',
    ),
    rule(
      'NODE-MOVE-04',
      'Defended nodes',
      'If another player’s battleforce holds the node, a battle begins. The player who moved is the attacker, and both sides are locked.',
      'All battleforces of the holder in the node defend together. Battleforces of different players cannot ignore each other on a surface or in orbit.',
    ),
    rule(
      'NODE-MOVE-05',
      'Nodes with a battle',
      'A newcomer waits at the end of the battle stack and will attack the winner.',
      'Whether it may enter depends on who holds the node at that moment.',
    ),
    rule(
      'NODE-MOVE-06',
      'Difficult paths',
      'A difficult path has a target number. The move succeeds if a die rolls at least that; otherwise the battleforce stays where it is, and the points are lost.',
      'Nothing is rolled for retreats. Some moves fail differently: a Space Marine drop ends up in orbit.',
    ),
    rule(
      'NODE-MOVE-07',
      'Surface and orbit',
      'Every surface node is connected to the orbit of its planet by a difficult path (3+). Space Marines need no roll.',
      'Nor does anyone between a spaceport and its orbit (setting `spaceportEasyOrbit`).',
    ),
    rule(
      'NODE-MOVE-08',
      'Cancelled moves',
      'Moves that are cancelled are wasted, and the battleforce stays where it is.',
    ),
    rule(
      'NODE-MOVE-09',
      'Stacking',
      'Any number of a player’s battleforces can share a node. It brings no advantage: if a battle is lost without a retreat, all of them are lost.',
      'They defend together, and units may come from all their rosters, but the force level stays the same.',
    ),
    rule(
      'NODE-MOVE-10',
      'Control stays',
      'A node stays with its player after the battleforce has left, until somebody else takes it.',
    ),
    rule(
      'NODE-MOVE-11',
      'Forbidden entries',
      'Space Marines may not enter nodes of the Imperial Guard or of other Space Marine players. The Guard may not enter nodes of another Guard player, or nodes where Space Marines are. Tyranids, Necrons, Eldar and Tau may not attack their own kind.',
      'Tyranids and Tau may take empty nodes of their own kind; Necrons and Eldar may not enter them.',
    ),
    rule(
      'NODE-MOVE-12',
      'Open space is shared',
      'Deep space and the warp have no controller and no battles, and give no points. Battleforces of any players may be there together.',
      'The setting `deepSpaceBattles` allows battles there, fought like those in orbit.',
    ),
    rule(
      'NODE-MOVE-13',
      'Through the orbit',
      'The way from deep space to a planet leads through its orbit: two orders, with a battle first if the orbit is held.',
      'Exceptions are the drop, the webway and the shadow realm.',
    ),
    rule(
      'NODE-MOVE-14',
      'Control of orbits',
      'An orbit belongs to the last player whose battleforce entered it undisputed or won it, also after it has left. Orbits give no points.',
    ),
  ],
};
