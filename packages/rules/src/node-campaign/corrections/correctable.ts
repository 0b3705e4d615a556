import type { Correctable } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { battleAt, isLocked, isOpenSpace, isSurface, playerOf, playersIn, playersOf, vpOf } from '../board/board.ts';
import { timerId } from '../board/play.ts';
import { hasPower, isGuard } from '../board/relations.ts';
import { MOST_UNITS } from '../data/limits.ts';
import { hasVacantGuard } from '../seats/seats.ts';
import type { Correction, Force, View } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { isOpen } from './forces.ts';
import { isHeldByOthers, placeFault } from './made.ts';
import { baseValue } from './nodes.ts';
import { accelerationIn } from './seats.ts';

const bare = (ids: readonly string[]): readonly Correctable[] => ids.map((id) => ({ id, now: {} }));

const nodesOf = (view: View, isListed: (node: View['map']['nodes'][number]) => boolean = () => true) =>
  view.map.nodes.filter(isListed).flatMap((node) => {
    const held = view.nodes[node.id];
    return held === undefined ? [] : [{ ...node, ...held }];
  });
/** Nodes without a battle. */
const quiet = (view: View) => nodesOf(view, ({ id }) => battleAt(view, id) === null);
const forcesOf = ({ forces }: View, isListed: (force: Force) => boolean = () => true): readonly Force[] =>
  Object.values(forces).filter(isListed);
const unlocked = (view: View): readonly Force[] => forcesOf(view, ({ id }) => !isLocked(view, id));
const idsOf = (listed: readonly { readonly id: string }[]): readonly string[] => listed.map(({ id }) => id);
const seatsWith = (view: View, ...powers: readonly ('roks' | 'taint' | 'webway')[]) =>
  playersIn(view).filter((seat) => powers.some((power) => hasPower(view, seat, power)));
/** NODE-SETUP-09: the wait for a die against an empty seat runs in every battle, and matters in those with such a seat. */
const isIdle = (view: View, timer: string): boolean =>
  Object.values(view.battles).some(
    (battle) =>
      timer === timerId('vacant', battle.id) && !playersOf(battle).some((seat) => playerOf(view, seat).isEmpty),
  );
/** Null: only those who play in the war. */
const owned = (controller: string | null): string | null => (controller === GUARD ? null : controller);

/** What can be corrected by each edit, with its current values. */
const LISTED: Readonly<Record<Correction['type'], (view: View) => readonly Correctable[]>> = {
  'set-vp': (view) => playersIn(view).map((seat) => ({ id: seat, now: { vp: vpOf(view, seat) } })),
  'set-cp': (view) =>
    playersIn(view).flatMap((seat) => {
      const purse = view.purses[seat];
      return purse === undefined ? [] : [{ id: seat, now: { cp: purse.cp, acceleration: accelerationIn(purse) } }];
    }),
  'set-uses': (view) =>
    seatsWith(view, 'taint', 'webway').map((seat) => ({ id: seat, now: { ...playerOf(view, seat).used } })),
  'set-colony': (view) =>
    playersIn(view).flatMap((seat) => {
      const { colony } = playerOf(view, seat);
      return colony === null ? [] : [{ id: seat, now: { isKept: colony.isKept } }];
    }),
  'set-control': (view) =>
    quiet(view)
      .filter((node) => !isOpenSpace(node))
      .map(({ id, controller }) => ({
        ...{ id, now: { seat: owned(controller) } },
        among: { seat: playersIn(view).filter((seat) => !isHeldByOthers(view, id, seat)) },
      })),
  'give-to-guard': (view) =>
    hasVacantGuard(view)
      ? bare(
          idsOf(
            quiet(view).filter(
              (node) => !isOpenSpace(node) && node.controller !== GUARD && !isHeldByOthers(view, node.id, GUARD),
            ),
          ),
        )
      : [],
  'set-site': (view) =>
    nodesOf(view, ({ site }) => site !== null).map(({ id, isSiteIntact }) => ({ id, now: { isIntact: isSiteIntact } })),
  'set-value': (view) => nodesOf(view, isSurface).map((node) => ({ id: node.id, now: { vp: baseValue(view, node) } })),
  'set-note': (view) => nodesOf(view).map(({ id, note }) => ({ id, now: { note } })),
  'set-rok': (view) =>
    quiet(view)
      .filter((node) => isSurface(node) && (node.rok !== null || seatsWith(view, 'roks').length > 0))
      .map(({ id, rok }) => ({ id, now: { seat: rok }, among: { seat: seatsWith(view, 'roks') } })),
  'add-portal': (view) =>
    nodesOf(view, isSurface).flatMap(({ id, portals }) => {
      const among = seatsWith(view, 'webway').filter((seat) => !portals.includes(seat));
      return among.length === 0 ? [] : [{ id, now: {}, among: { seat: among } }];
    }),
  'remove-portal': (view) =>
    nodesOf(view).flatMap(({ id, portals }) =>
      portals.length === 0 ? [] : [{ id, now: {}, among: { seat: portals } }],
    ),
  'add-force': (view) =>
    quiet(view).flatMap(({ id }) => {
      const seat = playersIn(view).filter((owner) => placeFault(view, { owner, isHulk: false }, id, 'node') === null);
      return seat.length === 0 ? [] : [{ id, now: {}, among: { seat } }];
    }),
  'move-force': (view) =>
    unlocked(view).map((force) => ({
      ...{ id: force.id, now: { to: force.node } },
      among: { to: idsOf(quiet(view).filter(({ id }) => placeFault(view, force, id, 'to') === null)) },
    })),
  'rename-force': (view) => forcesOf(view).map(({ id, name }) => ({ id, now: { name } })),
  'remove-force': (view) => bare(idsOf(unlocked(view))),
  'set-tainted': (view) =>
    forcesOf(view, ({ owner }) => isGuard(view, owner)).map(({ id, isTainted }) => ({ id, now: { isTainted } })),
  'open-roster': (view) => bare(idsOf(unlocked(view).filter((force) => force.owner !== GUARD && !isOpen(view, force)))),
  'add-unit': (view) => bare(idsOf(forcesOf(view, ({ units }) => units.length < MOST_UNITS))),
  'set-unit': (view) =>
    forcesOf(view).flatMap(({ units, killTeam }) =>
      [...units, ...killTeam].map(({ id, name, points, xp }) => ({ id, now: { name, points, xp } })),
    ),
  'remove-unit': (view) => bare(idsOf(unlocked(view).flatMap(({ units, killTeam }) => [...units, ...killTeam]))),
  'move-deadline': (view) =>
    keysOf(view.timers)
      .filter((id) => !isIdle(view, id))
      .toSorted()
      .map((id) => ({ id, now: { hours: 0 } })),
};

const isEdit = (type: string): type is Correction['type'] => Object.hasOwn(LISTED, type);

/** What can be corrected by an edit, with its current values; empty for all but the referee. */
export function correctable(view: View, type: string): readonly Correctable[] {
  if (!view.isReferee || view.ended !== null || !isEdit(type)) return [];
  return view.clock.day === 0 && type !== 'move-deadline' ? [] : LISTED[type](view);
}
