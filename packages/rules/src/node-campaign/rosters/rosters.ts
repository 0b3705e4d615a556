import type { SeatId } from '../../kernel/index.ts';
import { isTypedName } from '../../kernel/index.ts';
import { ALL_WELL, forceOf, isLocked, refused } from '../board/board.ts';
import { ERRATA_PRICES } from '../data/factions.ts';
import { MOST_UNITS } from '../data/limits.ts';
import type { Command, Force, Known, NewUnit, Order, Rejection, Settings, Unit, UnitId } from '../types.ts';

export type RosterOrder = Extract<Order, { readonly type: 'roster' | 'rename' | 'honours' }>;

export type Roster = Extract<RosterOrder, { readonly type: 'roster' }>;

type Rename = Extract<RosterOrder, { readonly type: 'rename' }>;

export type Modify = Extract<Command, { readonly type: 'modify' }>;

/** NODE-BF-01: what a roster is worth. */
export const pointsOf = (units: readonly Pick<NewUnit, 'points'>[]): number =>
  units.reduce((sum, one) => sum + one.points, 0);

/** NODE-BF-01, -03, -06. */
export function rosterFaults(known: Known, seat: SeatId, order: RosterOrder): readonly Rejection[] {
  const force = forceOf(known, order.force);
  if (force?.owner !== seat) return [refused('force-not-yours', 'NODE-BF-06', ['force'])];
  if (order.type === 'honours') {
    const isThere = [...force.units, ...force.killTeam].some(({ id }) => id === order.unit);
    return isThere ? ALL_WELL : [refused('unit-unknown', 'NODE-XP-05', ['unit'])];
  }
  return order.type === 'rename' ? renameFaults(known, order) : enterFaults(known, force, order);
}

/** NODE-BF-14: battleforces have different names. */
function renameFaults({ forces }: Known, { force, name }: Rename): readonly Rejection[] {
  const isTaken = Object.values(forces).some((other) => other.id !== force && isTypedName(name, other.name));
  return isTaken ? [refused('name-taken', 'NODE-BF-14', ['name'])] : ALL_WELL;
}

function enterFaults(known: Known, force: Force, { units, killTeam }: Roster): readonly Rejection[] {
  if (isLocked(known, force.id)) return [refused('force-locked', 'NODE-BF-11', ['force'])];
  if (force.isFrozen) return [refused('roster-frozen', 'NODE-BF-06', ['force'])];
  const { battleforceMaxPoints: most, killTeamMaxPoints } = known.settings;
  const [points, team] = [pointsOf(units), pointsOf(killTeam)];
  if (points > most) return [refused('roster-too-large', 'NODE-BF-01', ['units'], { points, most })];
  if (team <= killTeamMaxPoints) return ALL_WELL;
  return [refused('kill-team-too-large', 'NODE-BF-03', ['killTeam'], { points: team, most: killTeamMaxPoints })];
}

/** NODE-BF-02: at least one HQ and two Troops. */
export const hasCore = (units: readonly Pick<NewUnit, 'category'>[]): boolean =>
  units.some(({ category }) => category === 'hq') && units.filter(({ category }) => category === 'troops').length >= 2;

/** NODE-ORD-11, -12: 2 for each unit added, 1 for each retired, and retraining. */
export function modifyPrice(
  { settings }: Pick<Known, 'settings'>,
  { add, retire, retrain }: Pick<Modify, 'add' | 'retire' | 'retrain'>,
): number {
  const { addUnit, retireUnit } = settings.cost;
  return add.length * addUnit + retire.length * retireUnit + (retrain ? retrainPrice(settings) : 0);
}

const retrainPrice = ({ cost, errata }: Settings): number =>
  errata.retrain1 === 'on' ? ERRATA_PRICES.retrain : cost.retrain;

/** NODE-BF-01, -11, -12. */
export function modifyFaults(known: Known, seat: SeatId, command: Modify): readonly Rejection[] {
  const force = forceOf(known, command.force);
  if (force?.owner !== seat) return [refused('force-not-yours', 'NODE-ORD-11', ['force'])];
  if (isLocked(known, force.id)) return [refused('force-locked', 'NODE-BF-11', ['force'])];
  const { add, retire, change, retrain } = command;
  const isNothing = add.length + retire.length + change.length === 0 || (retrain && change.length === 0);
  if (isNothing) return [refused('nothing-changed', 'NODE-ORD-11', [])];
  const faults = [...unitFaults(force, command), ...changeFaults(known.settings, force, command)];
  return faults.length > 0 ? faults : sizeFaults(known.settings, force, command);
}

