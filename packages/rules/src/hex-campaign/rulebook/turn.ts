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
      'Orders are given secretly and at the same time, and carried out together.',
      'Sealed orders can be taken back and changed until the phase closes.',
    ),
    rule(
      'HEX-TURN-04',
      'Missing orders',
      'Who gives no orders buys nothing, keeps his routes, flies no mission, and guards.',
      'Setting missedDeadline: guard; wait for the sheet; or the referee writes the orders.',
    ),
    rule(
      'HEX-TURN-05',
      'Initiative',
      'Each player rolls a die and adds the strategy value; the higher goes earlier.',
      'The order is public at once, the dice when the turn ends (setting initiativeVisibility).',
    ),
    rule(
      'HEX-TURN-06',
      'Ties',
      'Tied players roll again among themselves until the tie is settled; these dice have no modifiers.',
    ),
    rule(
      'HEX-TURN-07',
      'Two initiatives',
      'Movement and battle initiative are rolled apart; modifiers of one do not touch the other.',
      'Battle initiative is rolled in turns in which battle orders are asked for.',
    ),
    rule(
      'HEX-TURN-08',
      'Upkeep',
      'At the start of a turn what was ordered arrives, BP come in and maintenance goes out, before anybody gives orders.',
      'In this order: treaties end; detachments arrive; settlements bring in their BP, then the dice of exploitation fall; reinforcements; the bonus for victory points; maintenance of buildings, hex by hex; debt and maintenance of detachments; what fun battles take, at most the Capital’s income of this turn and what its store still holds. Of several players’ arrivals the order is drawn. Then everybody looks around, and the build orders are asked for.',
    ),
    rule(
      'HEX-TURN-09',
      'Order of building',
      'First things are given up, exchanged and moved, then built.',
      'In this order, within a group as the player wrote it: giving up; unloading; transfers and changes of structure; captives; notices of diplomacy; rearming; replacing; new detachments; settlements, buildings, Strongholds and defences; roads; spies and diplomats; new convoys; routes; the Capital. An order that cannot be carried out is told with its reason and costs nothing. What a player cannot see is tested only now. The sheets of several players do not influence each other.',
    ),
    rule(
      'HEX-TURN-10',
      'Dice are kept',
      'All dice are thrown by the engine and logged with rule and purpose.',
      'They derive from a seed committed at the start and the players’ nonces, so that they can be checked.',
    ),
    rule('HEX-TURN-11', 'New turn', 'After the end of a turn the next begins, until the war is won.'),
    rule(
      'HEX-TURN-12',
      'Order inside the phases',
      'Build: upkeep, then the players’ sheets, then the news of open deals. Air missions: interception, control of the sky, reinforcements, bombing, reconnaissance, the list of air support. Movement: recovery, initiative, normal moves, late moves, skimmer losses, shrines, claims with Strongholds, discoveries, sight. Battle movement: initiative, the missions of spies, attacks of discovered forces, normal moves, late moves, skimmer losses, the list of battles. Battle: reports or quick dice in any order; when all are closed withdrawals and returns with their loot, captures, freed captives, landings from orbit, reward convoys, sight. End of turn: recovery, resources travel, deals are delivered, defeat, victory, initiative dice are shown.',
      'Captures, infiltrations and the settling of garrisons happen as each piece moves. Shrines are cursed just before the claims, by initiative.',
    ),
    rule(
      'HEX-TURN-13',
      'Referee',
      'A referee may close phases, correct, and overrule.',
      'By hand a referee corrects the VP and the debt of a player, the BP that a settlement has in store, who controls a hex without a settlement or Stronghold, and how many models of a unit are ready, wounded and damaged; not those of an army whose battle has been reported and is not over. A correction counts at once, closes no phase, and has a reason. Whoever may know of it reads the reason: VP everybody or, under `vpVisibility` own, the player; everything else the owner, and of a hex also who loses it.',
    ),
  ],
};
