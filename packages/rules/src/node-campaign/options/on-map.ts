import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { validRetreats } from '../battles/retreats.ts';
import { forcesOf, lockOf, pathsFrom } from '../board/board.ts';
import { nightFaults } from '../night/night.ts';
import { lateBeginning } from '../seats/seats.ts';
import { placements } from '../setup/setup.ts';
import type { Force, Known, NodeId, Option, PlainOrder, View } from '../types.ts';
import { FACTIONS } from '../vocabulary.ts';
import { commandOptions, modifyOptions, seriesOption } from './commands.ts';

type InBattles = (view: View, seat: SeatId) => readonly Option[];

/** What the viewer may choose now, from what the viewer knows. `inBattles`: what they can say in their battles. */
export function optionsWith(view: View, inBattles: InBattles): readonly Option[] {
  const { you, ended, clock } = view;
  const player = you === null ? undefined : lookup(view.players, you);
  if (you === null || player === undefined || ended !== null) return [];
  if (player.standing !== 'in') return joinOptions(view);
  const prepared = [...placeOptions(view, you), ...forcesOf(view, you).flatMap((force) => forceOptions(view, force))];
  if (clock.day === 0) return prepared;
  return [
    ...prepared,
    ...inBattles(view, you),
    seriesOption(view, you),
    ...commandOptions(view, you),
    ...modifyOptions(view, you),
    ...decisions(view, you).map((decision) => ({ type: 'decision', decision }) as const),
  ];
}

/** NODE-SETUP-08. */
const joinOptions = (known: Known): readonly Option[] =>
  known.settings.lateJoin
    ? FACTIONS.map((faction) => ({ type: 'join', faction, ...lateBeginning(known, faction) }))
    : [];

/** NODE-SETUP-04. */
function placeOptions(known: Known, seat: SeatId): readonly Option[] {
  const step = known.setUp?.step ?? null;
  const open = placements(known, seat);
  return open === null || step === null ? [] : [{ type: 'place', step, ...open }];
}

/** NODE-BF-03, -06, -14, NODE-XP-05, NODE-BTL-12: what a player writes about an own battleforce, wherever it is. */
function forceOptions(known: Known, force: Force): readonly Option[] {
  const { id, units, killTeam, isFrozen } = force;
  const { battleforceMaxPoints: most, killTeamMaxPoints: mostKillTeam } = known.settings;
  const lock = lockOf(known, id);
  const members = [...units, ...killTeam].map((unit) => unit.id);
  const nodes: readonly NodeId[] =
    lock === null ? pathsFrom(known, force.node).map(({ to }) => to) : validRetreats(known, lock.battle, force);
  return [
    ...(isFrozen || lock !== null ? [] : [{ type: 'roster', force: id, most, mostKillTeam } as const]),
    { type: 'rename', force: id },
    ...(members.length === 0 ? [] : [{ type: 'honours', force: id, units: members } as const]),
    { type: 'retreats', force: id, nodes },
  ];
}

/** NODE-ORD-05, NODE-CP-06. */
function decisions(known: Known, seat: SeatId): readonly PlainOrder[] {
  const waiting = known.posts.filter((post) => post.seat === seat && post.paid === null);
  const passes = nightFaults(known, seat, { type: 'pass' }).length === 0;
  return [
    ...waiting.map(({ number }): PlainOrder => ({ type: 'withdraw', post: number })),
    { type: 'present', isPresent: !known.present.includes(seat) },
    ...(passes ? [{ type: 'pass' } as const] : []),
  ];
}

const NOTHING: readonly Option[] = [];

/** What the viewer may choose now, except in battles: all that a page needs before its first order. */
export const optionsOnMap = (view: View): readonly Option[] => optionsWith(view, () => NOTHING);
