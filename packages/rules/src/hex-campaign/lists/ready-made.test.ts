import { describe, expect, test } from 'vitest';
import { TERRAIN_ENTRY } from '../data/terrain.ts';
import { army, presets } from '../description.ts';
import { hexCampaign } from '../index.ts';
import { practice } from '../practice/practice.ts';
import { setup } from '../schemas/setup.ts';
import { begunWar } from '../testing/practice-wars.ts';
import { FACTIONS, TERRAINS } from '../types.ts';
import { isWeak } from '../units/weak.ts';

const cases = FACTIONS.flatMap((faction) => presets.map(({ id, settings }) => ({ faction, id, settings })));

describe('ready-made armies', () => {
  test.each(cases)('of $faction make a legal first army under $id', ({ faction, settings }) => {
    const armies = army.readyMade({ faction }, settings);
    expect(armies.map(({ id }) => id)).toEqual(['line', 'mobile']);
    const { points, force, slots } = army.terms(settings);
    for (const { forces } of armies) {
      const worth = forces.map(({ units }) => units.reduce((sum, unit) => sum + unit.points, 0));
      expect(worth.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(points ?? 0);
      for (const one of worth) expect(one >= force.least && one <= force.most).toBe(true);
      for (const { slot, least, most } of slots) {
        for (const { units } of forces) {
          const found = units.filter((unit) => unit.slot === slot).length;
          expect([slot, found >= least && found <= most]).toEqual([slot, true]);
        }
      }
    }
  });

  test.each(FACTIONS)('of %s are understood by the setup, and none of their detachments is weak', (faction) => {
    const { preset } = practice.war;
    for (const { forces } of army.readyMade({ faction }, {})) {
      const seats = ['a', 'b'].map((id) => ({ id, name: id, faction, detachments: army.from(forces) }));
      expect(setup.safeParse({ preset, seats })).toMatchObject({ success: true });
    }
    const state = begunWar({ seed: faction, turns: 1, factions: [faction, faction] });
    const detachments = Object.values(state.pieces).filter((piece) => piece.kind === 'detachment');
    expect(detachments.length).toBeGreaterThan(2);
    expect(detachments.some(isWeak)).toBe(false);
  });

  test.each(FACTIONS)('HEX-MOV-15: the one on foot of %s crosses any terrain', (faction) => {
    const { forces } =
      army.readyMade({ faction }, {}).find(({ id }) => id === 'line') ?? expect.fail('an army on foot');
    expect(forces.flatMap(({ units }) => units.filter(({ moveClass }) => moveClass !== 'infantry'))).toEqual([]);
    const open = TERRAINS.filter((terrain) => TERRAIN_ENTRY[terrain].infantry);
    expect(TERRAINS.filter((terrain) => !open.includes(terrain))).toEqual(['sea']);
  });

  test.each(FACTIONS)('the one on the move of %s rides and is half as fast again', (faction) => {
    const { forces } =
      army.readyMade({ faction }, {}).find(({ id }) => id === 'mobile') ?? expect.fail('an army on the move');
    expect(new Set(forces.map(({ choices }) => choices.march))).toEqual(new Set(['vehicles']));
  });

  test.each(FACTIONS)('a unit-by-unit purchase of the ready-made force of %s is valid in its Capital', (faction) => {
    const state = begunWar({ seed: faction, turns: 1, factions: [faction, faction], settings: { startBp: 5000 } });
    const view = hexCampaign.view(state, { kind: 'seat', seat: state.seatOrder[0] ?? expect.fail('no seat') });
    const sheet = practice.sheet(view);
    expect(sheet).toMatchObject({
      lines: expect.arrayContaining([expect.objectContaining({ type: 'new-detachment' })]),
    });
  });

  test('a seat without a race has no ready-made army', () => {
    expect(army.readyMade({}, {})).toEqual([]);
    expect(army.readyMade({ faction: 'nobody' }, {})).toEqual([]);
  });
});
