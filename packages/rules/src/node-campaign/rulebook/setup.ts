import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-SETUP. */
export const SETUP_RULES: RuleChapter = {
  title: 'Set-up',
  rules: [
    rule(
      'NODE-SETUP-01',
      'First battleforce',
      'Each player begins with one battleforce in one of their faction’s start nodes. The Imperial Guard, Space Marines, Tau and Orks begin differently.',
      'Players who may begin in any node of deep space choose one; several may choose the same. The warp of the default map leaves no choice, so nobody is asked about it.',
    ),
    rule(
      'NODE-SETUP-02',
      'Mix of factions',
      'There should be at least one player of the Imperium (Imperial Guard or Space Marines) and at least one of Xenos or Chaos.',
      'The Inquisition counts as Imperium. Setting `anyMix` lets a war begin without such a mix. While a seat has no faction yet, the mix is not checked.',
    ),
    rule(
      'NODE-SETUP-03',
      'Several players of a faction',
      'Any number of players may choose the same faction. Each has their own command points, victory points, nodes and limited powers.',
    ),
    rule(
      'NODE-SETUP-04',
      'Order of set-up',
      'The Imperial Guard sets up first, even if nobody plays it. The Tau found their colonies next, one player after the other in the order in which they joined. Then all others choose at the same time.',
      'Each step takes up to 72 hours (setting `setupHours`); for each Tau player the time starts again. Players who do not choose in time get the first legal node on the map. A step that asks nobody is skipped. The first day begins with the midnight of the start date, or with the first midnight after the last choice if that is later. Until then no points are gained, and only rosters, names and retreat lists can be entered.',
    ),
    rule(
      'NODE-SETUP-05',
      'Control at the start',
      'Only the Imperial Guard and the Tau begin with nodes. All other nodes begin uncontrolled, including orbits and planets that are not habitable.',
    ),
    rule(
      'NODE-SETUP-06',
      'Everything is open',
      'The map, all battleforces with their rosters, and all orders that were carried out can be seen by everyone. Nothing on the map is hidden.',
      'Only those involved and the referee can see postdated orders, retreat lists and what players say about a battle. The referee can correct anything that went wrong, with a reason that everyone can read.',
    ),
    rule(
      'NODE-SETUP-07',
      'Changes of the next version',
      'Later changes to the rules can each be switched on: Retrain costs 1, retreat into allied nodes, allies fight with 10% fewer points, mindless units gain no experience, the Tau colony is an installation, battle barges, Space Marine reinforcements cost 14, Tyranid reinforcements cost 7.',
      'All are off unless the terms of the campaign say otherwise (settings `errata`).',
    ),
    rule(
      'NODE-SETUP-08',
      'Joining late',
      'A seat without a player can be taken while the war goes on. Its player chooses a faction and enters at the next midnight, after everything else that midnight brings, with the usual command points, no victory points, and the usual start of the faction.',
      'The setting `lateJoin` can forbid this. Until that midnight the choice can be changed. A late Guard player takes over the Guard that nobody plays, with rosters that can then be entered for a week; if there is none, they begin with one battleforce in deep space and no nodes. A late Tau colony is founded in a surface node that is uncontrolled, empty and not a city, and takes neighbours only if they are uncontrolled and empty; if there is no such node, the Tau begin in deep space. If the chosen node is no longer available at midnight, the first legal one is taken. Orks bring their Hulk, Space Marines wait for their first Move. Players who join during the set-up enter with the first day. A player who leaves the seat before they enter has not joined: the next one chooses a faction.',
    ),
    rule(
      'NODE-SETUP-09',
      'A seat without a player',
      'A seat whose player has left gives no new orders. It keeps everything, gains its daily point and its victory points, and its retreat lists count. A successor takes over all of it, including postdated orders.',
      'In a battle against it, the opponent alone can ask for a die once 72 hours have passed since the battle began (setting `vacantRandomHours`). It is rolled at the next midnight. The set-up does not wait for a seat without a player: the rules place it last in its step, in the first legal nodes. A player who takes it before that is asked, and has the rest of the step’s time.',
    ),
  ],
};
