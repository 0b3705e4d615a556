import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const LOOT_RULES: RuleChapter = {
  title: 'Strongholds, convoys and loot',
  rules: [
    rule(
      'HEX-LOOT-01',
      'Captured Strongholds',
      'A detachment that takes over a Stronghold gets everything intact in it. Weapons and equipment of another race work only on 4 or more, each time they are used, and refund half as much when disbanded: a quarter of their BP.',
      'A Stronghold is taken over by claiming its hex, together with an Urban hex, or by winning the battle in it and staying, as attacker or as defender. Except in an ally’s or partner’s land, control of the hex goes with it. The battle order says whether it is used or destroyed, or else the standing instruction; without one it is used. Merely entering an undefended Stronghold takes nothing, and raiders take nothing over. The 4 or more is rolled at the table; the preparation sheet names the race of each defence.',
    ),
    rule(
      'HEX-LOOT-02',
      'Captured Capital Fortifications',
      'A Capital Fortification becomes a Fortification in its captor’s hands, and defences that no longer fit are disbanded without refund. Players can have one only in their own Capital.',
      'The most expensive defences are kept. If its former owner retakes it in their Capital, it is a Capital Fortification again.',
    ),
    rule(
      'HEX-LOOT-03',
      'Convoys after battles',
      'A detachment captures a convoy in its hex from an enemy, unless the detachment withdrew into the hex.',
      'This is checked when all withdrawals and returns are over: in hexes with battles, in hexes that an attacker entered without one, wherever the two are together. A detachment that withdrew this turn, in battle movement or after a battle, leaves convoys alone for the rest of the turn. Garrisons capture none. Where a battle is put off, nobody does. Convoys of allies and partners are safe.',
    ),
    rule(
      'HEX-LOOT-04',
      'Convoys in a raided hex',
      'A successful raid takes the enemy convoys in the raided hex along with the raider, to the hex where it started or wherever it ends up.',
      'A raid succeeds if the raider wins or there is no enemy army in the hex; a draw is not a success. The terrain does not matter to the convoy.',
    ),
    rule(
      'HEX-LOOT-05',
      'Raiding a Resource hex',
      'The raider takes all the RP that the hex would yield this turn, as 1 BP each.',
      'It takes the amount the owner would have got, with or without a route; for Dark Eldar that is half. RP that earlier raids on the route took are gone. The hex must belong to an enemy, and yields nothing in the turn it was claimed.',
    ),
    rule(
      'HEX-LOOT-06',
      'Raiding a route',
      'A raid on a hex of a transport route takes half of the RP that travel along it.',
      'Every route through the hex is affected, including routes that end there, but not those of the raider’s own Resource hexes or of allies and partners. Each further raid takes half of the rest, rounded down, in the order of the battle numbers.',
    ),
    rule(
      'HEX-LOOT-07',
      'Raiding a settlement',
      'The raider takes all BP in the store of an enemy settlement.',
      'Nothing else happens to the settlement: its buildings, the captives in its prison and its owner stay.',
    ),
    rule(
      'HEX-LOOT-08',
      'One convoy',
      'Everything that a raid carries off makes one convoy. So does everything that a player gets in one hex in one phase: BP from battles, loot, and the BP of a settlement destroyed there.',
      'Convoys captured whole stay as they are. A player who lost BP, RP or a convoy to a raid is told what, where and when, and by whom only if they saw the raider in the hex, see it when it is back, or fought it. The same goes for what the victor of a battle takes: players who fought the victor know who it was.',
    ),
  ],
};
