import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { checkOrder } from '../check.ts';
import { schemas } from '../schemas.ts';
import { board, commands, node, setUp, type War, war } from '../testing.ts';
import type { Event, Faction, Order } from '../types.ts';
import { practice, readyMadeUnits } from './practice.ts';

/** How many orders the computer gives for these seats until none has any left. A refused one throws. */
function plays(made: War, seats: readonly string[], most = 60): readonly Order[] {
  const given: Order[] = [];
  for (let waits = true; waits; ) {
    waits = false;
    for (const by of seats) {
      const order = made.state.ended === null ? practice.order(made.seenBy(by)) : null;
      if (order === null) continue;
      expect(checkOrder(made.seenBy(by), seatId(by), schemas.order.parse(order)), JSON.stringify(order)).toEqual([]);
      expect(made.give(by, order)).toEqual([]);
      given.push(order);
      expect(given.length).toBeLessThan(most);
      waits = true;
    }
  }
  return given;
}

const count = (events: readonly Event[], type: Event['type']): number =>
  events.filter((event) => event.type === type).length;
const LONG = { endVp: null, endDays: null };

describe('Four seats run by the computer', () => {
  const TABLES: readonly (readonly Faction[])[] = [
    ['imperial-guard', 'orks', 'chaos', 'eldar'],
    ['space-marines', 'tau', 'tyranids', 'dark-eldar'],
    ['inquisition', 'necrons', 'tau', 'orks'],
  ];
  test.each(TABLES)('make war for sixty days: %s, %s, %s, %s', (...factions) => {
    const seats = Object.fromEntries(factions.map((faction, i) => [`s${i + 1}`, faction]));
    const made = setUp(seats, { settings: LONG }).seeded(7);
    for (let day = 0; day < 62; day++) {
      // What the rules would not bear, and points below 0, throw on the way.
      plays(made, Object.keys(seats));
      made.midnights();
    }
    expect(made.state.clock.day).toBeGreaterThanOrEqual(60);
    expect(count(made.story, 'moved')).toBeGreaterThan(20);
    expect(count(made.story, 'control-changed')).toBeGreaterThan(20);
    expect(count(made.story, 'battle-ended')).toBeGreaterThan(3);
    expect(made.state.ledger.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(50);
    for (const { cp } of Object.values(made.state.purses)) expect(cp).toBeLessThan(14);
  });

  test('give no order again and again under daily processing, or if orders are free', () => {
    const cost = { move: 0, tauMove: 0, redeploy: 0, expand: 0, reinforce: 0, corrupt: 0 };
    for (const settings of [{ orderProcessing: 'daily' }, { cost }, { dailyCp: 0, lowCpThreshold: 0 }]) {
      const made = setUp({ s1: 'eldar', s2: 'chaos', s3: 'tau', s4: 'imperial-guard' }, { settings }).seeded(3);
      for (let day = 0; day < 10; day++) {
        plays(made, ['s1', 's2', 's3', 's4']);
        made.midnights();
      }
    }
  });
});

describe('Against a person', () => {
  const attacked = (): War => {
    const pieces = { forces: { f1: 'red O3', f2: 'blue O4' }, control: { red: 'O3', blue: 'O4' }, cp: { red: 5 } };
    const made = war({ red: 'orks', blue: 'imperial-guard' }, { given: board(pieces) }).seeded(5);
    plays(made, ['blue']);
    const mob = { name: 'Mob', category: 'troops', description: '', points: 700, isMindless: false } as const;
    const force = made.state.forces.f1?.id ?? never();
    made.give('red', { type: 'roster', force, units: [mob], killTeam: [] });
    return made.does('red', ...commands('move f1 O4'));
  };
  const never = (): never => {
    throw new Error('it is on the board');
  };
  const battleOf = (made: War) => Object.values(made.state.battles)[0] ?? never();

  test('it asks for the random result at once, and names the level that the person names', () => {
    const made = attacked();
    plays(made, ['blue']);
    const battle = battleOf(made).id;
    expect(made.state.talks[battle]).toMatchObject({ random: ['blue'], levels: [{ seat: 'blue', level: 1000 }] });
    made.give('red', { type: 'level', battle, level: 700 });
    plays(made, ['blue']);
    expect(battleOf(made).level).toBe(700);
    made.give('red', { type: 'random', battle, wants: true });
    expect(made.state.battles).toEqual({});
  });

  test('it confirms the report of the person, with units of its own', () => {
    const made = attacked();
    const { id: battle } = battleOf(made);
    const result = { date: '2031-05-05', mission: 'cleanse', isPivotal: false, level: 1000, winner: 1 } as const;
    const unit = made.state.forces.f1?.units[0]?.id ?? never();
    const units = [{ unit, isFull: true, deeds: [] }];
    const report: Order = { type: 'report', battle, result: { ...result, degree: 'solid', iasl: [] }, units };
    expect(made.give('red', report)).toEqual([]);
    const [answer] = plays(made, ['blue']);
    expect(answer).toMatchObject({ type: 'confirm', battle });
    expect(answer?.type === 'confirm' && answer.units).toHaveLength(6);
    expect(made.state.past.at(-1)).toMatchObject({ ending: 'report', winner: 1 });
  });

  test('as Chaos it taints nobody in the first three days, and never the last battleforce that obeys', () => {
    const pieces = { forces: { f1: 'red D1', f2: 'blue O1', f3: 'blue V1' }, cp: {} };
    const settings = { dailyCp: 0, lowCpThreshold: 0 };
    const made = war({ red: 'chaos', blue: 'imperial-guard' }, { settings, given: board(pieces) });
    const tainted = () => Object.values(made.state.forces).filter(({ isTainted }) => isTainted).length;
    const byDay = [1, 2, 3, 4, 5].map(() => {
      plays(made, ['red']);
      const count = tainted();
      made.midnights();
      return count;
    });
    expect(byDay).toEqual([0, 0, 0, 1, 1]);
  });

  test('in a game night it orders once in its round, or passes', () => {
    const given = board({ forces: { f1: 'red D1' }, cp: {} });
    const made = war({ red: 'orks', blue: 'chaos' }, { given });
    made.rule({ type: 'set-present', seat: seatId('red'), isPresent: true });
    made.rule({ type: 'set-present', seat: seatId('blue'), isPresent: true });
    made.rule({ type: 'open-night' });
    expect(plays(made, ['red']).map(({ type }) => type)).toEqual(['roster', 'pass']);
  });

  test('it chooses the richest city, and a faction that nobody plays', () => {
    const made = setUp({ red: 'imperial-guard', blue: null, green: 'chaos' });
    expect(practice.order(made.seenBy('red'))).toEqual({ type: 'place', nodes: [node('O1'), node('V1')] });
    expect(practice.order(made.seenBy('blue'))).toMatchObject({ type: 'join', faction: 'tyranids' });
  });
});

test.each([
  [1500, 9, 1500],
  [3000, 9, 1500],
  [500, 3, 410],
  [100, 0, 0],
])('a ready-made roster of at most %d points has %d units of %d', (most, units, points) => {
  const made = readyMadeUnits(most);
  expect(made).toHaveLength(units);
  expect(made.reduce((sum, unit) => sum + unit.points, 0)).toBe(points);
});
