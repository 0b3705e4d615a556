import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import { PREFERENCES, REACTIONS, type State } from '@sealed-orders/rules/sector-campaign';
import type { Random } from '../random.ts';

/** The state with another desk of the enemy: what is under its counters, its instructions, proposals and directive. */
export function veiled(state: State, seat: SeatId, random: Random): State {
  const side = lookup(state.board.players, seat)?.side;
  if (side === undefined || state.board.ended !== null) return state;
  const enemy = side === 'west' ? 'east' : 'west';
  const desk = state.desks[enemy];
  const detachments = Object.fromEntries(
    Object.entries(desk.detachments).map(([id, one]) => {
      const units = one.units.map((unit) => ({ ...unit, points: 10 * random.int(50) }));
      return [id, { ...one, name: `N${random.int(100)}`, xp: random.int(30), units, reaction: random.pick(REACTIONS) }];
    }),
  );
  const who = () => random.pick(PREFERENCES);
  const pass = [{ choices: [{ when: null, declaration: { type: 'pass' } as const }] }];
  const queues = random.chance(50) ? { ...desk.queues, moves: pass, attacks: pass } : desk.queues;
  const preferences = { air: who(), scouting: who(), moves: who(), attacks: who() };
  const secret = { army: null, majors: null, proposals: [], dossiers: {}, isEmergencyNext: random.chance(50) };
  const other = { ...desk, detachments, preferences, queues, ...secret, bombardments: random.int(5) };
  return { ...state, desks: { ...state.desks, [enemy]: other } };
}
