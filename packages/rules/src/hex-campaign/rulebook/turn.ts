import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const TURN_RULES: RuleChapter = {
  title: 'The turn',
  rules: [
    rule(
      'HEX-TURN-01',
      'Nine phases',
      'Build, Air orders, Movement orders, Air missions, Movement, Battle orders, Battle movement, Battle, End of turn.',
    ),
    rule('HEX-TURN-02', 'One phase at a time', 'A phase begins when everyone has finished the one before.'),
    rule(
      'HEX-TURN-03',
      'Sealed orders',
      'All players give their orders in secret at the same time, and the orders are carried out together.',
      'A player can take a sealed sheet back and change it until the phase closes.',
    ),
    rule(
      'HEX-TURN-04',
      'Missing orders',
      'Players who give no orders buy nothing, keep their routes, fly no missions and guard.',
      'Setting `missedDeadline`: guard; wait for the sheet; or the referee writes the orders.',
    ),
    rule(
      'HEX-TURN-05',
      'Initiative',
      'Each player rolls a die and adds their strategy value. Higher results go first.',
      'The order is public immediately, the dice only when the turn ends (setting `initiativeVisibility`).',
    ),
    rule(
      'HEX-TURN-06',
      'Ties',
      'Tied players reroll among themselves until the tie is broken. These dice have no modifiers.',
    ),
    rule(
      'HEX-TURN-07',
      'Two initiatives',
      'Movement initiative and battle initiative are rolled separately; modifiers to one do not affect the other.',
      'Battle initiative is rolled only in turns with battle orders.',
    ),
    rule(
      'HEX-TURN-08',
      'Upkeep',
      'When a turn begins, orders from earlier turns arrive, BP come in and maintenance is paid before anybody gives orders.',
      'In this order: treaties end; detachments arrive; settlements bring in their BP, then the exploitation dice are rolled; reinforcements; the bonus for victory points; maintenance of buildings, hex by hex; debt and maintenance of detachments; deductions for fun battles, at most the Capital’s income of this turn plus what its store still holds. If several players’ detachments arrive, the order is random. Then sight is taken, and the Build phase opens.',
    ),
    rule(
      'HEX-TURN-09',
      'Order of building',
      'Players first give up, exchange and move things, then build.',
      'In this order, and within a group as the player listed them: giving up; unloading; transfers and changes of structure; captives; notices of diplomacy; rearming; replacing; new detachments; settlements, buildings, Strongholds and defences; roads; spies and diplomats; new convoys; routes; the Capital. An order that cannot be carried out costs nothing, and the player is told why. Conditions that the player cannot see are checked only now. One player’s sheet does not affect another’s.',
    ),
    rule(
      'HEX-TURN-10',
      'Dice are kept',
      'The engine rolls all dice and logs each with its rule and purpose.',
      'The dice derive from a seed committed at the start and the players’ nonces, so anyone can check them.',
    ),
    rule('HEX-TURN-11', 'New turn', 'After the end of a turn the next begins, until somebody has won the war.'),
    rule(
      'HEX-TURN-12',
      'Order inside the phases',
      'Build: upkeep, then the players’ sheets, then the news of open deals. Air missions: interception, control of the sky, reinforcements, bombing, reconnaissance, the list of air support. Movement: recovery, initiative, normal moves, late moves, skimmer losses, shrines, claims with Strongholds, discoveries, sight. Battle movement: initiative, the missions of spies, attacks of discovered forces, normal moves, late moves, skimmer losses, the list of battles. Battle: reports or quick dice in any order; when all are closed withdrawals and returns with their loot, captures, freed captives, landings from orbit, reward convoys, sight. End of turn: recovery, resources travel, deals are delivered, defeat, victory, initiative dice are shown.',
      'Captures, infiltrations and the settling of garrisons happen as each piece moves. Shrines are cursed just before the claims, in order of initiative.',
    ),
    rule(
      'HEX-TURN-13',
      'Referee',
      'A referee may close phases, make corrections, and overrule.',
      'By hand, a referee can add, move, change and remove anything on the map or in the books: detachments, in orbit too, and garrisons with their units, convoys, spies and diplomats, settlements and their owners, Capitals, buildings, resources and their routes, Strongholds and their defences, shrines, roads, ruins, undiscovered hexes, captives, treaties and notice of ending them, promises, offers of deals while they are on the table, BP in transit, what spies have infiltrated, discovered forces that wait for a later phase, ratings, injuries, very rare things that were lost, detachments under construction, and players who were beaten. Squadrons follow from airbases. Air missions can be corrected while they are ordered and not flown, if the referee may see them, and air support until its battle is reported. Several corrections are one ruling, all or none; each seat learns of those that concern its own affairs, and otherwise only what it has in sight afterwards. A ruling is refused if it breaks the rules about what may stand where or disturbs a battle. A settlement that is a Capital changes hands only after another one has become the Capital, or after the referee has ruled that the Capital is lost; then everybody learns of the loss, and nobody scores. It can be undone as a whole if nothing that it changed has changed since. A movement order sealed before its piece was moved or removed counts only if it can still be carried out. Also, a referee can correct a player’s VP and debt, the BP in a settlement’s store, the control of a hex without a settlement or Stronghold, and how many models of a unit are ready, wounded and damaged, unless the unit’s army is in a battle that has been reported and is not over. A referee can also call a battle off (HEX-BMOV-08), and overrule a settled one until armies march again: the winner, how the loser left, and whether a side lost what was reported, nothing, half or all, or how many models single units lost. Losses, captives, experience and VP, and after the phase withdrawals, loot, places and rewards, follow from the new result, with the same dice where they still count. No other battle changes. Likewise the claims on a hex can be overruled until armies march again: one of the players who claimed it gets it, or nobody; what was found there is taken back, and the new holder looks again. Anything that has changed again since, or was paid when the turn ended and the next began, stays, and each seat reads which of its own affairs stay. In campaigns of the first and second edition nothing is overruled. A correction takes effect immediately and carries a reason. It closes no phase, unless it calls off the last open battle. Everyone who may know of the correction can read the reason: for VP everybody, or only the player if `vpVisibility` is `own`; for everything else the owner, and for a hex also the player who loses it.',
    ),
  ],
};
