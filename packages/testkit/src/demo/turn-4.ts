import { building, convoy, defence, raise, road, route } from './build-lines.ts';
import { communique, headline, message, report, rule } from './deeds.ts';
import { foot, scouts } from './muster.ts';
import {
  airSupport,
  attack,
  claimArea,
  defend,
  fliesOver,
  guard,
  march,
  plannedAttack,
  send,
  spies,
  support,
} from './order-lines.ts';
import type { Turn } from './script.ts';

/** Cinder Ridge burns, and Rake End holds against the first assault. */
export const turnFour: Turn = {
  turn: 4,
  deals: [
    headline(
      'A column for a regiment',
      'Madder took what was left of the half-tracks at Otter Bank. In the same week the Horde led a regiment of Azure out of the Tangle with its hands tied.',
    ),
    message('azure', 'verdigris', 'You have my First Line Regiment. What do you want for it?'),
    message('verdigris', 'azure', 'Rake End would be a start. We’re coming to get it anyway.'),
    message(
      'madder',
      'azure',
      'Hold on at Rake End. My wing is going for Cinder Ridge tonight; he’ll have to watch his back.',
    ),
  ],
  build: {
    azure: [
      raise('Fourth Line Regiment', [
        foot.leads('Fourth Staff', 5, 110),
        foot.squad('8th Rifle Platoon', 30, 240),
        foot.squad('9th Rifle Platoon', 30, 240),
        scouts('Forest Patrol', 8, 110),
        foot.guns('Howitzers', 4, 160),
      ]),
      defence('gun-placement', '0509'),
      defence('minefield', '0509'),
      convoy('0209', 150),
      road('0407', '0408'),
      route('0206', '0307'),
    ],
    madder: [
      raise('Fourth Strike Force', [
        foot.leads('Shield Captain', 5, 190),
        foot.squad('7th Line Squad', 10, 190),
        foot.squad('8th Line Squad', 10, 190),
        foot.guns('Long Guns', 5, 210),
      ]),
      defence('aa-tower', '0404'),
      road('0203', '0202'),
    ],
    ochre: [
      raise('Lantern Host', [
        foot.leads('Lantern Bearer', 3, 190),
        foot.squad('8th Sworn Band', 10, 210),
        foot.squad('Lamp Mob', 25, 150),
        foot.picked('Glass Masks', 5, 200),
      ]),
      building('barracks', '0905'),
      defence('bunker', '0905'),
      road('1003', '0903'),
    ],
    verdigris: [
      raise('Bog Horde', [
        foot.leads('Bog Boss', 3, 170),
        foot.squad('10th Mob', 30, 210),
        foot.squad('11th Mob', 30, 210),
        foot.squad('Reed Runners', 20, 160),
      ]),
      defence('bunker', '0806'),
      building('barracks', '0806'),
    ],
  },
  movement: {
    azure: [
      guard('Armoured Column'),
      march('Marsh Fusiliers', '0409'),
      march('Third Line Regiment', '0208 0308 0408'),
      guard('Second Line Regiment'),
      send('spy', '0709', '0708'),
      send('convoy', '0209', '0208 0308 0408'),
      fliesOver(8, 'intercept'),
    ],
    madder: [
      march('Skimmer Wing', '0706'),
      march('Strike Force', '0605'),
      claimArea('Second Strike Force'),
      march('Third Strike Force', '0504'),
      march('Copse Hill Watch', '0404'),
      send('spy', '0704', '0805'),
      fliesOver(5, 'tactical'),
    ],
    ochre: [
      march('Veil Guard', '0803'),
      march('Ash Pilgrims', '0805'),
      march('Sworn Host', '0905'),
      march('Dust Riders', '0904'),
      march('Iron Choir', '1003 0903'),
      fliesOver(1, 'recon'),
    ],
    verdigris: [
      march('Junk Column', '0606'),
      guard('Great Horde'),
      march('Marsh Horde', '0609'),
      guard('Rust Mob'),
      march('Tin Horde', '0908 0808'),
      fliesOver(8, 'tactical'),
    ],
  },
  battleOrders: {
    azure: [
      defend('Armoured Column'),
      support('Marsh Fusiliers', 'Armoured Column'),
      spies('0708', 'gain-information'),
    ],
    madder: [attack('Skimmer Wing', '0806', 'destroy'), defend('Strike Force'), airSupport('Strike Force')],
    ochre: [],
    verdigris: [plannedAttack('Great Horde', '0509'), attack('Marsh Horde', '0509')],
  },
  battles: [
    message('azure', 'verdigris', 'Saturday, the big table. Bring the whole marsh.'),
    report('verdigris', '0509', {
      turns: 6,
      points: [347, 288],
      attacker: { '4th Mob': { lost: 18 }, '5th Mob': { lost: 14 }, 'Mud Runners': { lost: 8 } },
      defender: { 'Town Militia': { lost: 16 }, '1st Carrier Platoon': { lost: 6 }, 'Tank Troop': { lost: 1 } },
    }),
    report('azure', '0509', {
      turns: 6,
      points: [197, 397],
      attacker: { '4th Mob': { lost: 24 }, '5th Mob': { lost: 19 }, 'Mud Runners': { lost: 12 } },
      defender: { 'Town Militia': { lost: 16 }, '1st Carrier Platoon': { lost: 6 } },
    }),
    message(
      'azure',
      'verdigris',
      'My third tank was still standing in the yard when we packed up. We counted differently; let Rune decide.',
    ),
    communique('azure', 'Rake End stands. The militia asks for boots, and for quieter neighbours.'),
    communique('ochre', 'The Covenant is at peace with everybody who asks first.'),
    rule(
      '0509',
      'Photos from turn 6 show the tank burning and the tower still held. The points are nearly level, so no breach.',
      {
        turns: 6,
        points: [346, 332],
        attacker: { '4th Mob': { lost: 20 }, '5th Mob': { lost: 16 }, 'Mud Runners': { lost: 10 } },
        defender: { 'Town Militia': { lost: 16 }, '1st Carrier Platoon': { lost: 6 }, 'Tank Troop': { lost: 1 } },
      },
    ),
  ],
};
