import { BUILD_GROUPS, type BuildGroup, type LineRule } from '../realm/line-rule.ts';
import { type Realm, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { BuildLine, BuildLineType, LineOf } from '../types.ts';
import { LINES } from './lines.ts';

/** A line that was refused when its turn came, with its number in the sheet. */
export interface Refused {
  readonly index: number;
  readonly fault: Fault;
}

export function ruleOf<Type extends BuildLineType>(type: Type): LineRule<Type> {
  return LINES[type];
}

/** Lines that exist only in set-up, and those that it lacks. HEX-START-06. */
const SET_UP_ONLY: readonly BuildLineType[] = ['new-garrison'];
const SET_UP: readonly BuildLineType[] = [
  'new-garrison',
  'new-detachment',
  'found',
  'grow',
  'building',
  'upkeep-order',
  'stronghold',
  'defence',
  'convert-tower',
  'route',
];

function phaseFault(realm: Realm, { type }: BuildLine): Fault | null {
  if (realm.isSetUp && !SET_UP.includes(type)) return fault('not-in-set-up', 'HEX-START-06', { line: type }, ['type']);
  if (!realm.isSetUp && SET_UP_ONLY.includes(type))
    return fault('only-in-set-up', 'HEX-GAR-01', { line: type }, ['type']);
  return null;
}

/** Why a line is refused in the current realm. */
export function refusalOf<Type extends BuildLineType>(realm: Realm, line: LineOf<Type> & BuildLine): Fault | null {
  const type: Type = line.type as Type;
  return phaseFault(realm, line) ?? heldUpFault(realm, line) ?? ruleOf(type).refusal(realm, line);
}

/** HEX-QB-11: an army with a postponed battle does not change. */
function heldUpFault(realm: Realm, line: BuildLine): Fault | null {
  if (realm.heldUp.size === 0) return null;
  const named: readonly string[] = [
    ...('piece' in line ? [line.piece] : []),
    ...(line.type === 'transfer' ? [line.to] : []),
  ];
  const held = [...realm.heldUp].find((id) => named.includes(id));
  return held === undefined ? null : fault('held-in-battle', 'HEX-QB-11', { piece: held }, ['piece']);
}

/** HEX-TURN-09: signed deals are settled after these groups and before the others. */
const DEALS_AFTER = BUILD_GROUPS.indexOf('diplomacy') + 1;
export const BEFORE_DEALS = BUILD_GROUPS.slice(0, DEALS_AFTER);
export const AFTER_DEALS = BUILD_GROUPS.slice(DEALS_AFTER);

/** Lines of some groups in the order in which they are carried out, with their positions in the sheet. */
export function inOrder(
  lines: readonly BuildLine[],
  groups: readonly BuildGroup[],
): readonly (readonly [number, BuildLine])[] {
  const numbered = lines.map((line, i) => [i, line] as const);
  return groups.flatMap((group) => numbered.filter(([, line]) => ruleOf(line.type).group === group));
}

/**
 * HEX-TURN-09: carries out a sheet, group by group. A line that fails in its turn is refused with an event for
 * the seat, costs nothing and uses up nothing.
 */
export function executeLines(
  realm: Realm,
  lines: readonly BuildLine[],
  groups: readonly BuildGroup[] = BUILD_GROUPS,
): readonly Refused[] {
  const refused: Refused[] = [];
  for (const [index, line] of inOrder(lines, groups)) {
    const found = performed(realm, line);
    if (found === null) continue;
    refused.push({ index, fault: found });
    tellRealm(realm, {
      type: 'line-refused',
      rule: found.rule,
      to: [realm.seat],
      seat: realm.seat,
      line,
      code: found.code,
      facts: found.facts,
    });
  }
  return refused.sort((a, b) => a.index - b.index);
}

/** Carries out one line, or says why it may not be. */
export function performed<Type extends BuildLineType>(realm: Realm, line: LineOf<Type> & BuildLine): Fault | null {
  const found = refusalOf<Type>(realm, line);
  if (found === null) ruleOf(line.type as Type).perform(realm, line);
  return found;
}
