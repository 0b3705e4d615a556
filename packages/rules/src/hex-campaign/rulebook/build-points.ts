import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const BP_RULES: RuleChapter = {
  title: 'Build points',
  rules: [
    rule(
      'HEX-BP-01',
      'A store in each settlement',
      'Every Urban hex has its own store of BP, empty at first. The rule for each purchase says which store pays.',
      'One purchase cannot draw on the stores of several hexes.',
    ),
    rule(
      'HEX-BP-02',
      'Income',
      'At the start of a turn, a Village brings in 25 BP, a Town 50, a City 75 and a Metropol 100, each into its own store.',
      'Taxes come on top, rounded down.',
    ),
    rule(
      'HEX-BP-03',
      'Reinforcements',
      'If the Capital has a Space Port, the campaign’s reinforcement BP arrive there every turn.',
      'A Minor port serves as well as a Major one. Enemy control of the Airspace alone does not keep them away: the dice of the attack on reinforcements decide what arrives.',
    ),
    rule(
      'HEX-BP-04',
      'RP become BP',
      'Each RP that arrives at the end of a turn becomes 1 BP in the store of its destination.',
      'The player can spend it in the next Build phase.',
    ),
    rule(
      'HEX-BP-05',
      'Bonus for victory points',
      'A player gets 10 BP a turn for each victory point above the player with the fewest.',
      'The bonus goes to the Capital, or without one to the richest settlement. Players who are out of the war do not count.',
    ),
    rule(
      'HEX-BP-06',
      'Maintenance of detachments',
      'Every full 25 points of a player’s detachments cost 1 BP a turn. Garrisons are free.',
      'There is one total over all detachments, including those in orbit and garrisons on the march. Ready, wounded and damaged models count at their full price, rounded down unit by unit. Captives and detachments under construction cost nothing.',
    ),
    rule(
      'HEX-BP-07',
      'Unpaid maintenance',
      'If the Capital cannot pay all of it, the other settlements pay the rest, the richest first. Anything still missing becomes a debt, due with the next maintenance; while it lasts, the player cannot order new detachments.',
      'Setting `unpaidArmyMaintenance`: a debt, or units leave without refund, the least valuable first, until 25 points are gone for each missing BP. Their places in the roster stay.',
    ),
    rule(
      'HEX-BP-08',
      'Maintenance of buildings',
      'After income, the store of each hex pays for every building in it. If the store cannot pay for a building, that building is given up, and the next one is tried.',
      'Buildings are paid for in the order their owner sets, then in the order of the table. The refund for a building lost in this way comes in after all payments of its hex; if buildings of several settlements are lost in one turn, the first settlement in map order gets it. Buildings that have no effect cost nothing.',
    ),
    rule(
      'HEX-BP-09',
      'What BP are for',
      'Players use BP to buy and replace models, found and enlarge settlements, and build Strongholds, defences, buildings and roads, or save them without limit.',
      'BP do not repair damage; only recovery does.',
    ),
    rule(
      'HEX-BP-10',
      'New convoys',
      'A player may form any number of convoys in a settlement, free of charge, each with at least 50 BP from its store.',
      'A new convoy can be ordered to move in the same turn.',
    ),
    rule(
      'HEX-BP-11',
      'Unloading',
      'In the Build phase, a convoy in its owner’s or an allied settlement may unload any part of its BP into the store there. An empty convoy disappears.',
      'The rest aboard may be less than 50. A convoy cannot buy anything. In an ally’s settlement the BP become the ally’s, who can spend them from the next turn on.',
    ),
    rule(
      'HEX-BP-12',
      'Who pays for works',
      'The Capital pays for new Villages, Strongholds, defences and roads at any distance, or one of the player’s settlements within three hexes does.',
      'The player names one payer for each purchase.',
    ),
    rule(
      'HEX-BP-13',
      'The store goes with the settlement',
      'A player who captures a settlement also gets the BP in its store; a raid on it loots them.',
    ),
  ],
};
