import { building, defence, followers, found, garrison, raise, road } from './build-lines.ts';
import {
  agreeToDice,
  communique,
  confirm,
  decideCaptives,
  headline,
  lose,
  message,
  offer,
  pick,
  report,
  sign,
} from './deeds.ts';
import { foot, scouts } from './muster.ts';
import { attack, claimArea, defend, fliesOver, guard, march, plannedAttack, send, support } from './order-lines.ts';
import type { Turn } from './script.ts';

/** Azure and Madder become allies; the half-tracks are taken, and the Horde comes out of the jungle. */
export const turnThree: Turn = {
  turn: 3,
  deals: [
    headline(
      'The river holds at Hollin Ford',
      'Verdigris sent its half-tracks straight through the water. The skimmers of Madder came round both ends, and the column did not.',
    ),
    message('azure', 'madder', 'Your wardens and my regiment could shake hands across the forest. Alliance?'),
    message('madder', 'azure', 'Gladly. I’ll hold the ford, you hold Rake End. Send me the papers.'),
    offer('azure', 'madder', { treaty: 'alliance', promise: 'Azure sends a regiment to the Karrow by turn 5.' }),
    sign('madder', 'azure'),
  ],
  build: {
    azure: [
      raise('Third Line Regiment', [
        foot.leads('Third Staff', 5, 110),
        foot.squad('6th Rifle Platoon', 30, 240),
        foot.squad('7th Rifle Platoon', 30, 240),
        foot.picked('Grenadiers', 8, 160),
      ]),
      found('0307'),
      building('prison', '0509'),
      defence('tower', '0509'),
      road('0206', '0307'),
      road('0206', '0307'),
    ],
    madder: [
      building('prison', '0404'),
      building('strategic-hq', '0404'),
      defence('tower', '0404'),
      defence('bunker', '0404'),
      defence('wall', '0404'),
      road('0404', '0505'),
    ],
    ochre: [
      followers('0805', [foot.squad('Road Ghosts', 12, 240), foot.picked('Masked Riders', 4, 160)]),
      raise('Iron Choir', [
        foot.leads('Choir Master', 3, 190),
        foot.squad('6th Sworn Band', 10, 210),
        foot.squad('7th Sworn Band', 10, 210),
        foot.guns('Bell Cannon', 3, 210),
      ]),
      road('0905', '0805'),
    ],
    verdigris: [
      raise('Tin Horde', [
        foot.leads('Tin Boss', 3, 170),
        foot.squad('8th Mob', 30, 210),
        foot.squad('9th Mob', 30, 210),
        scouts('Sneaks', 10, 110),
        foot.guns('Rattle Guns', 4, 140),
      ]),
      garrison('Elmstead Mob', '0708', [foot.squad('Elmstead Mob', 30, 180)]),
      defence('bunker', '0708'),
    ],
  },
  movement: {
    azure: [
      claimArea('First Line Regiment'),
      guard('Armoured Column'),
      march('Second Line Regiment', '0407'),
      march('Marsh Fusiliers', '0208 0308 0408'),
      march('Rake End Watch', '0409 0509'),
      send('spy', '0609', '0709'),
      fliesOver(8, 'recon'),
    ],
    madder: [
      march('Skimmer Wing', '0705'),
      march('Strike Force', '0605'),
      march('Second Strike Force', '0505'),
      march('Third Strike Force', '0302 0403 0404'),
      march('Copse Hill Watch', '0202 0302 0403'),
      send('spy', '0504', '0604 0704'),
      fliesOver(5, 'recon'),
    ],
    ochre: [
      march('Dust Riders', '1005'),
      march('Ash Pilgrims', '0905'),
      march('Sworn Host', '0904'),
      march('Veil Guard', '1003 0903'),
      march('Sandal Post', '1002 1003'),
      send('spy', '0805', '0705 0605'),
      send('spy', '0905', '0805'),
    ],
    verdigris: [
      claimArea('Half-track Raid'),
      march('Great Horde', '0607'),
      march('Junk Column', '0708 0707'),
      march('Marsh Horde', '0709'),
      march('Rust Mob', '0908 0808 0708'),
      send('spy', '0607', '0508'),
    ],
  },
  battleOrders: {
    azure: [defend('First Line Regiment'), support('Armoured Column', 'First Line Regiment')],
    madder: [attack('Strike Force', '0606'), attack('Skimmer Wing', '0606')],
    ochre: [],
    verdigris: [defend('Half-track Raid'), plannedAttack('Great Horde', '0508')],
  },
  battles: [
    report('madder', '0606', {
      turns: 4,
      points: [150, 76],
      surrender: 'defender',
      attacker: { '1st Line Squad': { lost: 4 } },
      defender: { 'Gun Half-tracks': { lost: 1 } },
    }),
    message('verdigris', 'madder', 'They won’t come out of the river a second time. That ford owes me a column.'),
    confirm('verdigris', '0606'),
    message('azure', 'verdigris', 'I can’t make it to the club before Sunday. Dice?'),
    agreeToDice('azure', '0508'),
    agreeToDice('verdigris', '0508'),
    pick('verdigris', '0508', ['Mortar Battery']),
    pick('azure', '0508', ['Scrap Guns']),
    lose('azure', '0508', [
      '1st Rifle Platoon',
      '2nd Rifle Platoon',
      'Mortar Battery',
      '3rd Rifle Platoon',
      'Command Group',
      'Recon Section',
      'Sharpshooters',
    ]),
    lose('verdigris', '0508', ['1st Mob', '2nd Mob', 'Scrap Guns', '3rd Mob']),
    communique('verdigris', 'We lost a column in a river and found a regiment in a wood. That is fair.'),
    communique('azure', 'To the Horde: our regiment eats three times a day and takes its tea strong.'),
    decideCaptives('verdigris', '0508', false),
  ],
};
