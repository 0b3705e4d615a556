import { building, defence, found, raise, retarget, road } from './build-lines.ts';
import { agreeToDice, communique, confirm, headline, message, offer, pick, report, sign } from './deeds.ts';
import { foot, scouts } from './muster.ts';
import {
  airSupport,
  attack,
  claimArea,
  defend,
  fliesOver,
  guard,
  march,
  moveAndClaim,
  plannedAttack,
  send,
  spies,
  support,
} from './order-lines.ts';
import type { Turn } from './script.ts';

/** The turn in which visitors take over: all armies have met, and the battles are being fought. */
export const turnFive: Turn = {
  turn: 5,
  deals: [
    headline(
      'Rake End holds, and a photograph decides',
      'Both sides counted and got different totals. The photo from the last turn shows a burning tank and a tower with its flag still up: a draw.',
    ),
    message(
      'ochre',
      'verdigris',
      'The wing sits in your ruins with its engines cold. I’ll take it from the north, you close the south.',
    ),
    message('verdigris', 'ochre', 'Done. Whoever eats it keeps it. And a little something for the road?'),
    offer('ochre', 'verdigris', {
      gives: { bp: 100, from: '1002' },
      promise: 'Verdigris closes the south of Cinder Ridge.',
    }),
    sign('verdigris', 'ochre'),
    offer('azure', 'verdigris', {
      gives: { bp: 200, from: '0209' },
      promise: 'Verdigris lets the First Line Regiment go.',
    }),
    message('verdigris', 'azure', 'Two hundred? They’re good workers. Come and get them.'),
  ],
  build: {
    azure: [building('barracks', '0509'), defence('bunker', '0509'), road('0409', '0509')],
    madder: [
      found('0605'),
      raise('Fifth Strike Force', [
        foot.leads('Gate Captain', 5, 180),
        foot.squad('9th Line Squad', 10, 190),
        foot.squad('10th Line Squad', 10, 190),
        scouts('Outriders on foot', 6, 110),
        foot.guns('Siege Guns', 4, 200),
      ]),
    ],
    ochre: [defence('trench', '0905'), building('taxation-office', '0905'), road('0904', '0903')],
    verdigris: [retarget('Ridge Mob', '1009'), building('barracks', '0708'), road('0708', '0707')],
  },
  movement: {
    azure: [
      march('Second Line Regiment', '0406'),
      guard('Third Line Regiment'),
      guard('Armoured Column'),
      guard('Marsh Fusiliers'),
      march('Fourth Line Regiment', '0208 0308'),
      send('convoy', '0408', '0509'),
      fliesOver(8, 'intercept'),
    ],
    madder: [
      claimArea('Skimmer Wing'),
      guard('Strike Force'),
      guard('Second Strike Force'),
      march('Third Strike Force', '0604'),
      march('Fourth Strike Force', '0302 0403 0404'),
      fliesOver(5, 'tactical'),
    ],
    ochre: [
      moveAndClaim('Veil Guard', '0704'),
      guard('Ash Pilgrims'),
      guard('Sworn Host'),
      march('Dust Riders', '1005'),
      march('Iron Choir', '0904'),
      march('Lantern Host', '1003 0903'),
      send('spy', '0805', '0705 0605'),
      fliesOver(1, 'strategic', '0404'),
    ],
    verdigris: [
      guard('Junk Column'),
      guard('Great Horde'),
      guard('Marsh Horde'),
      march('Rust Mob', '0608'),
      march('Tin Horde', '0807'),
      march('Bog Horde', '0908 0808'),
      send('spy', '0508', '0509'),
      fliesOver(5, 'recon'),
    ],
  },
  battleOrders: {
    azure: [
      plannedAttack('Third Line Regiment', '0508'),
      defend('Armoured Column'),
      support('Marsh Fusiliers', 'Armoured Column'),
    ],
    madder: [
      defend('Strike Force'),
      support('Second Strike Force', 'Strike Force'),
      defend('Skimmer Wing'),
      spies('0805', 'gain-information'),
      airSupport('Strike Force'),
    ],
    ochre: [attack('Ash Pilgrims', '0806'), defend('Sworn Host'), spies('0806', 'gain-information')],
    verdigris: [
      plannedAttack('Junk Column', '0605'),
      defend('Great Horde'),
      attack('Marsh Horde', '0509'),
      spies('0509', 'gain-information'),
    ],
  },
  battles: [
    report('madder', '0806', {
      turns: 6,
      points: [240, 258],
      attacker: { 'Pilgrim Mob': { lost: 22 }, '3rd Sworn Band': { lost: 6 } },
      defender: { '1st Skimmer Wing': { lost: 3 }, '2nd Skimmer Wing': { lost: 2 } },
    }),
    message('madder', 'ochre', 'Wing still flying at the end of turn 6. Report is in, have a look.'),
    report('azure', '0509', {
      turns: 5,
      points: [120, 212],
      attacker: { 'Marsh Boss': { lost: 1 }, '4th Mob': { lost: 12 }, 'Mud Runners': { lost: 9 } },
      defender: { 'Town Militia': { lost: 6 }, '2nd Carrier Platoon': { lost: 5 } },
    }),
    agreeToDice('madder', '0605'),
    agreeToDice('verdigris', '0605'),
    pick('verdigris', '0605', ['Old Hands']),
    pick('madder', '0605', ['3rd Half-track Mob']),
    message('azure', 'verdigris', 'Wednesday, eight o’clock, table two? I’m coming for my regiment.'),
    message('verdigris', 'azure', 'Wednesday is fine. It’s still mine until then.'),
    message('ochre', ['azure', 'verdigris'], 'Madder and I left our hills on table two. They’re yours for Wednesday.'),
    message('verdigris', ['azure', 'ochre'], 'Hills in a swamp. We’ll find a use for them.'),
    communique('azure', 'On Wednesday we’re getting our regiment back. Visitors may watch from the hills.'),
    communique('madder', 'The ford is closed until further notice.'),
    confirm('verdigris', '0509'),
  ],
};
