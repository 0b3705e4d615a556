import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const LOOT_RULES: RuleChapter = {
  title: 'Strongholds, convoys and loot',
  rules: [
    rule(
      'HEX-LOOT-01',
      'Captured Strongholds',
      'A detachment that takes over a Stronghold gets all that is intact in it. Weapons and equipment of another race work on 4 and more only, each time they are used, and bring half as much when they are disbanded: a quarter of their BP.',
      'It is taken over by claiming its hex, together with an Urban hex, or by winning the battle in it and staying, as attacker or as defender. Except in an ally’s or partner’s land control of the hex goes with it. The battle order says whether it is used or destroyed, else the standing instruction; without one it is used. Merely entering an undefended Stronghold takes nothing, and a raider takes nothing over. The 4 and more is rolled at the table; the card of a battle names the race of each defence.',
    ),
    rule(
      'HEX-LOOT-02',
      'Captured Capital Fortifications',
      'In the hands of its captor a Capital Fortification is a Fortification, and defences for which that has no room are disbanded without refund. Only in one’s own Capital can there be one.',
      'The dearest defences are kept. Retaken by its former owner in his Capital it is a Capital Fortification again.',
    ),
    rule(
      'HEX-LOOT-03',
      'Convoys after battles',
      'A convoy in the hex of an enemy detachment is captured, unless the detachment has withdrawn into the hex.',
      'It is looked for when all withdrawals and returns are over: in hexes of battles, in hexes that an attacker entered without one, wherever the two are together. Whoever withdrew this turn, in battle movement or after a battle, leaves convoys alone for the rest of it. Garrisons capture none. Where a battle is put off nobody does. Convoys of allies and partners are safe.',
    ),
    rule(
      'HEX-LOOT-04',
      'Convoys in a raided hex',
      'The enemy convoys of a hex that was raided successfully go with the raider, to the hex in which it started or wherever it gets.',
      'A raid succeeds when the raider wins or when no enemy army is in the hex; a draw is no success. The ground does not matter to the convoy.',
    ),
    rule(
      'HEX-LOOT-05',
      'Raiding a Resource hex',
      'All RP that the hex would yield this turn go with the raider, 1 BP for each.',
      'It takes what the owner would have got, with a route or without; of Dark Eldar that is half. What earlier raids took of them on the route is gone. The hex must be an enemy’s, and yields nothing in the turn of its claim.',
    ),
    rule(
      'HEX-LOOT-06',
      'Raiding a route',
      'A raid on a hex of a transport route takes half of the RP that travel it.',
      'Every route through the hex suffers, and its end counts as part of it; those of the raider’s own Resource hexes and of his allies and partners do not. Each further raid takes half of what is left, rounded down, in the order of the battle numbers.',
    ),
    rule(
      'HEX-LOOT-07',
      'Raiding a settlement',
      'All BP in the store of an enemy settlement go with the raider.',
      'Nothing else happens to it: buildings, captives in its prison, its owner stay.',
    ),
    rule(
      'HEX-LOOT-08',
      'One convoy',
      'All that a raid carries off makes one convoy. So does all that comes to a player in one hex in one phase: BP of battles, loot, the BP of a settlement that he destroyed there.',
      'Convoys that are captured whole stay what they are. Who lost BP, RP or a convoy to a raid reads what, where and when, and by whom only if he saw the raider in the hex, sees it when it is back, or fought it. So it is with what falls to the victor of a battle: those who fought him know him.',
    ),
  ],
};
