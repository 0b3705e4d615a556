import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-ORD. */
export const ORD_RULES: RuleChapter = {
  title: 'Orders',
  rules: [
    rule(
      'NODE-ORD-01',
      'Orders and their prices',
      'Move 5 (Tau 3), Redeploy 3 (Tau 1), Expand Control 5 (Tyranids 1 on a tyranoformed planet), Reinforce 7 (Tyranids 4, Dark Eldar 14), adding a unit 2, retiring a unit 1, Retrain 5, Destroy 0, Corrupt a node 10, Taint a battleforce 0, Phase Out 1, Cede 1, Open a portal 0.',
      'All prices are settings (`cost`, `cultistCost`, `portalCost`).',
    ),
    rule(
      'NODE-ORD-02',
      'As they arrive',
      'Orders are carried out strictly in the order in which they arrive.',
      'They are carried out immediately. With the setting `orderProcessing` at `daily` they are paid for and kept, and carried out at a fixed hour each day, in the order of arrival.',
    ),
    rule(
      'NODE-ORD-03',
      'Several orders at once',
      'If several orders are given together and a move among them leads to a battle, the later ones for that battleforce are cancelled, and their points are lost.',
      'All of them are paid for in full when they are accepted, at the prices of that moment. A failed roll cancels the later orders of that battleforce in the same way. Orders for other battleforces are still carried out.',
    ),
    rule(
      'NODE-ORD-04',
      'Orders that have become impossible',
      'An order that cannot be carried out when its turn comes is cancelled, and its points are lost.',
      'This applies to orders that were accepted earlier. An order that is impossible when it is given is refused and costs nothing. A postdated order that its player cannot pay for when it falls due lapses and costs nothing.',
    ),
    rule(
      'NODE-ORD-05',
      'Postdated orders',
      'An order can be given for a date and time, or for as soon as its player has the points.',
      'Whether it is legal is decided when it falls due. Orders that wait for points form a queue: a later one waits for the earlier ones, unless its player lets it pass. Orders given together fall due when all of them can be paid for. The date is at most the last day of the war, or a year ahead in a war without one. Orders can be withdrawn free of charge until they are carried out. Only their player and the referee can see them (setting `postdatedOrdersPublic`). Several that fall due together are carried out in the order in which they were given, also after a pause. Of a local time that comes twice the first counts; one that a change of clocks skips comes as long after the change as it lay in the gap.',
    ),
    rule(
      'NODE-ORD-06',
      'Locked battleforces',
      'A battleforce that fights, or waits in a battle stack, cannot be given orders.',
      'That includes Phase Out, Modify and Retrain. Orders for nodes elsewhere are not affected.',
    ),
    rule(
      'NODE-ORD-07',
      'Move',
      'Moves a battleforce along one path into a neighbouring node. The chapter on movement says what happens there.',
    ),
    rule(
      'NODE-ORD-08',
      'Redeploy',
      'Moves a battleforce along one path into a neighbouring node that its player controls and that holds neither another player’s battleforce nor a battle.',
      'Difficult paths need a roll. A Redeploy never becomes an attack: if somebody else enters the node first, it is cancelled. Deep space is a legal target, and so is the warp for those who may enter it (setting `redeployIntoOpenSpace`); special links of a faction are not. With the setting `redeployRange` at `connected` it leads any distance through such nodes of one planet, and stops before the first path that fails.',
    ),
    rule(
      'NODE-ORD-09',
      'Expand Control',
      'Takes a surface node without moving a battleforce. The node must be connected by a surface path to one of the player’s nodes, and hold no battleforce and no Rok of another player and no battle.',
      'No roll is made on difficult paths. Alliances may forbid it. Orbits and open space cannot be taken in this way. With the setting `expandControlFrom` at `battleforce` the neighbouring node must hold a battleforce of the player’s.',
    ),
    rule(
      'NODE-ORD-10',
      'Reinforce',
      'Creates a new battleforce in a reinforcement node of the faction.',
      'The player chooses among the legal nodes. A node with a battle or another player’s battleforce is not legal, except in open space. Setting `maxBattleforces` can limit the number of battleforces.',
    ),
    rule(
      'NODE-ORD-11',
      'Modify',
      'Adds units (2 CP each), retires units (1 CP each), and changes units, which costs experience.',
    ),
    rule(
      'NODE-ORD-12',
      'Retrain',
      'For 5 CP the changes of units made with it cost no experience: one change for each unit.',
    ),
    rule(
      'NODE-ORD-13',
      'Destroy',
      'A player with a free battleforce in a node may destroy an installation there, free of charge. It no longer gives its victory points.',
      'The player need not control the node. Nothing is rebuilt, unless the setting `installationsRebuildable` allows it.',
    ),
    rule(
      'NODE-ORD-14',
      'Orders of a faction',
      'Chaos corrupts nodes and taints battleforces, Necrons phase out, Space Marines cede nodes, Eldar open portals. All of these follow the rules for orders.',
      'Moves through the webway, from the shadow realm and by drop from deep space are Move orders.',
    ),
    rule(
      'NODE-ORD-15',
      'Public log',
      'Every order that was carried out is public: who gave it, when, its price, its dice and its outcome.',
    ),
    rule(
      'NODE-ORD-16',
      'Pauses',
      'While the campaign is paused nothing happens: no points, no orders, no reports.',
      'Midnights of the pause are skipped. Afterwards every deadline has as much time left as when the pause began. Orders can be postdated and withdrawn during the pause, because nothing is carried out before it is over.',
    ),
    rule('NODE-ORD-17', 'No limit', 'Only command points limit how many orders a player gives.'),
  ],
};
