import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { EXTRA_MISSIONS } from '../data/spies.ts';
import { type Haunt, isSameTarget, knownHaunt, targetsIn } from '../places/spy-targets.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { MovementOrder, RefusalCode, Settings, Spy, SpyMissionType, SpyTarget, View } from '../types.ts';

/** HEX-SPY-07: why a spy cannot switch to something: it must have a target, and the other must be in the same hex. */
export function switchFault(haunt: Haunt, spy: Spy, to: SpyTarget): Fault | null {
  const refused = (code: RefusalCode) => fault(code, 'HEX-SPY-07', { piece: spy.id }, ['switchTo']);
  if (spy.target === null) return refused('spy-no-target');
  if (to.kind === 'convoy' || isSameTarget(spy.target, to)) return refused('spy-no-switch');
  const isThere = targetsIn(haunt, spy.seat).some((target) => isSameTarget(target, to));
  return isThere ? null : refused('spy-target-not-here');
}

/** The possible targets of each mission. HEX-SPY-11, -12. */
const MISSION_TARGETS: Readonly<Record<SpyMissionType, readonly SpyTarget['kind'][]>> = {
  guard: [],
  'gain-information': ['detachment', 'convoy', 'stronghold', 'urban', 'resource'],
  sabotage: ['urban', 'stronghold'],
  'poison-food': ['detachment', 'stronghold'],
  'spread-rumours': ['detachment'],
};

/** HEX-SPY-11, -12, HEX-BORD-16: why a spy cannot be given a mission. */
export function missionFault(
  { spyExtraMissions }: Pick<Settings, 'spyExtraMissions'>,
  target: SpyTarget | null,
  mission: SpyMissionType,
): Fault | null {
  if (mission === 'guard') return null;
  if (spyExtraMissions === 'off' && EXTRA_MISSIONS.includes(mission)) {
    return fault('spy-mission-off', 'HEX-SPY-11', { mission }, ['mission']);
  }
  if (target === null) return fault('spy-no-target', 'HEX-BORD-16', {}, ['mission']);
  const fits = MISSION_TARGETS[mission].includes(target.kind);
  return fits ? null : fault('spy-mission-not-here', 'HEX-SPY-11', { mission, target: target.kind }, ['mission']);
}

/** HEX-SPY-04 to -09: faults in a spy's movement order that its seat can see. */
export function spyOrderFault(view: View, spy: Spy, order: MovementOrder): Fault | null {
  if (order.type === 'guard' && order.switchTo !== undefined) {
    return switchFault(knownHaunt(view, spy.hex), spy, order.switchTo);
  }
  if (order.type === 'follow') {
    const isOwn = spy.target !== null && 'piece' in spy.target && spy.target.piece === order.target;
    return isOwn ? fault('spy-has-target', 'HEX-SPY-06', { piece: spy.id }, ['target']) : null;
  }
  if (order.type !== 'path' || order.target === undefined) return null;
  return order.path.length === 0
    ? takeUpFault(view, spy, order.target)
    : wishFault(view, spy, order.path, order.target);
}

/** HEX-SPY-09: without a move only a free spy can, and only to something in its hex. */
function takeUpFault(view: View, spy: Spy, target: SpyTarget): Fault | null {
  if (spy.target !== null) return fault('spy-has-target', 'HEX-SPY-07', { piece: spy.id }, ['target']);
  const isHere = targetsIn(knownHaunt(view, spy.hex), spy.seat).some((one) => isSameTarget(one, target));
  return isHere ? null : fault('spy-target-not-here', 'HEX-SPY-09', { piece: spy.id }, ['target']);
}

/** HEX-SPY-04: the preferred target is on the path, is not the spy's own side's, and if a piece is known. */
function wishFault(view: View, spy: Spy, path: readonly HexKey[], target: SpyTarget): Fault | null {
  const refused = (code: RefusalCode) => fault(code, 'HEX-SPY-04', { piece: spy.id }, ['target']);
  if ('piece' in target) {
    const known = lookup(view.seen, target.piece) ?? lookup(view.ghosts, target.piece)?.piece;
    return known?.kind === target.kind ? null : refused('spy-target-unknown');
  }
  if (!path.includes(target.hex)) return refused('spy-target-off-path');
  const { stronghold, control } = knownHaunt(view, target.hex);
  const owner = target.kind === 'stronghold' ? stronghold : control;
  return owner === spy.seat ? refused('spy-target-own') : null;
}