/** Every unit is of this battleforce, and is named once. */
function unitFaults({ units }: Force, { retire, change }: Modify): readonly Rejection[] {
  const named = [
    ...retire.map((unit, i) => ({ unit, path: ['retire', i] as const })),
    ...change.map(({ unit }, i) => ({ unit, path: ['change', i, 'unit'] as const })),
  ];
  return named
    .filter(({ unit }, i) => named.findIndex((one) => one.unit === unit) < i || units.every(({ id }) => id !== unit))
    .map(({ path }) => refused('unit-unknown', 'NODE-BF-07', [...path]));
}

/** NODE-BF-12: mindless units cannot pay with experience: one change each, with a Retrain. */
function changeFaults({ errata }: Settings, { units }: Force, { change, retrain }: Modify): readonly Rejection[] {
  return change.flatMap(({ unit: id, into, changes }, i): readonly Rejection[] => {
    const unit = units.find((one) => one.id === id);
    if (unit === undefined) return ALL_WELL;
    if (isSame(unit, into)) return [refused('nothing-changed', 'NODE-BF-08', ['change', i])];
    const isPaid = retrain && changes === 1;
    if (errata.mindless === 'off' || !unit.isMindless || isPaid) return ALL_WELL;
    return [refused('retrain-needed', 'NODE-BF-12', ['change', i])];
  });
}

const isSame = (unit: Unit, { name, category, description, points, isMindless }: NewUnit): boolean =>
  unit.name === name &&
  unit.category === category &&
  unit.description === description &&
  unit.points === points &&
  unit.isMindless === isMindless;

function sizeFaults({ battleforceMaxPoints: most }: Settings, force: Force, command: Modify): readonly Rejection[] {
  const units = [...changed(force, command), ...command.add];
  const points = pointsOf(units);
  if (points <= most && units.length <= MOST_UNITS) return ALL_WELL;
  return [refused('roster-too-large', 'NODE-BF-01', ['add'], { points, most })];
}

/** The units that stay, as they become, with all their experience. */
export function changed({ units }: Pick<Force, 'units'>, { retire, change }: Pick<Modify, 'retire' | 'change'>) {
  return units
    .filter(({ id }) => !retire.includes(id))
    .map((unit) => ({ ...unit, ...change.find((one) => one.unit === unit.id)?.into }));
}

/** NODE-BF-08, -09: experience that the changes of a unit cost. */
export const lossOf = ({ xp }: Settings, unit: Pick<Unit, 'xp'>, changes: number, retrain: boolean): number =>
  Math.min(unit.xp, Math.max(0, changes - (retrain ? 1 : 0)) * xp.change);

/** One of the two ways to give a Modify. */
export interface ModifyCourse {
  readonly price: number;
  /** Experience that is lost, that of retired units included. */
  readonly xpLost: number;
  /** The experience of each changed unit afterwards, in the order of the command. */
  readonly changed: readonly { readonly unit: UnitId; readonly xp: number }[];
}

/** NODE-BF-07 to -09, NODE-ORD-11, -12: the points of the roster afterwards, and both prices of the same changes. */
export function modifyForecast(known: Pick<Known, 'settings'>, force: Pick<Force, 'units'>, command: Modify) {
  const { settings } = known;
  const { add, retire, change } = command;
  const xpOf = (id: UnitId): number => force.units.find((unit) => unit.id === id)?.xp ?? 0;
  const retired = retire.reduce((sum, id) => sum + xpOf(id), 0);
  const course = (retrain: boolean): ModifyCourse => {
    const losses = change.map(({ unit, changes }) => lossOf(settings, { xp: xpOf(unit) }, changes, retrain));
    return {
      price: modifyPrice(known, { ...command, retrain }),
      xpLost: losses.reduce((sum, loss) => sum + loss, retired),
      changed: change.map(({ unit }, i) => ({ unit, xp: xpOf(unit) - (losses[i] ?? 0) })),
    };
  };
  const points = pointsOf([...changed(force, command), ...add]);
  return { points, without: course(false), with: course(true) };
}
