import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const BP_RULES: RuleChapter = {
  title: 'Build points',
  rules: [
    rule(
      'HEX-BP-01',
      'A store in each settlement',
      'Every Urban hex keeps its own store of BP, empty at first. What is bought is paid from the store that its rule names.',
      'Stores of several hexes are never added up for one purchase.',
    ),
    rule(
      'HEX-BP-02',
      'Income',
      'At the start of a turn a Village brings in 25 BP, a Town 50, a City 75 and a Metropol 100, each into its own store.',
      'Taxes come on top, rounded down.',
    ),
    rule(
      'HEX-BP-03',
      'Reinforcements',
      'With a spaceport in the Capital the reinforcement BP of the campaign arrive there every turn.',
      'A Minor port serves as well as a Major one. Enemy control of the Airspace does not keep them away by itself: the dice of the attack on them decide what arrives.',
    ),
    rule(
      'HEX-BP-04',
      'RP become BP',
      'Each RP that arrives at the end of a turn is 1 BP in the store of its destination.',
      'It can be spent in the next Build phase.',
    ),
    rule(
      'HEX-BP-05',
      'Bonus for victory points',
      'A player gets 10 BP a turn for each victory point that he has more than the player who has the fewest.',
      'It is paid into the Capital, without one into the richest settlement. Players who are out of the war do not count.',
    ),
    rule(
      'HEX-BP-06',
      'Maintenance of detachments',
      'Each full 25 points of a player’s detachments cost 1 BP a turn. Garrisons are free.',
      'One sum over all detachments, those in orbit and garrisons on the march included; ready, wounded and damaged models count at their full price, rounded down unit by unit. Captives and what is under construction cost nothing.',
    ),
    rule(
      'HEX-BP-07',
      'Maintenance that cannot be paid',
      'What the Capital lacks the other settlements pay, the richest first. What is still missing is a debt, taken with the next maintenance; while it stands no new detachment is ordered.',
      'Setting unpaidArmyMaintenance: a debt, or units go without refund, those worth least first, until 25 points are gone for each missing BP; their places in the roster stay.',
    ),
    rule(
      'HEX-BP-08',
      'Maintenance of buildings',
      'After the income every building is paid from the store of its hex. One for which the store does not suffice is given up, and the next is tried.',
      'Buildings are paid in the order that their owner sets, then in that of the table. The refund of a building that is lost in this way comes in after all payments of its hex; where buildings of several settlements are lost in one turn the first settlement in the order of the map gets it. Buildings without effect cost nothing.',
    ),
    rule(
      'HEX-BP-09',
      'What BP are for',
      'BP buy and replace models, found and enlarge settlements, build Strongholds, defences, buildings and roads, or are saved without limit.',
      'Damage is not mended by BP, only by recovery.',
    ),
    rule(
      'HEX-BP-10',
      'New convoys',
      'Any number of convoys may be formed in a settlement, free of charge, each with at least 50 BP from its store.',
      'A new convoy can be ordered to move in the same turn.',
    ),
    rule(
      'HEX-BP-11',
      'Unloading',
      'In the Build phase a convoy in an own or allied settlement may unload any part of its BP into the store there. An empty convoy is no more.',
      'What stays aboard may be less than 50. A convoy buys nothing. In an ally’s settlement the BP become the ally’s; he can spend them from the next turn on.',
    ),
    rule(
      'HEX-BP-12',
      'Who pays for works',
      'New Villages, Strongholds, defences and roads are paid by the Capital, at any distance, or by an own settlement within three hexes.',
      'The player names one payer for each purchase.',
    ),
    rule(
      'HEX-BP-13',
      'The store goes with the settlement',
      'Whoever captures a settlement has its stored BP; a raid on it loots them.',
    ),
  ],
};
