import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-MAP. */
export const MAP_RULES: RuleChapter = {
  title: 'The map',
  rules: [
    rule(
      'NODE-MAP-01',
      'Types of nodes',
      'Surface nodes (plain, city or spaceport) belong to a planet. Orbits, deep space and the warp are space.',
      'Rules about surface nodes include cities and spaceports.',
    ),
    rule(
      'NODE-MAP-02',
      'Plain surface nodes',
      'They give victory points and can be controlled. They can hold portals, Roks and installations.',
    ),
    rule(
      'NODE-MAP-03',
      'Cities',
      'The Imperial Guard begins in cities and reinforces there. A city may have an installation. No Tau colony begins there.',
    ),
    rule(
      'NODE-MAP-04',
      'Spaceports',
      'The Imperial Guard reinforces there, and nobody rolls for the path to the orbit.',
    ),
    rule(
      'NODE-MAP-05',
      'Orbits',
      'Each planet has one, between its surface and deep space. Battles there are fought aboard ships.',
      'The holder of an orbit blocks moves and nothing else.',
    ),
    rule(
      'NODE-MAP-06',
      'Next to an orbit',
      'The loser of a battle in orbit retreats to a neighbouring deep space node.',
      'If there are several, the retreat list decides; otherwise the order of the nodes on the map.',
    ),
    rule(
      'NODE-MAP-07',
      'Deep space',
      'Most factions begin and reinforce there: Chaos, Tyranids, Necrons, Space Marines, the Inquisition and the Space Hulk; the Tau may; the Guard only if it has no city or spaceport.',
    ),
    rule(
      'NODE-MAP-08',
      'The warp',
      'Home of the Eldar and the Dark Eldar, who begin and reinforce there. Only they may enter it.',
      'A difficult path (3+) connects it to each deep space node. With the setting `warpOpenToAll` everyone may enter it.',
    ),
    rule(
      'NODE-MAP-09',
      'Destroying installations',
      'A player with a battleforce in a node can destroy an installation there with an order.',
    ),
    rule(
      'NODE-MAP-10',
      'Kinds of installations',
      'City installations and economic sites add a victory point. Portals and Roks add none.',
      'A Tau colony is an installation only with the setting `errata.tauColony`.',
    ),
    rule(
      'NODE-MAP-11',
      'Habitable planets',
      'At the start only the surface nodes of habitable planets belong to the Imperial Guard.',
    ),
    rule(
      'NODE-MAP-12',
      'Maps',
      'The default map is Orsana Reach. Any other map with planets, nodes and paths can be used.',
      'No two nodes have the same name. Where a rule takes the first node on the map, the order of the map’s list of nodes decides. During the war the referee can change the value and the note of a node.',
    ),
    rule(
      'NODE-MAP-13',
      'Special nodes',
      'A node can have a rule of its own. It is shown on the page of every battle there.',
      null,
      AT_THE_TABLE,
    ),
  ],
};
