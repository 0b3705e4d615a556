import type { SeatLetter } from '@sealed-orders/map';
import { sectorSetUp, sectorTerritory } from '@sealed-orders/rules/testing';
import { wordsOf } from '@sealed-orders/text/sector-campaign';
import { describe, expect, test } from 'vitest';
import { sectorViewOf } from '../sector-view-of.ts';
import { queueOrder } from '../setup/deployment.ts';
import { NO_SKETCH, type Sketch } from '../sketch.ts';
import { armyNamed, deploying } from '../testing/deploying.ts';
import { sketched } from './sketched.ts';
import { describeTerritory } from './speech.ts';

const letterOf = (seat: string): SeatLetter => (seat === 'anna' ? 'a' : 'c');

function choosing() {
  const war = sectorSetUp();
  for (const side of ['west', 'east'] as const) war.give(side, { type: 'seal-army', army: armyNamed('A', 'B') });
  const [one, eight] = [sectorTerritory(war.state, '1'), sectorTerritory(war.state, '8')];
  const stars = (viewer: string, sketch: Partial<Sketch> = {}) => {
    const view = sketched(war.seenBy(viewer), { ...NO_SKETCH, ...sketch });
    return sectorViewOf(view, letterOf).territories.flatMap(({ id, isMajor }) => (isMajor ? [id] : []));
  };
  return { war, one, eight, stars };
}

describe('a side’s choice of majors (SEC-MAP-03)', () => {
  test('has its stars on the board while the side chooses', () => {
    const { one, eight, stars } = choosing();
    expect(stars('anna')).toEqual([]);
    expect(stars('anna', { majors: [one] })).toEqual([one]);
    expect(stars('anna', { majors: [one, eight] })).toEqual([one, eight]);
  });

  test('keeps them once it is sealed, until it is changed, and for nobody else', () => {
    const { war, one, eight, stars } = choosing();
    war.give('west', { type: 'seal-majors', territories: [one, eight] });
    expect(stars('anna')).toEqual([one, eight]);
    expect(stars('anna', { majors: [eight] })).toEqual([eight]);
    for (const viewer of ['bert', 'spectator']) expect(stars(viewer)).toEqual([]);
  });

  test('is read aloud as a choice, since it is not settled yet', () => {
    const { war, one } = choosing();
    const view = sketched(war.seenBy('anna'), { ...NO_SKETCH, majors: [one] });
    const said = (name: string) =>
      describeTerritory(view, wordsOf(view), { id: sectorTerritory(war.state, name) }).split(', ')[1];
    expect([said('1'), said('2')]).toEqual(['chosen as a major', 'minor']);
  });
});

describe('a deployment queue (SEC-TURN-05)', () => {
  const made = deploying('Wolves', 'Bears');
  const place = (name: string, at: string) =>
    ({ type: 'place', detachment: made.one(name).id, at: sectorTerritory(made.state, at) }) as const;
  const drawn = (viewer: string, placements: Sketch['placements']) =>
    sectorViewOf(sketched(made.seenBy(viewer), { ...NO_SKETCH, placements }), letterOf).counters;

  test('is drawn as it is written, before it is sealed', () => {
    const written = { placements: [place('Wolves', '1'), place('Bears', '3')], sealed: [] };
    expect(drawn('anna', written)).toMatchObject({ w1: [{ isAway: true }], w3: [{ isAway: true }] });
    expect(drawn('anna', null)).toEqual({});
  });

  test('is drawn for its own side alone', () => {
    made.give('west', queueOrder([place('Wolves', '1')]));
    const written = { placements: [place('Bears', '3')], sealed: [] };
    expect(Object.keys(drawn('anna', written))).toEqual(['w1', 'w3']);
    for (const viewer of ['bert', 'spectator']) expect(drawn(viewer, written)).not.toHaveProperty('w3');
  });
});

test('with nothing in mind, the board stays the same object', () => {
  const view = deploying('Wolves', 'Bears').seenBy('anna');
  expect(sketched(view, NO_SKETCH)).toBe(view);
});
