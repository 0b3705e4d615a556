import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { validRetreats } from '../battles/retreats.ts';
import { forcesOf, lockOf, pathsFrom } from '../board/board.ts';
import { nightFaults } from '../night/night.ts';
import { lateBeginning } from '../seats/seats.ts';
import { placements } from '../setup/setup.ts';
import type { BattleOption, Force, Known, MapDecision, MapOption, NodeId, Player, View } from '../types.ts';
import { FACTIONS } from '../vocabulary.ts';
import { commandOptions, modifyOptions, seriesOption } from './commands.ts';

type InBattles<Said extends BattleOption> = (view: View, seat: SeatId) => readonly Said[];

/** What the viewer may choose now, from what the viewer knows. `inBattles`: what they can say in their battles. */
export function optionsWith<Said extends BattleOption>(
  view: View,
  inBattles: InBattles<Said>,
): readonly (MapOption | Said)[] {
  const { you, clock } = view;
  const standing = standingOf(view);
  if (you === null || standing === null) return [];
  if (standing !== 'in') return joinOptions(view);
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

/** How the viewer's seat stands; null: they have none, or the war is over. */
export function standingOf({ you, ended, players }: View): Player['standing'] | null {
  return you === null || ended !== null ? null : (lookup(players, you)?.standing ?? null);
}

/** NODE-SETUP-08. */
const joinOptions = (known: Known): readonly MapOption[] =>
  known.settings.lateJoin
    ? FACTIONS.map((faction) => ({ type: 'join', faction, ...lateBeginning(known, faction) }))
    : [];

/** NODE-SETUP-04. */
function placeOptions(known: Known, seat: SeatId): readonly MapOption[] {
  const step = known.setUp?.step ?? null;
  const open = placements(known, seat);
  return open === null || step === null ? [] : [{ type: 'place', step, ...open }];
}

/** NODE-BF-03, -06, -14, NODE-XP-05, NODE-BTL-12: what a player writes about an own battleforce, wherever it is. */
function forceOptions(known: Known, force: Force): readonly MapOption[] {
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
function decisions(known: Known, seat: SeatId): readonly MapDecision[] {
  const waiting = known.posts.filter((post) => post.seat === seat && post.paid === null);
  const passes = nightFaults(known, seat, { type: 'pass' }).length === 0;
  return [
    ...waiting.map(({ number }): MapDecision => ({ type: 'withdraw', post: number })),
    { type: 'present', isPresent: !known.present.includes(seat) },
    ...(passes ? [{ type: 'pass' } as const] : []),
  ];
}

const NOTHING: readonly never[] = [];

/** What the viewer may choose now, except in battles: all that a page needs before its first order. */
export const optionsOnMap = (view: View): readonly MapOption[] => optionsWith(view, () => NOTHING);
