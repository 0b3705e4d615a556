import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { describe, expect, test } from 'vitest';
import { plain } from '../sentence.ts';
import { saidDeed } from './deeds.ts';
import { describeEvent } from './events.ts';
import type { Words } from './words.ts';

const read = (type: Event['type'], fields: object): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-ORD-15', to: 'all', day: 3, ...fields });

const began = read('battle-opened', { battle: 'b1', node: 'O4', attacker: 'red', defender: 'blue', hasRok: false });
const field = began.type === 'battle-opened' ? began.node : null;

/** Words for the reader red, with ids as names. The battle b1 is at O4. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id === '*guard' ? 'the Imperial Guard' : id, ref: id }),
  node: (id) => ({ kind: 'node', text: `[${id}]`, ref: id }),
  force: (id) => (id === 'f9' ? null : { kind: 'name', text: id.toUpperCase(), ref: id }),
  field: () => field,
  site: (id) => (id === field ? 'Forge quarter' : null),
  isReader: (id) => id === 'red',
};

const paid = { cp: 5, acceleration: 0 };
const move = { type: 'move', force: 'f1', to: 'O4' };
const sides = [['blue'], ['red']];
const result = {
  ...{ date: '2031-05-05', mission: 'recon', isPivotal: false, level: 1000, winner: 1, degree: 'solid', iasl: [] },
};
const ended = {
  ...{ battle: 'b1', node: 'O4', ending: 'report', sides, winner: 1, degree: 'solid', die: null, armies: [], iasl: [] },
};
const mission = {
  ...{ kind: 'regular', mission: 'recon', category: 'standard', dice: [2, 4], attacks: 'attacker' },
  strategy: [{ attacker: 4, defender: 3 }],
};

/** An example of every event, and its sentence. */
const TOLD: Readonly<Record<Event['type'], readonly [fields: object, sentence: string]>> = {
  'campaign-began': [{ seats: ['red', 'blue'] }, 'The set-up begins.'],
  'set-up-asked': [{ step: 'others', seats: ['red', 'blue'] }, 'Now choosing a node to start in: red and blue.'],
  'control-dealt': [{ owner: '*guard', nodes: ['O1', 'O2'] }, 'Now controlled by the Imperial Guard: [O1] and [O2].'],
  'force-raised': [
    { force: 'f1', owner: 'blue', node: 'D1', name: 'B1', isHulk: false },
    'A new battleforce in [D1]: blue’s B1.',
  ],
  'war-began': [{ date: '2031-05-05' }, 'The war begins: day 1, Mon 5 May.'],
  'seat-emptied': [{ seat: 'blue' }, 'Nobody is playing blue at the moment.'],
  'seat-filled': [{ seat: 'blue' }, 'Somebody is playing blue again.'],
  'player-joining': [{ seat: 'blue', faction: 'tau' }, 'blue will join the war at midnight as Tau.'],
  'player-entered': [{ seat: 'blue', faction: 'tau' }, 'blue joined the war as Tau.'],
  'day-began': [{ date: '2031-05-07' }, 'Day 3 begins: Wed 7 May.'],
  'cp-gained': [
    {
      why: 'daily',
      gains: [
        { seat: 'red', points: 1, lost: 0 },
        { seat: 'blue', points: 0, lost: 1 },
      ],
    },
    'Daily points: red +1 CP and blue +0 CP (1 CP lost to the limit).',
  ],
  'embargo-ended': [{ gains: [{ seat: 'red', points: 3 }] }, 'Acceleration points can now be spent: red 3.'],
  'vp-scored': [{ seat: 'red', amount: 9, score: 'battle', battle: 'b1' }, 'red scored 9 VP for a battle at [O4].'],
  ordered: [
    { seat: 'red', command: move, paid: { cp: 1, acceleration: 4 } },
    'red spent 5 CP (4 of them acceleration points) to move F1 to [O4].',
  ],
  'order-cancelled': [
    { seat: 'red', command: move, paid, code: 'force-locked', facts: {} },
    'red’s order to move F1 to [O4] was cancelled. This battleforce is locked by a battle, so it can’t take orders. 5 CP were lost.',
  ],
  'orders-postdated': [
    { seat: 'red', post: 1, commands: [move], when: { kind: 'affordable', mayPass: false } },
    'red postdated an order: move F1 to [O4], as soon as it can be paid for.',
  ],
  'orders-withdrawn': [{ seat: 'red', post: 1 }, 'red withdrew a postdated order. It cost nothing.'],
  'orders-lapsed': [
    { seat: 'red', post: 1, code: 'cannot-pay' },
    'red’s postdated order lapsed when it fell due. There were not enough CP. It cost nothing.',
  ],
  'orders-queued': [
    { seat: 'red', post: 1, commands: [move], paid },
    'red paid 5 CP for an order that will be carried out at the daily hour: move F1 to [O4].',
  ],
  'order-ignored': [
    { force: 'f2', seat: 'blue', die: 2 },
    'blue’s F2 ignored the order: Tainted, rolled 2, needed 4+.',
  ],
  moved: [
    { force: 'f1', owner: 'red', from: 'O1', into: 'O6', roll: { die: 4, needed: 3 } },
    'F1 moved from [O1] to [O6]: rolled 4, needed 3+.',
  ],
  'path-failed': [
    { force: 'f9', owner: 'blue', from: 'O1', into: 'O1', die: 2, needed: 3 },
    'blue’s battleforce stayed in [O1]: rolled 2, needed 3+.',
  ],
  'control-changed': [{ node: 'O4', was: 'blue', owner: 'red', how: 'entered' }, 'red took [O4] from blue.'],
  'rok-landed': [{ node: 'O9', seat: 'red' }, 'red’s Rok now defends [O9].'],
  'portal-opened': [{ node: 'V5', seat: 'red' }, 'red opened a webway portal in [V5].'],
  'installation-destroyed': [
    { node: 'O4', what: 'site', by: 'blue', owner: null },
    'blue destroyed the Forge quarter in [O4].',
  ],
  'force-tainted': [
    { force: 'f2', by: 'red' },
    'red tainted F2. From now on, it ignores orders to move if it rolls 1 to 3.',
  ],
  'roster-entered': [
    { force: 'f1', seat: 'red', points: 500, units: 1, hasCore: false },
    'Roster of F1: 1 unit, 500 points. It lacks the core of 1 HQ and 2 Troops.',
  ],
  'force-modified': [
    {
      force: 'f1',
      seat: 'red',
      added: ['Scouts'],
      retired: [],
      changed: [{ name: 'Tanks', xpLost: 100 }],
      isRetrained: false,
    },
    'red modified F1: added Scouts and changed Tanks (100 XP lost).',
  ],
  'force-renamed': [
    { force: 'f1', seat: 'red', name: 'Sable Column' },
    'red gave a battleforce a new name: Sable Column.',
  ],
  'xp-gained': [
    {
      battle: 'b1',
      seat: 'red',
      units: [
        { name: 'Tanks', xp: 100, dice: [3] },
        { name: 'Scouts', xp: -100, dice: [] },
      ],
    },
    'red’s XP from the battle at [O4]: Tanks +100 (rolled 3); Scouts −100.',
  ],
  'battle-opened': [
    { battle: 'b1', node: 'O4', attacker: 'red', defender: 'blue', hasRok: false },
    'red attacked blue at [O4].',
  ],
  'battle-joined': [{ battle: 'b1', node: 'O4', force: 'f2', owner: 'blue' }, 'blue’s F2 joined the stack at [O4].'],
  'level-proposed': [{ battle: 'b1', seat: 'red', level: 1500 }, 'red proposed 1,500 points for the battle at [O4].'],
  'level-agreed': [
    { battle: 'b1', level: 1000, by: 'players' },
    'The players set the force level of the battle at [O4] to 1,000 points.',
  ],
  'pivotal-asked': [{ battle: 'b1', seat: 'red' }, 'red would like the battle at [O4] to be pivotal.'],
  'pivotal-answered': [{ battle: 'b1', seat: 'red', wants: false }, 'red declined a pivotal battle at [O4].'],
  'mission-fixed': [
    { battle: 'b1', mission },
    'Mission for the battle at [O4]: Recon (Regular mission, strategy roll 4 + 1 against 3, Standard, rolled 2 and 4).',
  ],
  'choice-asked': [
    { battle: 'b1', choice: { kind: 'mission', by: 'red', of: ['recon'] } },
    'red can choose the mission for the battle at [O4].',
  ],
  'random-asked': [{ battle: 'b1', seat: 'red', wants: true }, 'red asked for a die to decide the battle at [O4].'],
  'multi-asked': [
    { battle: 'b1', seat: 'red', sides: [['blue', 'green'], ['red']] },
    'red proposed one battle for everyone in the stack at [O4]: blue and green against red.',
  ],
  'multi-answered': [{ battle: 'b1', seat: 'red', agrees: true }, 'red agreed to one battle for everyone at [O4].'],
  'multi-agreed': [
    { battle: 'b1', sides },
    'Everyone in the stack will fight in the battle at [O4]: blue against red.',
  ],
  'multi-lapsed': [{ battle: 'b1' }, 'The stack at [O4] will be fought two players at a time.'],
  'list-given': [
    { battle: 'b1', seat: 'red', force: 'f1' },
    'red entered a list for the battle at [O4]. The referee must approve it.',
  ],
  'list-approved': [{ battle: 'b1', seat: 'red' }, 'The referee approved red’s list for the battle at [O4].'],
  'report-filed': [
    { battle: 'b1', report: { ...result, by: 'red' }, isAmendment: false },
    'red reported the battle at [O4]: a solid victory for the attacker. Recon, 1,000 points.',
  ],
  'report-confirmed': [
    { battle: 'b1', seat: 'blue', isBySilence: true },
    'blue didn’t answer in time, so the report on the battle at [O4] counts as confirmed.',
  ],
  'report-taken-back': [{ battle: 'b1', seat: 'red' }, 'red took back the report on the battle at [O4].'],
  'report-disputed': [
    { battle: 'b1', seat: 'blue', text: 'It was a draw.' },
    'blue disputed the report on the battle at [O4]: “It was a draw”.',
  ],
  'battle-ended': [ended, 'red won a solid victory over blue at [O4].'],
  retreated: [
    { force: 'f2', owner: 'blue', from: 'O4', into: 'O3', why: 'retreat', list: [] },
    'blue’s F2 retreated from [O4] to [O3].',
  ],
  'force-destroyed': [
    { force: 'f9', owner: 'blue', node: 'V5', name: 'Vell Garrison' },
    'Destroyed at [V5]: blue’s Vell Garrison.',
  ],
  'stack-advanced': [
    { node: 'O4', owner: 'red', force: 'f1', how: 'took' },
    'F1, next in the stack, found [O4] empty and took it.',
  ],
  'night-opened': [{ session: 1 }, 'A game night session has begun.'],
  'round-opened': [{ round: 2, players: ['red', 'blue'] }, 'Round 2 is open: one order each for red and blue.'],
  'presence-changed': [{ seat: 'red', isPresent: true }, 'red joined the game night.'],
  passed: [{ seat: 'red', isByTime: true }, 'red passed because time was up.'],
  'night-closed': [{ session: 1, why: 'battle' }, 'The game night session ended because a battle began.'],
  'battle-extended': [
    { battle: 'b1', days: 2, reason: 'Flu.' },
    'The referee gave the battle at [O4] 2 more days: “Flu”.',
  ],
  ruled: [
    { ruling: 'give-points', facts: { seat: 'red', points: 5, isCapped: true }, reason: 'A late start' },
    'The referee gave red 5 CP: “A late start”.',
  ],
  corrected: [
    { edit: 'set-control', facts: { node: 'O4', seat: 'red', was: 'blue' }, reason: 'A slip' },
    'The referee took [O4] from blue and gave it to red: “A slip”.',
  ],
  'campaign-ended': [
    {
      winners: ['red'],
      standings: [
        { seat: 'red', vp: 152 },
        { seat: 'blue', vp: 90 },
      ],
    },
    'The war is over, and red won. Final score: red 152 VP and blue 90 VP.',
  ],
};

