import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-BTL. */
export const BTL_RULES: RuleChapter = {
  title: 'Battles',
  rules: [
    rule(
      'NODE-BTL-01',
      'Play it soon',
      'Players whose battleforces are locked in a battle should play their battle as soon as they can.',
      'A battle begins when its two sides are at the head of the stack. Its players then have 14 days (setting `battleDeadlineDays`).',
    ),
    rule(
      'NODE-BTL-02',
      'Force level',
      'The two players agree on a force level from 500 to 2000 points.',
      'It is agreed when both have named the same. If there is none 72 hours before the deadline, the referee may set one. If the report names another level, that one counts. The settings `forceLevelMin` and `forceLevelMax` set the limits, and `forceLevelDefault` what the form proposes.',
    ),
    rule(
      'NODE-BTL-03',
      'Forces from the rosters',
      'Players choose their units from the rosters of their battleforces in the node, generally as they are listed there.',
      'The holder uses all battleforces in the node, the attacker the one that attacks. Those that wait in the stack lend nothing.',
    ),
    rule(
      'NODE-BTL-04',
      'Leaving models out',
      'Models may be left out of a unit to fit the force level. Such a partial unit earns half experience.',
    ),
    rule(
      'NODE-BTL-05',
      'Mission',
      'The mission is chosen as the chapter on missions says. Nodes may suggest terrain and a mission.',
      'Either player rolls it once the force level is agreed and no request for a pivotal battle is waiting for an answer; on the seventh day it is rolled automatically (setting `missionDays`). It need not be rolled if the report names a mission.',
    ),
    rule('NODE-BTL-06', 'The winner keeps the node', 'The winner’s battleforce holds the node and controls it.'),
    rule(
      'NODE-BTL-07',
      'The attacker loses',
      'An attacker who loses goes back to the node they came from, if it is still theirs; otherwise they retreat to another neighbouring node that they control.',
      'The way back is open if its player controls it and no other player’s battleforce is there, or if it is open space.',
    ),
    rule('NODE-BTL-08', 'The holder loses', 'A holder who loses retreats to a neighbouring node that they control.'),
    rule('NODE-BTL-09', 'Draw', 'Both sides retreat, and the node becomes uncontrolled.'),
    rule('NODE-BTL-10', 'No retreat', 'A battleforce that cannot retreat is destroyed.'),
    rule(
      'NODE-BTL-11',
      'Where a retreat can lead',
      'To a neighbouring node that its player controls at that moment, without another player’s battleforce and without a battle. The difficulty of the path does not matter.',
      'Open space is open only to those who came from there, and after battles in orbit. The orbit is open if its player controls it. Space Marines and the Imperial Guard have more ways. The webway and the shadow realm lead back only those who came by them.',
    ),
    rule(
      'NODE-BTL-12',
      'Choosing the retreat',
      'The retreating player chooses.',
      'The choice is made in advance: each battleforce has a list of nodes, and the first valid one counts. Without one, it goes to the valid node worth the most victory points; of several, to the first on the map. An attacker returns to where it came from as long as that is possible, whatever the list says. Losers of one side retreat in the order of the stack.',
    ),
    rule(
      'NODE-BTL-13',
      'Stacked battleforces',
      'If a lost battle leaves no retreat, all battleforces of the player in the node are lost. Otherwise they may retreat to different nodes.',
    ),
    rule(
      'NODE-BTL-14',
      'The report',
      'A report names the date, the mission and whether it was pivotal, the force level, the units of the player who writes it with what they did, the result, and how clear it was: draw, marginal, solid or crushing.',
      'Scores of the army lists are optional. Stories and pictures are written separately. Until the result counts, players can enter their own units again, also if the report is disputed.',
    ),
    rule(
      'NODE-BTL-15',
      'Both players report',
      'One player files a report, and the other confirms, amends or disputes it within 72 hours. Silence confirms it.',
      'An amendment changes something in the report. It is confirmed or disputed in the same way, and is neither amended again nor taken back. Until there is an answer, the report can be taken back. The referee decides a dispute; after 14 days without a decision, a die decides (setting `disputeDays`). In a battle of several players everyone else confirms, and one dispute is enough. What a player says about their own units needs no confirmation; a referee who decides the result can enter it instead. Nothing happens on the map before the report is confirmed. The setting `reportConfirmHours` changes the 72 hours.',
    ),
    rule(
      'NODE-BTL-16',
      'Not played in 14 days',
      'If a battle is not played within 14 days, or if both players ask for it, a die decides.',
      'The 14 days begin when the battle begins, and the die is rolled at the midnight after them. A filed report or an open dispute suspends this. If both players ask, the die is rolled immediately. Several battles of one midnight are decided in the order of their deadlines, then in the order of the nodes on the map. The referee may extend the time.',
    ),
    rule(
      'NODE-BTL-17',
      'The die',
      'On a die: 1–2 the attacker wins, 3–4 draw, 5–6 the holder wins.',
      'The ranges of the original rules overlap; this is how they are read.',
    ),
    rule(
      'NODE-BTL-18',
      'A die brings no points',
      'Battles that a die decides bring no victory points and no experience.',
      'That includes points of a faction for winning and for destroying battleforces. All other effects apply.',
    ),
    rule(
      'NODE-BTL-19',
      'Battle stack',
      'A battleforce that enters a node with a battle will attack the winner as soon as the battle is over. Any number can wait.',
      'The losers leave, the winner holds the node, and the next in the stack attacks in a new battle with 14 days of its own.',
    ),
    rule(
      'NODE-BTL-20',
      'Reinforcing your own battle',
      'A player may enter a node where their own forces fight. The newcomers take over if these retreat, and join them if they win.',
    ),
    rule(
      'NODE-BTL-21',
      'The next finds the node empty',
      'After a draw the next in the stack takes the node without a battle, and the one after it attacks.',
    ),
    rule(
      'NODE-BTL-22',
      'The next may not attack the winner',
      'A battleforce that waits and may not attack the winner returns to where it came from, or else to a valid retreat, or else to a reinforcement node. It is not destroyed.',
    ),
    rule(
      'NODE-BTL-23',
      'Delay can be fatal',
      'While a battle waits, others may cut off the retreat, because it is decided when the result is applied.',
      'The page of the battle lists the retreats that are open now.',
    ),
    rule('NODE-BTL-24', 'Publication', 'Confirmed reports are public.', 'The referee can withhold offensive text.'),
    rule(
      'NODE-BTL-25',
      'The node in the meantime',
      'While a battle is pending the node gives no victory points.',
      'Its holder still controls it, but no reinforcements arrive there, and nobody can expand control into it.',
    ),
    rule(
      'NODE-BTL-26',
      'Retreat into allied nodes',
      'Battleforces may retreat into the nodes of allies, which do not change hands, and may then move only to their own or an enemy’s nodes. If such a node is attacked while only the ally is there, the ally fights with 10% fewer points. If the owner is there too, the owner fights, and the ally shares the owner’s fate.',
      'Only with the settings `errata.allyRetreat` and `errata.allyWeak`.',
    ),
    rule(
      'NODE-BTL-27',
      'Who retreats first',
      'After a draw the holder retreats first, then the attacker, then the others in the order of the stack.',
    ),
    rule(
      'NODE-BTL-28',
      'Reported but not confirmed',
      'Until its report is confirmed a battle is pending: newcomers join the stack, the node gives no points, and battleforces stay locked.',
      'What follows from the result uses the map as it is when the report is confirmed.',
    ),
    rule(
      'NODE-BTL-29',
      'Conceding',
      'A player may give a battle up. It counts as a marginal victory of the opponent without experience, and the loser retreats.',
      'For a faction’s points it counts as won or lost, but not as fought, and there is no pivotal bonus. Setting `concedeVp` at off: no victory points.',
    ),
    rule(
      'NODE-BTL-30',
      'Several players in a node',
      'If battleforces of two players share an attacked node, those of the controlling player fight, and the others share their fate. If neither controls it, those who have been there longest fight.',
      'This happens only with retreats into allied nodes, and among Space Marines in an orbit.',
    ),
    rule(
      'NODE-BTL-31',
      'Ways to fight',
      'A battle is fought on the table, and its players report the result; or one of them concedes; or a die decides.',
      'What helps at the table, such as meetings and write-ups, does not change the result.',
      AT_THE_TABLE,
    ),
  ],
};
