import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-SETUP. */
export const SETUP_RULES: RuleChapter = {
  title: 'Set-up',
  rules: [
    rule(
      'SEC-SETUP-01',
      'Army size',
      'Both sides agree on a number of points for the whole army. About 5000 is usual.',
      'Setting `armyPoints`. An army may have fewer points, but no more.',
    ),
    rule(
      'SEC-SETUP-02',
      'Fixed detachments',
      'The army is divided into detachments. They stay as they are for the whole campaign.',
      'Losses are made good between battles. See SEC-XP-11 for changes to a detachment.',
    ),
    rule(
      'SEC-SETUP-03',
      'Supreme commander',
      'One detachment may have, or be, the supreme commander. Eldar and Tyranids may have several.',
    ),
    rule(
      'SEC-SETUP-04',
      'Starting experience',
      'Each detachment begins with D3 experience points; those of Space Marines begin with five more.',
      'Only its own side sees the rolls.',
    ),
    rule(
      'SEC-SETUP-05',
      'Two sides, one planet',
      'Two sides fight for a planet. Each commands one sector of it.',
      'Several players may share a side. One of them is the commander and decides for the side. The others are the staff: they see everything that the side sees, propose declarations, which count when the commander adopts them, and fight and report the battles of the detachments that the commander gives them. With setting `staffDeclares` they may declare too.',
    ),
    rule(
      'SEC-SETUP-06',
      'Planet type',
      'The sides agree on the type of the planet, or roll 2D6: 2 Daemon World, 3 Death World, 4 or 5 Primaeval World, 6 Ice World, 7 or 8 Agri World, 9 or 10 Hive World, 11 or 12 Desert World.',
      'The original lists 8 both as Agri World and as Hive World. It counts as Agri World unless setting `planetRollEight` says otherwise. With `choose`, each side chooses one of the two; if they choose differently, a die decides. Setting `planet` can fix the planet, or let each side choose one; if they choose differently, the dice are rolled.',
    ),
    rule(
      'SEC-SETUP-07',
      'Terrain',
      'All battles use the terrain of the planet’s type.',
      'Territories have no terrain of their own. What the map draws in them is decoration.',
      AT_THE_TABLE,
    ),
    rule(
      'SEC-SETUP-08',
      'Optional rules',
      'Momentum, command resources and command directives are optional. Directives are recommended if resources are used.',
      'All are off unless the terms switch them on.',
    ),
    rule('SEC-SETUP-09', 'Goal', 'The aim is victory in the sector. Success or failure in other sectors counts too.'),
    rule(
      'SEC-SETUP-10',
      'Set-up online',
      'Both sides seal their armies, then their major territories. The planet type and the starting experience follow. Then the detachments are deployed in turn.',
      'Until deployment neither side sees anything of the other’s army except the number of its detachments. An army can be sealed again until both are in. A side that has not sealed an army in time gets a ready-made one; a side that has not chosen its majors gets the usual ones. Placements can be queued.',
    ),
  ],
};
