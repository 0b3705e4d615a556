import { building, fortify, found, garrison, raise, road, route, spy } from './build-lines.ts';
import { communique } from './deeds.ts';
import { foot, scouts, tracks } from './muster.ts';
import { march, send } from './order-lines.ts';
import type { Turn } from './script.ts';

/** Everybody arms, and the fast columns set out. */
export const turnOne: Turn = {
  turn: 1,
  deals: [
    communique('azure', 'The League wants nobody’s hills. It would like its road finished.'),
    communique('verdigris', 'Everything south of the Karrow is ours. The rest is ours from Thursday.'),
  ],
  build: {
    azure: [
      raise('Second Line Regiment', [
        foot.leads('Regiment Staff', 5, 110),
        foot.squad('4th Rifle Platoon', 30, 240),
        foot.squad('5th Rifle Platoon', 30, 240),
        scouts('Foot Patrol', 6, 80),
        foot.guns('Field Guns', 6, 160),
      ]),
      garrison('Tessal Guard', '0209', [foot.squad('Old Company', 30, 210), foot.guns('Harbour Guns', 4, 120)]),
      building('barracks', '0209'),
      fortify('0509'),
      road('0209', '0208'),
      road('0208', '0308'),
      spy('0209'),
      route('0409', '0509'),
    ],
    madder: [
      raise('Second Strike Force', [
        foot.leads('Warden Staff', 5, 190),
        foot.squad('3rd Line Squad', 10, 190),
        foot.squad('4th Line Squad', 10, 190),
        foot.picked('Shield Bearers', 5, 200),
        foot.guns('Heavy Squad', 5, 180),
      ]),
      fortify('0404'),
      road('0202', '0302'),
      road('0302', '0403'),
      route('0205', '0204 0304 0404'),
      route('0503', '0404'),
    ],
    ochre: [
      raise('Ash Pilgrims', [
        foot.leads('Prophet and Bearers', 4, 210),
        foot.squad('3rd Sworn Band', 10, 210),
        foot.squad('Pilgrim Mob', 30, 180),
        foot.guns('Rocket Frames', 4, 160),
      ]),
      garrison('Gate Wardens', '1002', [foot.squad('Gate Band', 10, 200), foot.squad('Wall Levy', 20, 120)]),
      fortify('0905'),
      road('1002', '1003'),
      spy('1002'),
      route('1005', '0905'),
      route('0802', '0903 1003 1002'),
    ],
    verdigris: [
      raise('Junk Column', [
        tracks.leads('Junk Boss', 1, 180),
        tracks.squad('3rd Half-track Mob', 13, 250),
        tracks.squad('4th Half-track Mob', 13, 250),
        tracks.guns('Junk Guns', 2, 260),
      ]),
      raise('Marsh Horde', [
        foot.leads('Marsh Boss', 3, 170),
        foot.squad('4th Mob', 30, 210),
        foot.squad('5th Mob', 30, 210),
        foot.squad('Mud Runners', 20, 160),
      ]),
      fortify('0806'),
      found('0708'),
      road('1009', '0908'),
      spy('1009'),
      route('0808', '0908 1009'),
      route('1006', '1007 1008 1009'),
    ],
  },
  movement: {
    azure: [
      march('First Line Regiment', '0208 0308 0408'),
      march('Armoured Column', '0308 0408 0509'),
      send('spy', '0209', '0208 0308 0408 0509'),
    ],
    madder: [march('Skimmer Wing', '0202 0302 0403 0404 0505'), march('Strike Force', '0302 0403 0404')],
    ochre: [
      march('Dust Riders', '1002 1003 0904 0905'),
      march('Sworn Host', '1003 0904'),
      send('spy', '1002', '1003 0904 0905'),
    ],
    verdigris: [
      march('Half-track Raid', '0808 0708 0707'),
      march('Great Horde', '0908 0808'),
      send('spy', '1009', '0908 0808'),
    ],
  },
  battleOrders: { azure: [], madder: [], ochre: [], verdigris: [] },
  battles: [],
};