describe('every event has a sentence', () => {
  test.each(Object.entries(TOLD))('%s', (type, [fields, sentence]) => {
    expect(plain(describeEvent(read(type as Event['type'], fields), words))).toBe(sentence);
  });
});

describe('a battle ends', () => {
  test.each([
    [{ winner: null, degree: null }, 'blue and red fought to a draw at [O4].'],
    [{ ending: 'referee' }, 'The battle at [O4] was decided by the referee: red won a solid victory over blue.'],
    [{ ending: 'referee', winner: null, degree: null }, 'The battle at [O4] was decided by the referee: a draw.'],
    [{ ending: 'concession', winner: 0, degree: 'marginal' }, 'red conceded the battle at [O4] to blue.'],
    [
      { ending: 'random', winner: null, degree: null, die: 3 },
      'The battle at [O4] was decided by a die (rolled 3): a draw. It brought no VP and no XP.',
    ],
    [{ ending: 'void', winner: null, degree: null }, 'The battle at [O4] was called off.'],
  ])('%o', (fields, sentence) => {
    expect(plain(describeEvent(read('battle-ended', { ...ended, ...fields }), words))).toBe(sentence);
  });
});

test.each([
  [{ type: 'call', at: 'D1', to: 'ORB-O' }, 'call the first battleforce to [D1] and move it to [ORB-O]'],
  [{ type: 'redeploy', force: 'f1', to: 'O4' }, 'redeploy F1 to [O4]'],
  [{ type: 'expand', node: 'O4' }, 'expand control to [O4]'],
  [{ type: 'reinforce', node: 'D1' }, 'raise a new battleforce in [D1]'],
  [
    { type: 'modify', force: 'f1', add: [], retire: ['u1', 'u2'], change: [], retrain: true },
    'modify F1: retire 2 units, with retraining',
  ],
  [{ type: 'destroy', force: 'f1', what: 'portal', owner: 'blue' }, 'destroy blue’s webway portal with F1'],
  [{ type: 'corrupt', node: 'O8' }, 'corrupt [O8]'],
  [{ type: 'taint', force: 'f2' }, 'taint F2'],
  [{ type: 'phase-out', force: 'f1', to: 'D2' }, 'phase F1 out to [D2]'],
  [{ type: 'cede', node: 'O7', to: '*guard' }, 'cede [O7] to the Imperial Guard'],
  [{ type: 'portal', node: 'V5' }, 'open a webway portal in [V5]'],
])('an order in words: %o', (command, clause) => {
  const event = read('ordered', { seat: 'red', command, paid });
  expect(plain(describeEvent(event, words))).toBe(`red spent 5 CP to ${clause}.`);
});

