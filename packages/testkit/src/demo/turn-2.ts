import { building, defence, fortify, garrison, raise, road, spy } from './build-lines.ts';
import { communique, confirm, headline, message, offer, report, sign } from './deeds.ts';
import { foot, scouts } from './muster.ts';
import { attack, claimArea, defend, march, moveAndClaim, send, support } from './order-lines.ts';
import type { Turn } from './script.ts';

/** The fronts meet at Old Dray; Ochre and Verdigris make a pact. */
export const turnTwo: Turn = {
  turn: 2,
  deals: [
    headline(
      'Four armies set out, and none of them is saying where',
      'Not a shot has been fired. Ask again next week.',
    ),
    message(
      'ochre',
      'verdigris',
      'Your half-tracks are parked next to my village. Shall we be sensible and face west together?',
    ),
    message('verdigris', 'ochre', 'A pact, then. And something for my repair yards.'),
    offer('ochre', 'verdigris', {
      treaty: 'pact',
      gives: { bp: 120, from: '1002' },
      promise: 'Ochre leaves the south bank of the Karrow to Verdigris.',
    }),
    sign('verdigris', 'ochre'),
  ],
  build: {
    azure: [
      raise('Marsh Fusiliers', [
        foot.leads('Fusilier Staff', 5, 120),
        foot.squad('1st Fusiliers', 25, 225),
        foot.squad('2nd Fusiliers', 25, 225),
        foot.picked('Sappers', 6, 110),
        foot.guns('Light Mortars', 6, 120),
      ]),
      garrison('Rake End Watch', '0509', [foot.squad('Town Militia', 25, 150), foot.guns('Trench Guns', 3, 90)]),
      fortify('0509'),
      defence('bunker', '0509'),
      defence('trench', '0509'),
      defence('trench', '0509'),
      road('0308', '0408'),
    ],
    madder: [
      raise('Third Strike Force', [
        foot.leads('Warden Captain', 5, 180),
        foot.squad('5th Line Squad', 10, 190),
        foot.squad('6th Line Squad', 10, 190),
        foot.picked('Veterans', 5, 210),
        scouts('Pathfinders', 6, 100),
      ]),
      garrison('Copse Hill Watch', '0404', [foot.squad('City Levy', 20, 140), foot.guns('Wall Guns', 3, 100)]),
      building('barracks', '0404'),
      building('taxation-office', '0404'),
      fortify('0404'),
      road('0304', '0404'),
      spy('0202'),
    ],
    ochre: [
      raise('Veil Guard', [
        foot.leads('Veiled Circle', 4, 220),
        foot.squad('4th Sworn Band', 10, 210),
        foot.squad('5th Sworn Band', 10, 210),
        foot.picked('Torch Bearers', 5, 180),
      ]),
      garrison('Sandal Post', '0905', [foot.squad('Village Levy', 25, 150), foot.guns('Old Gun', 2, 80)]),
      defence('radar-tower', '0905'),
      road('1003', '0904'),
      spy('1002'),
    ],
    verdigris: [
      raise('Rust Mob', [
        foot.leads('Rust Boss', 3, 170),
        foot.squad('6th Mob', 30, 210),
        foot.squad('7th Mob', 30, 210),
        foot.guns('Scrap Catapults', 4, 170),
      ]),
      garrison('Ridge Mob', '0806', [foot.squad('Ridge Mob', 30, 180)]),
      fortify('0708'),
      road('0908', '0808'),
    ],
  },
  movement: {
    azure: [
      march('First Line Regiment', '0508'),
      claimArea('Armoured Column'),
      march('Second Line Regiment', '0208 0308 0307'),
      send('spy', '0509', '0609'),
    ],
    madder: [
      march('Skimmer Wing', '0605'),
      moveAndClaim('Strike Force', '0505'),
      march('Second Strike Force', '0302 0403 0404'),
      send('spy', '0202', '0302 0403 0404 0504'),
    ],
    ochre: [
      claimArea('Dust Riders'),
      moveAndClaim('Sworn Host', '0903'),
      march('Ash Pilgrims', '1003 0904'),
      send('spy', '0905', '0805'),
      send('spy', '1002', '1003 0904 0905'),
    ],
    verdigris: [
      moveAndClaim('Half-track Raid', '0606'),
      march('Great Horde', '0708 0707'),
      march('Junk Column', '0908 0808'),
      march('Marsh Horde', '0909 0809'),
      send('spy', '0808', '0708 0707 0607'),
    ],
  },
  battleOrders: {
    azure: [],
    madder: [defend('Skimmer Wing'), support('Strike Force', 'Skimmer Wing')],
    ochre: [],
    verdigris: [attack('Half-track Raid', '0605')],
  },
  battles: [
    message('verdigris', 'madder', 'Thursday at the club, seven o’clock? I’ll bring the river.'),
    message('madder', 'verdigris', 'Thursday is fine. The wing will be on the bank.'),
    report('madder', '0605', {
      turns: 6,
      points: [192, 533],
      attacker: {
        '1st Half-track Mob': { lost: 9 },
        '2nd Half-track Mob': { lost: 8 },
        'Gun Half-tracks': { lost: 1 },
        'Half-track Outriders': { lost: 1 },
      },
      defender: { '1st Skimmer Wing': { lost: 2 }, '2nd Skimmer Wing': { lost: 2 } },
    }),
    communique('madder', 'The ford was open to anybody who asked. Nobody asked.'),
    confirm('verdigris', '0605'),
  ],
};
