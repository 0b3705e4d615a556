import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, neighbours } from '../../space/hex.ts';
import { tendCaptives } from '../captives/tend.ts';
import { faults } from '../faults.ts';
import { groundOf } from '../ground/ground.ts';
import { capturePlaces } from '../loot/capture.ts';
import { payRewards } from '../loot/rewards.ts';
import { stateOf } from '../play.ts';
import type { Battlefield } from '../testing/battlefields.ts';
import { battlefields, opened } from '../testing/battlefields.ts';
import type { Event, State } from '../types.ts';
import { landDrops } from './drops.ts';
import { freeCaptives } from './freed.ts';
import { withdrawals } from './withdraw.ts';

/** Everything after the battles except the refresh of sight. HEX-TURN-12. */
function afterBattles(field: Battlefield): { readonly state: State; readonly events: readonly Event[] } {
  const play = opened(field);
  for (const part of [withdrawals, capturePlaces, freeCaptives, tendCaptives, landDrops, payRewards]) part(play);
  const state = stateOf(play);
  // The ground now equals a new ground, except in hexes with two enemies.
  if (state.battles.every(({ postponed }) => !postponed)) {
    const { detachments, garrisons, control, strongholds, convoys } = groundOf(state);
    expect({ ...play.ground, memo: null }).toMatchObject({ detachments, garrisons, control, strongholds, convoys });
  }
  return { state: { ...state, phase: 'end-of-turn' }, events: play.events };
}

const ofType = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** BP in convoys and stores. */
const bpIn = ({ pieces, sites }: State): number =>
  total(Object.values(pieces).map((piece) => (piece.kind === 'convoy' ? piece.bp : 0))) +
  total(Object.values(sites).map((site) => (site.kind === 'urban' ? site.bp : 0)));

test('HEX-MAP-09, HEX-WD-07: afterwards only armies still to fight share a hex with a detachment or an enemy', () => {
  fc.assert(
    fc.property(battlefields, (field) => {
      expect(faults(afterBattles(field).state)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('HEX-WD-01, -09: only garrisons with an event and killed captives are lost', () => {
  fc.assert(
    fc.property(battlefields, (field) => {
      const { state, events } = afterBattles(field);
      const gone = [...ofType(events, 'garrison-destroyed'), ...ofType(events, 'captives-killed')];
      const armies = ({ pieces, orbit, captives }: State, others: readonly string[] = []) =>
        [
          ...Object.values(pieces).flatMap(({ id, kind }) =>
            kind === 'detachment' || kind === 'garrison' ? [id] : [],
          ),
          ...Object.keys(orbit),
          ...Object.keys(captives),
          ...others,
        ].sort();
      const missing = new Set(gone.map(({ piece }) => piece));
      expect(armies(state, [...missing])).toEqual(armies(field.state));
    }),
    { numRuns: 300 },
  );
});

test('HEX-LOOT-08, HEX-BP-13: BP move and none are created, except rewards and converted RP', () => {
  fc.assert(
    fc.property(battlefields, (field) => {
      const { state, events } = afterBattles(field);
      const rewards = total(ofType(events, 'reward-paid').map(({ bp }) => bp));
      const resources = total(ofType(events, 'raid-looted').map((event) => event.resources));
      expect(bpIn(state)).toBe(bpIn(field.state) + rewards + resources);
      expect(resources).toBe(total(Object.values(state.raided)));
    }),
    { numRuns: 300 },
  );
});

test('HEX-WD-03, -05, -06, -11: one hex, never where the attacker came from, raiders home', () => {
  fc.assert(
    fc.property(battlefields, (field) => {
      const { state, events } = afterBattles(field);
      for (const { rule, piece, from, hex } of ofType(events, 'withdrew')) {
        const battle = field.state.battles.find((one) => one.hex === from);
        expect(state.pieces[piece]?.hex).toBe(hex);
        if (rule === 'HEX-WD-08') expect(distance(from, hex)).toBeGreaterThan(0);
        else expect(neighbours(from)).toContain(hex);
        const isDefender = battle?.defender?.armies.includes(piece) === true;
        if (isDefender) expect(hex).not.toBe(battle?.origin);
      }
      for (const { piece, from, hex } of ofType(events, 'raider-returned')) {
        expect(field.state.battles.find((one) => one.hex === from)).toMatchObject({ home: hex, kind: 'raid' });
        expect(state.pieces[piece]?.hex).toBe(hex);
      }
    }),
    { numRuns: 300 },
  );
});

test('HEX-CAPT-05, HEX-WD-12: a beaten army guards nobody except a raider that found no way home from it', () => {
  fc.assert(
    fc.property(battlefields, (field) => {
      const { state } = afterBattles(field);
      const lost = field.state.battles.flatMap(({ result, attacker, defender }) => {
        if (result === null || result.winner === null || defender === null) return [];
        const [won, beaten] = result.winner === 'attacker' ? [attacker, defender] : [defender, attacker];
        return [{ beaten: beaten.armies, victors: won.armies }];
      });
      for (const { holder, detachment } of Object.values(state.captives)) {
        const guard = holder.kind === 'piece' ? state.pieces[holder.piece] : undefined;
        expect(guard?.hex).toBe(detachment.hex);
        const defeat = lost.find(({ beaten }) => guard !== undefined && beaten.includes(guard.id));
        // HEX-WD-11, with `raidDislodges` off: the beaten army stayed, and captured armies that could not leave.
        if (defeat !== undefined) expect(defeat.victors).toContain(detachment.id);
      }
    }),
    { numRuns: 300 },
  );
});