test('the log of the desk says what the referee did, and what followed', () => {
  const events = [
    read('ruled', { ruling: 'settle', facts: { battle: 'b1' }, reason: 'Both agreed' }),
    read('battle-ended', { ...ended, ending: 'referee' }),
  ];
  expect(saidDeed(events, words)).toEqual({
    did: ['decided the result of the battle at [O4]'],
    after: ['The battle at [O4] was decided by the referee: red won a solid victory over blue.'],
  });
});

test.each<[string, object, string]>([
  [
    'move-deadline',
    { timer: 'mission:b1', hours: 24 },
    'postponed the deadline for rolling the mission at [O4] by 24 hours',
  ],
  [
    'move-deadline',
    { timer: 'roster:f1', hours: -1 },
    'brought the deadline for entering the roster of F1 forward by 1 hour',
  ],
  ['move-deadline', { timer: 'set-up:', hours: 2 }, 'postponed the deadline for the set-up by 2 hours'],
  ['set-cp', { seat: 'red', cp: 9, acceleration: 6, wasCp: 7, wasAcceleration: 6 }, 'changed red’s CP from 7 to 9'],
  [
    'set-cp',
    { seat: 'red', cp: 9, acceleration: 0, wasCp: 7, wasAcceleration: 6 },
    'changed red’s CP from 7 to 9 and acceleration points from 6 to 0',
  ],
  ['set-uses', { seat: 'blue', taint: 2, portal: 0 }, 'set blue’s Taint uses to 2 and portal uses to 0'],
  ['set-uses', { seat: 'blue', taint: 0, portal: 0 }, 'set blue’s Taint uses to 0 and portal uses to 0'],
])('a correction says what it is about and what changes: %s %o', (edit, facts, clause) => {
  const { did } = saidDeed([read('corrected', { edit, facts, reason: 'A slip' })], words);
  expect(did).toEqual([clause]);
});

test('the sentence says that players can lose fewer points than the referee wanted', () => {
  const facts = { points: -20, isCapped: true };
  expect(saidDeed([read('ruled', { ruling: 'give-points', facts, reason: 'A slip' })], words).did).toEqual([
    'took up to 20 CP from everyone',
  ]);
});
