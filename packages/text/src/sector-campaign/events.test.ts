import { type Event, sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { describe, expect, test } from 'vitest';
import { plain } from '../sentence.ts';
import { instructionSentence } from './declarations.ts';
import { isToldTwice, saidDeed } from './deeds.ts';
import { describeEvent } from './events.ts';
import { SIDE_NAMES } from './names.ts';
import type { Words } from './words.ts';

const read = (type: Event['type'], fields: object): Event =>
  sectorCampaign.schemas.event.parse({ type, rule: 'SEC-VP-13', to: 'all', turn: 3, ...fields });

const began = read('attack-declared', {
  battle: 'b1',
  territory: 'e2',
  from: 'w8',
  counters: ['west-1'],
  way: 'ground',
});
const field = began.type === 'attack-declared' ? began.territory : null;

const FACES: Readonly<Record<string, string>> = {
  'west-1': 'Salt Tanks',
  'west-4': 'Red Falcons',
  'east-6': 'Rust Mob',
};
const OWN: Readonly<Record<string, string>> = { wd1: 'Salt Tanks', wd4: 'Red Falcons' };

/** Words of a reader who plays West and knows what is under East’s counter 6, but no other. The battle b1 is in B. */
const words: Words = {
  side: (side) => ({ kind: 'seat', text: SIDE_NAMES[side], ref: side }),
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  territory: (id) => ({ kind: 'node', text: `[${id}]`, ref: id }),
  face: (id) => FACES[id] ?? null,
  detachment: (id) => OWN[id] ?? null,
  field: () => field,
  isReader: (side) => side === 'west',
};
/** Words of a spectator, who knows the face of no counter. */
const spectator: Words = { ...words, face: () => null, detachment: () => null, isReader: () => false };

const unit = { name: 'Buggy', count: 4, points: 200, traits: [], intercept: 0, armour: 5, lift: 0 };
const sheet = { name: 'Rust Mob', kind: 'ground', units: [unit], isCommander: false, points: 200, xp: 3 };
const dice = { attacker: { die: 3, points: 1500, bonus: 7 }, defender: { die: 4, points: 1000, bonus: 5 } };
const fought = [
  { counter: 'west-1', name: 'Salt Tanks', points: 300, isHalved: true, isWiped: false },
  { counter: 'east-6', name: 'Rust Mob', points: 200, isHalved: true, isWiped: true },
];
const ended = {
  ...{ battle: 'b1', territory: 'e2', attacker: 'west', commanders: ['red', 'blue'], ending: 'report' },
  ...{ winner: 'attacker', fought },
};

/** An example of every event, and its sentence. */
const TOLD: Readonly<Record<Event['type'], readonly [fields: object, sentence: string]>> = {
  'campaign-began': [
    { seats: ['red', 'blue'], target: 24 },
    'The set-up begins. The first side with 24 VP at the end of a turn wins the campaign.',
  ],
  'phase-opened': [{ phase: 'score' }, 'Now: End of the turn.'],
  'army-sealed': [{ side: 'east' }, 'East sealed an army.'],
  'army-provided': [{ side: 'east' }, 'East sealed no army in time and got a ready-made one.'],
  'armies-opened': [
    { sizes: { west: 9, east: 11 } },
    'Both armies are sealed: West has 9 detachments, and East has 11.',
  ],
  'majors-sealed': [{ side: 'east' }, 'East chose its major territories.'],
  'majors-named': [{ side: 'west', territories: ['w1', 'w3'] }, 'West’s major territories: [w1] and [w3].'],
  'planet-named': [{ side: 'west' }, 'West chose a planet.'],
  'planet-found': [{ planet: 'ice', dice: [2, 4] }, 'The planet is an Ice World (rolled 2 + 4 = 6).'],
  'experience-rolled': [
    { side: 'west', rolled: [{ detachment: 'wd1', die: 2, xp: 2 }] },
    'Starting XP of your detachments: Salt Tanks 2.',
  ],
  'first-placed': [
    { side: 'west', dice: [{ west: 3, east: 5 }] },
    'West places the first counter. The strategy ratings are equal, so the lower roll begins: West 3, East 5.',
  ],
  placed: [{ counter: 'east-9', at: 'e4' }, 'East placed counter 9 in [e4].'],
  'orbit-filled': [{ side: 'east', counters: ['east-12', 'east-13'] }, 'In orbit for East: counters 12 and 13.'],
  'turn-began': [{}, 'Turn 3 begins.'],
  'initiative-rolled': [
    { phase: 'moves', rolls: [{ west: 4, east: 2 }], winner: 'west', first: 'east' },
    'Moves, rolls before adding strategy ratings: West 4, East 2. West won the roll and lets East declare first.',
  ],
  'first-chosen': [{ phase: 'moves', side: 'west', first: 'west' }, 'West chose to declare first.'],
  'phase-skipped': [{ phase: 'air' }, 'Skipped, with nothing to declare: Aerial missions.'],
  passed: [
    { side: 'east', phase: 'moves', pass: 'skipped', isByTime: true },
    'East ran out of time and skipped a declaration.',
  ],
  'time-up': [{ side: 'east', decision: 'move' }, 'East ran out of time to declare a move or pass.'],
  'misses-noticed': [
    { side: 'east', misses: 3 },
    'East has missed 3 deadlines this turn. You may want to find a substitute.',
  ],
  'side-absent': [
    { side: 'east', turns: 2 },
    'East has decided nothing for 2 turns, so the other side may claim the victory.',
  ],
  'victory-claimed': [
    { side: 'west' },
    'West claimed the victory because the other side is absent. The referee decides.',
  ],
  'claim-answered': [{ side: 'west', isConfirmed: false }, 'West’s claim to victory was refused.'],
  'command-sealed': [{ side: 'east' }, 'East sealed its command sheet.'],
  queued: [{ side: 'west', queue: 'air', instructions: 2 }, 'West queued 2 instructions for aerial missions.'],
  'queue-cleared': [
    { side: 'west', queue: 'moves', instructions: 1 },
    'West’s queue for moves ended with 1 instruction unused.',
  ],
  preferred: [{ side: 'west', phase: 'moves' }, 'West changed who should declare first if it wins the roll for moves.'],
  'reaction-set': [{ side: 'west', detachment: 'wd4' }, 'West changed how Red Falcons will react to flights.'],
  proposed: [
    {
      side: 'west',
      by: 'green',
      proposal: 1,
      declaration: { type: 'move', detachment: 'wd1', to: 'w7', isBonus: true },
    },
    'green proposed to the commander: move Salt Tanks to [w7] (extra move).',
  ],
  'proposal-closed': [{ side: 'west', by: 'red', proposal: 1, how: 'adopted' }, 'Proposal 1 by red was adopted.'],
  assigned: [
    { side: 'west', detachment: 'wd1', keeper: 'green' },
    'green will fight and report the battles of Salt Tanks.',
  ],
  altered: [{ side: 'west', detachment: 'wd1', xpLost: 2 }, 'Altered for 2 XP: Salt Tanks.'],
  'mission-declared': [
    { counter: 'east-9', at: 'e4', mission: 'escort', isByTime: false },
    'East gave counter 9 an escort mission in [e4].',
  ],
  'flight-began': [
    { counter: 'east-9', purpose: 'attack', from: 'e4', route: ['e1', 'w7'], cargo: 'east-6', escort: 'east-3' },
    'East’s counter 9 took off to attack [w7] via [e1], carrying Rust Mob (counter 6), escorted by counter 3.',
  ],
  intercepted: [
    { counter: 'east-9', by: 'west-4', at: 'w7', isByEscort: false },
    'Red Falcons intercepted East’s counter 9 in [w7].',
  ],
  'drop-intercepted': [
    { counter: 'east-12', by: 'west-4', at: 'w7', dice: [3, 5], firing: 1 },
    'Red Falcons tried to intercept the drop of East’s counter 12 in [w7]: rolled 3 and 5, so 1 unit can fire.',
  ],
  'flak-rolled': [
    { side: 'west', at: 'w7', against: 'east-9', dice: [{ counter: 'west-1', die: 6 }] },
    'Flak in [w7] against East’s counter 9 (fires on a 6): Salt Tanks rolled 6.',
  ],
  'flak-fired': [
    { counter: 'west-1', at: 'w7', against: 'east-9' },
    'The flak of Salt Tanks fired at East’s counter 9 in [w7].',
  ],
  'air-fire': [
    {
      ...{ counter: 'west-4', against: 'east-9', units: [{ name: 'Skylark', count: 2 }], dice: [5, 3] },
      lost: [{ name: 'Gale', count: 1 }],
    },
    'Red Falcons fired at East’s counter 9 with 2 × Skylark: rolled 5 and 3. Lost: 1 × Gale.',
  ],
  'air-loss': [
    { counter: 'east-9', at: 'w7', isHalved: true, isWiped: true },
    'Shot down in [w7], back next turn: East’s counter 9.',
  ],
  'flight-ended': [{ counter: 'east-9', at: 'w7', hasArrived: false }, 'East’s counter 9 got no further than [w7].'],
  'scouting-seen': [{ territory: 'e2' }, '[e2] was scouted.'],
  scouted: [
    {
      ...{ counter: 'west-1', from: 'w8', territory: 'e2' },
      dice: [
        { counter: 'east-6', die: 6 },
        { counter: 'east-9', die: 3 },
      ],
    },
    'Salt Tanks scouted [e2] from [w8]: rolled 6 for Rust Mob (counter 6) and 3 for counter 9.',
  ],
  'sheet-read': [{ side: 'west', counter: 'east-6', sheet }, 'East’s counter 6 is Rust Mob (200 points, 3 XP).'],
  'machines-told': [{ side: 'west', counter: 'east-9', machines: [] }, 'East’s counter 9 has no war machines.'],
  'scouts-captured': [{ counter: 'west-1' }, 'East captured scouts and learned all about Salt Tanks.'],
  moved: [{ counter: 'east-9', from: 'e4', into: 'e1', isBonus: false }, 'East’s counter 9 moved from [e4] to [e1].'],
  flown: [
    { counter: 'west-4', from: 'w4', into: 'w7', cargo: 'west-1' },
    'Red Falcons flew from [w4] to [w7] with Salt Tanks on board.',
  ],
  dropped: [{ counter: 'east-12', at: 'e4' }, 'East’s counter 12 landed in [e4].'],
  'vehicles-landed': [{ counter: 'east-12', at: 'e4' }, 'The vehicles of East’s counter 12 landed in [e4].'],
  'fortification-begun': [{ side: 'east', territory: 'e1' }, 'East began to fortify [e1].'],
  'attack-declared': [
    { battle: 'b1', territory: 'w8', from: 'e2', counters: ['east-3', 'east-9'], way: 'ground' },
    'East attacked [w8] from [e2] with counters 3 and 9.',
  ],
  responded: [
    { battle: 'b1', counter: 'east-12', from: null, way: 'drop' },
    'East sent counter 12 from orbit to the battle in [e2].',
  ],
  'responses-ended': [
    { battle: 'b1', territory: 'e2', isByTime: true },
    'Time is up: no more responses to the attack on [e2].',
  ],
  'control-changed': [{ territory: 'e2', was: 'east', side: 'west', how: 'won' }, 'West took [e2] from East.'],
  'battle-began': [
    { battle: 'b1', territory: 'e2', attackers: ['west-1'], defenders: ['east-6'], responders: ['east-12'] },
    'The battle in [e2] began: Salt Tanks against East’s Rust Mob (counter 6), with East’s counter 12 in reserve.',
  ],
  revealed: [
    { side: 'east', battle: 'b1', sheets: [{ counter: 'east-6', sheet }] },
    'Revealed in [e2]: Rust Mob (counter 6).',
  ],
  'quick-asked': [{ battle: 'b1', side: 'east', wants: true }, 'East asked for dice to decide the battle in [e2].'],
  'effects-used': [
    { battle: 'b1', side: 'west', effects: [{ effect: 'stubborn', counter: 'west-1' }], bombardments: 2 },
    'West will use Stubborn for Salt Tanks and 2 orbital bombardments in the battle in [e2].',
  ],
  'report-filed': [
    { battle: 'b1', side: 'east', result: { winner: 'draw', deeds: [] }, isAmendment: true },
    'East amended the report on the battle in [e2]: a draw.',
  ],
  'report-confirmed': [
    { battle: 'b1', side: 'east', isBySilence: true },
    'East didn’t answer in time, so the report on the battle in [e2] counts as confirmed.',
  ],
  'report-taken-back': [{ battle: 'b1', side: 'east' }, 'East took back its report on the battle in [e2].'],
  'report-disputed': [
    { battle: 'b1', side: 'east', text: 'We held.' },
    'East disputed the report on the battle in [e2]: “We held”.',
  ],
  'quick-resolved': [{ battle: 'b1', dice }, 'Dice for the battle in [e2]: attacker 3 + 7 = 10, defender 4 + 5 = 9.'],
  'battle-ended': [ended, 'West beat East in [e2]. Wiped out: East’s Rust Mob. Halved: Salt Tanks.'],
  'xp-changed': [
    { side: 'west', changes: [{ detachment: 'wd1', by: -1, xp: 5 }] },
    'XP of West: Salt Tanks −1 (now 5).',
  ],
  'withdrawals-sealed': [{ side: 'east' }, 'East chose who stays and who goes where.'],
  'went-back': [{ counter: 'west-1', from: 'e2', into: 'w8' }, 'Salt Tanks went back from [e2] to [w8].'],
  retreated: [
    { counter: 'east-6', from: 'e2', into: 'e5' },
    'East’s Rust Mob (counter 6) retreated from [e2] to [e5].',
  ],
  removed: [
    { counter: 'east-6', at: 'e2', why: 'no-retreat' },
    'Destroyed, with nowhere to retreat: East’s Rust Mob (counter 6).',
  ],
  renumbered: [{ side: 'east', counters: 2 }, 'East hid 2 counters again, under new numbers.'],
  isolated: [{ territories: ['w7', 'e2'] }, 'Isolated next turn: [w7] and [e2].'],
  reconnected: [{ territories: ['w7'] }, 'No longer isolated: [w7].'],
  fortified: [{ territory: 'w8', side: 'west' }, 'West has fortified [w8].'],
  scored: [
    { side: 'west', amount: 2, score: 'battle', battle: 'b1', territories: [] },
    'West scored 2 VP for a battle won in [e2].',
  ],
  'elsewhere-rolled': [
    { side: 'west', die: 6, modifier: 1, result: 6, amount: 2 },
    'In other sectors, West rolled 6 + 1 = 7, which counts as 6: +2 VP.',
  ],
  'momentum-earned': [{ side: 'west', effects: 1 }, 'West earned 1 momentum effect for next turn.'],
  'effects-chosen': [
    { side: 'west', effects: ['re-roll', 'stubborn'] },
    'West’s momentum effects for next turn: Re-Roll and Stubborn.',
  ],
  'effects-lapsed': [{ side: 'east', effects: 2 }, 'East lost 2 unused momentum effects.'],
  'turn-end-sealed': [{ side: 'east' }, 'East made its choices for the end of the turn.'],
  'campaign-ended': [
    { winner: 'west', scores: { west: 25, east: -2 } },
    'The campaign is over, and West won. Final score: West 25, East −2.',
  ],
  'directive-announced': [{ side: 'east', size: 'minor' }, 'East received a minor directive.'],
  'directive-rolled': [
    { side: 'west', number: 7, dice: [3, 4] },
    'Your directive (rolled 3 + 4 = 7): Keep up the pressure. Attack two enemy territories.',
  ],
  'directive-answered': [{ side: 'west', number: 6, isIgnored: true }, 'West ignored its directive: Feint.'],
  'away-rolled': [
    {
      side: 'west',
      dice: [
        { detachment: 'wd1', die: 4, isAway: true },
        { detachment: 'wd4', die: 2, isAway: false },
      ],
    },
    'Dice for who is called away this turn: Salt Tanks 4 (away) and Red Falcons 2.',
  ],
  'directive-judged': [{ side: 'west', number: 10, isFulfilled: false }, 'West failed its directive: Stability.'],
  bought: [
    { side: 'west', resource: 'air', points: 2, detachment: 'wd4' },
    'West bought air support (Red Falcons) for 2 VP.',
  ],
  'upkeep-paid': [
    { side: 'west', detachment: 'wd4', points: 2, isForced: true },
    'West had to pay 2 VP to keep Red Falcons, which can’t leave while isolated.',
  ],
  joined: [{ side: 'west', detachment: 'wd1', tenure: 'army' }, 'Salt Tanks joined West for good.'],
  'given-up': [{ side: 'west', detachments: ['wd1', 'wd9'] }, 'West gave up 2 detachments for good.'],
  'counter-arrived': [{ counter: 'east-14', at: null }, 'East’s counter 14 arrived in orbit.'],
  'counter-left': [{ counter: 'east-14', at: 'e5' }, 'East’s counter 14 left [e5].'],
  ruled: [
    { ruling: 'set-army', facts: { side: 'east' }, reason: 'No answer' },
    'The referee gave East an army: “No answer”.',
  ],
  corrected: [
    { edit: 'move-counter', facts: { counter: 'east-9', to: 'e4' }, reason: 'A slip' },
    'The referee moved East’s counter 9 to [e4]: “A slip”.',
  ],
};

describe('every event has a sentence', () => {
  test.each(Object.entries(TOLD))('%s', (type, [fields, sentence]) => {
    expect(plain(describeEvent(read(type as Event['type'], fields), words))).toBe(sentence);
  });
});

test('spectators read no counter’s name before its battle is over', () => {
  const names = Object.values(FACES);
  const published: readonly string[] = ['battle-ended', 'sheet-read', 'revealed'];
  const told = Object.entries(TOLD).filter(([type]) => !published.includes(type));
  const leaks = told.filter(([type, [fields]]) => {
    const sentence = plain(describeEvent(read(type as Event['type'], fields), spectator));
    return names.some((name) => sentence.includes(name));
  });
  expect(leaks.map(([type]) => type)).toEqual([]);
});

describe('a battle ends', () => {
  test.each([
    [{ winner: 'draw', fought: [] }, 'The battle in [e2] was a draw.'],
    [{ ending: 'concession', winner: 'defender', fought: [] }, 'West conceded the battle in [e2].'],
    [{ ending: 'quick', fought: [] }, 'Dice decided the battle in [e2]: West won.'],
    [{ ending: 'referee', winner: 'draw', fought: [] }, 'The battle in [e2] was decided by the referee: a draw.'],
    [{ ending: 'undefended', fought: [] }, 'West met no resistance in [e2].'],
    [{ ending: 'lapsed', winner: 'defender', fought: [] }, 'The attack on [e2] lapsed, because no attacker was left.'],
  ])('%o', (fields, sentence) => {
    expect(plain(describeEvent(read('battle-ended', { ...ended, ...fields }), words))).toBe(sentence);
  });
});

test.each([
  [
    { side: 'east', phase: 'moves', pass: 'final', isByTime: true },
    'East ran out of time and passed for the rest of the phase.',
  ],
  [{ side: 'east', phase: 'moves', pass: 'final', isByTime: false }, 'East passed for the rest of the phase.'],
  [{ side: 'east', phase: 'moves', pass: 'waived', isByTime: false }, 'East passed this time.'],
])('a pass says what it means: %o', (fields, sentence) => {
  expect(plain(describeEvent(read('passed', fields), words))).toBe(sentence);
});

const declarations = [
  [{ type: 'place', detachment: 'wd1', at: 'w8' }, 'place Salt Tanks in [w8]'],
  [{ type: 'mission', detachment: 'wd4', mission: 'intercept' }, 'give Red Falcons a mission: intercept'],
  [
    { type: 'scout', detachment: 'wd4', territory: 'e5', route: ['e2', 'e5'], back: null, escort: null },
    'scout [e5] via [e2] with Red Falcons',
  ],
  [
    { type: 'dogfight', detachment: 'wd4', route: ['e2'], against: 'east-9', back: null },
    'send Red Falcons to [e2] to fight East’s counter 9',
  ],
  [{ type: 'fortify', territory: 'w8' }, 'fortify [w8]'],
  [{ type: 'land-vehicles', detachment: 'wd1' }, 'land the vehicles of Salt Tanks'],
  [
    { type: 'attack', from: 'w8', to: 'e2', detachments: ['wd1'], isHasty: true },
    'attack [e2] from [w8] with Salt Tanks (hasty attack)',
  ],
  [{ type: 'respond', detachment: 'wd1' }, 'respond with Salt Tanks'],
  [
    { type: 'fly', purpose: 'move', detachment: 'wd4', route: ['w7'], cargo: 'wd1', escort: null, isBonus: false },
    'fly Red Falcons to [w7], carrying Salt Tanks',
  ],
  [
    {
      type: 'fly',
      purpose: 'attack',
      detachment: 'wd4',
      route: ['e2', 'e5'],
      cargo: null,
      escort: null,
      isBonus: false,
    },
    'attack [e5] via [e2] by air with Red Falcons',
  ],
  [{ type: 'drop', purpose: 'attack', detachment: 'wd1', at: 'e5' }, 'drop Salt Tanks on [e5]'],
  [{ type: 'done' }, 'send no more responses'],
  [{ type: 'pass' }, 'pass'],
] as const;

test.each(declarations)('a proposal in words: %o', (declaration, clause) => {
  const event = read('proposed', { side: 'west', by: 'green', proposal: 2, declaration });
  expect(plain(describeEvent(event, words))).toBe(`green proposed to the commander: ${clause}.`);
});

test('an instruction gives its condition, and what happens otherwise', () => {
  const order = sectorCampaign.schemas.order.parse({
    type: 'queue',
    queue: 'moves',
    instructions: [
      {
        choices: [
          {
            when: { is: 'theirs', territory: 'w7' },
            declaration: { type: 'move', detachment: 'wd1', to: 'w8', isBonus: false },
          },
          { when: null, declaration: { type: 'pass' } },
        ],
      },
    ],
  });
  const said = order.type === 'queue' ? order.instructions.map((one) => plain(instructionSentence(one, words))) : [];
  expect(said).toEqual(['If [w7] is the enemy’s, move Salt Tanks to [w8]. Otherwise, pass.']);
});

test('the log of deeds says what the referee did and what followed', () => {
  const events = [
    read('ruled', { ruling: 'settle', facts: { battle: 'b1' }, reason: 'Both agreed' }),
    read('battle-ended', { ...ended, ending: 'referee', fought: [] }),
  ];
  expect(saidDeed(events, words)).toEqual({
    did: ['decided the result of the battle in [e2]'],
    after: ['The battle in [e2] was decided by the referee: West won.'],
  });
});

test.each<[string, readonly string[], number, string]>([
  ['own-minor', ['w7'], -1, 'West lost 1 VP for a minor in enemy hands: [w7].'],
  ['enemy-major', ['e2', 'e5'], 4, 'West scored 4 VP for enemy majors held: [e2] and [e5].'],
])('VP for territories name them: %s, %j', (score, territories, amount, said) => {
  expect(plain(describeEvent(read('scored', { side: 'west', amount, score, battle: null, territories }), words))).toBe(
    said,
  );
});

test('a correction is reported only once', () => {
  const events = [
    read('scored', { side: 'west', amount: 2, score: 'referee', battle: null, territories: [] }),
    read('corrected', { edit: 'set-score', facts: { side: 'west', score: 5 }, reason: 'A slip' }),
  ];
  expect(events.map(isToldTwice)).toEqual([true, false]);
});

test.each<[string, object, string]>([
  ['set-score', { side: 'west', score: 5 }, 'set West’s score to 5'],
  ['set-control', { territory: 'e2', side: 'west' }, 'gave [e2] to West'],
  ['set-fortified', { territory: 'w8', isFortified: false }, 'removed the fortifications of [w8]'],
  ['remove-counter', { counter: 'east-9' }, 'removed East’s counter 9 from the campaign'],
  ['set-xp', { counter: 'west-1', xp: 7 }, 'set the XP of Salt Tanks to 7'],
  ['set-dropships', { race: 'orks', isPermitted: false }, 'ruled out dropships for Orks'],
])('a correction says what it changes: %s', (edit, facts, clause) => {
  const { did } = saidDeed([read('corrected', { edit, facts, reason: 'A slip' })], words);
  expect(did).toEqual([clause]);
});
