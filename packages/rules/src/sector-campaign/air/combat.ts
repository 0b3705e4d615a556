import type { RuleId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { fieldedPoints, under } from '../board/board.ts';
import { otherSide } from '../board/grid.ts';
import { counterIn, detachmentIn, knownIn, type Play, tell } from '../board/play.ts';
import { ARMOUR_BONUS, GUNNERY_BONUS, INTERCEPT_BONUS } from '../data/experience.ts';
import { DROPSHIP_ARMOUR } from '../data/quick.ts';
import { levelOf, noteAirCombat } from '../experience/experience.ts';
import type { CounterId, Detachment, Side, Unit } from '../types.ts';
import { scoreLoss } from '../victory/victory.ts';
import { lossOrderOf } from './loss-order.ts';

/** A counter in the air, or firing at one, with what is under it. */
interface Crew {
  readonly id: CounterId;
  readonly side: Side;
  readonly detachment: Detachment;
}

function crewOf(play: Play, id: CounterId): Crew {
  const { side } = counterIn(play, id);
  return { id, side, detachment: under(knownIn(play, side).desk, id) };
}

/** The units left in a line, not counting vehicles still in orbit. */
const leftIn = ({ lost, hasVehiclesInOrbit }: Detachment, { count, traits }: Unit, line: number): number =>
  hasVehiclesInOrbit && traits.includes('vehicle') ? 0 : count - (lost[line] ?? 0);

/** Its lines with what is left of them. */
const lines = (detachment: Detachment) =>
  detachment.units.map((unit, line) => ({ unit, line, left: leftIn(detachment, unit, line) }));

const unitsLeft = (detachment: Detachment): number => lines(detachment).reduce((sum, { left }) => sum + left, 0);
const unitsBrought = (detachment: Detachment): number => unitsLeft({ ...detachment, lost: [] });

type Guns = 'interceptors' | 'flak';
const fires = ({ intercept, traits }: Unit, guns: Guns): boolean =>
  guns === 'flak' ? traits.includes('flak') : intercept > 0;

/** The lines that can fire. */
const guns = (detachment: Detachment, which: Guns) =>
  lines(detachment).filter(({ unit, left }) => left > 0 && fires(unit, which));

/** SEC-AIR-04, -05: whether a detachment has anything left that can fire in the air. */
export const canFire = (detachment: Detachment, which: Guns): boolean => guns(detachment, which).length > 0;

/** Shots at an aircraft: whose, and with what. */
interface Shots {
  readonly from: Crew;
  readonly dice: readonly number[];
  readonly units: readonly { readonly name: string; readonly count: number }[];
}

/** SEC-AIR-12: a die for each unit that fires. */
function shots(play: Play, rule: RuleId, from: Crew, which: Guns, units = guns(from.detachment, which)): Shots {
  const firing = units.map(({ unit, left }) => ({ name: unit.name, count: left }));
  const dice = firing.flatMap(({ count }) => Array.from({ length: count }, () => play.dice.d6(rule, from.id)));
  return { from, dice, units: firing };
}

/** SEC-AIR-12: interceptors and aircraft that can fire back do so at the same time. */
export function dogfightRound(play: Play, rule: RuleId, one: CounterId, other: CounterId): void {
  const [first, second] = [crewOf(play, one), crewOf(play, other)];
  const volleys = [shots(play, rule, first, 'interceptors'), shots(play, rule, second, 'interceptors')] as const;
  hit(play, rule, volleys[0], second);
  hit(play, rule, volleys[1], first);
}

/** SEC-AIR-04, -07: all flak units of a detachment fire once. */
export function fireFlakAt(play: Play, rule: RuleId, flak: CounterId, target: CounterId): void {
  hit(play, rule, shots(play, rule, crewOf(play, flak), 'flak'), crewOf(play, target));
}

/** SEC-DROP-05, -06, SEC-XP-08: units that roll below their rating fire at the drop. Dropships don't fire back. */
export function interceptDrop(play: Play, interceptor: CounterId, target: CounterId): void {
  const from = crewOf(play, interceptor);
  const at = play.state.board.flight?.route.at(-1);
  const bonus = INTERCEPT_BONUS[levelOf(from.detachment.xp)];
  const dice: number[] = [];
  const units = guns(from.detachment, 'interceptors').map((one) => {
    const thrown = Array.from({ length: one.left }, () => play.dice.d6('SEC-DROP-05', interceptor));
    dice.push(...thrown);
    return { ...one, left: thrown.filter((die) => die < one.unit.intercept + bonus).length };
  });
  const firing = units.reduce((sum, { left }) => sum + left, 0);
  if (at !== undefined) {
    tell(play, {
      ...{ type: 'drop-intercepted', rule: 'SEC-DROP-05', to: 'seats', counter: target, by: interceptor, at },
      ...{ dice, firing },
    });
  }
  const able = units.filter(({ left }) => left > 0);
  if (firing > 0)
    hit(play, 'SEC-DROP-06', shots(play, 'SEC-DROP-06', from, 'interceptors', able), crewOf(play, target));
}

function asGivenUp(detachment: Detachment) {
  const all = lines(detachment);
  return lossOrderOf(detachment).flatMap((line) => all[line] ?? []);
}

/** The die that removes a unit. */
function needed({ kind, xp }: Detachment, { armour }: Unit): number {
  return kind === 'dropship' ? DROPSHIP_ARMOUR : Math.min(6, armour + ARMOUR_BONUS[levelOf(xp)]);
}

/**
 * SEC-AIR-12, SEC-DROP-06: each shot that rolls a unit's armour or more removes one, in the order that its side has chosen.
 * What fired and was fired at becomes known. SEC-AIR-15.
 */
function hit(play: Play, rule: RuleId, { from, dice, units }: Shots, target: Crew): void {
  if (dice.length === 0) return;
  const detachment = detachmentIn(play, target.side, target.detachment.id);
  const before = unitsLeft(detachment);
  detachment.lost = detachment.units.map((_, line) => detachment.lost[line] ?? 0);
  // SEC-DROP-06: for dropships, only armour counts.
  const gunnery = detachment.kind === 'dropship' ? 0 : GUNNERY_BONUS[levelOf(from.detachment.xp)];
  const lost = new Map<string, number>();
  for (const die of dice) {
    const first = asGivenUp(detachment).find(({ left }) => left > 0);
    if (first === undefined || die + gunnery < needed(detachment, first.unit)) continue;
    detachment.lost[first.line] = (detachment.lost[first.line] ?? 0) + 1;
    lost.set(first.unit.name, (lost.get(first.unit.name) ?? 0) + 1);
  }
  const machines = [...lost].map(([name, count]) => ({ name, count }));
  tell(play, {
    ...{ type: 'air-fire', rule, to: 'seats', counter: from.id, against: target.id },
    ...{ units: [...units], dice: [...dice], lost: machines },
  });
  noteSeen(play, from, units);
  noteSeen(play, target, shownUnits(target.detachment));
  suffer(play, from, target, before);
}

const shownUnits = (detachment: Detachment) =>
  lines(detachment)
    .filter(({ left }) => left > 0)
    .map(({ unit, left }) => ({ name: unit.name, count: left }));

/** SEC-AIR-15: the enemy learns only the types and numbers of these units. */
function noteSeen(play: Play, { id, side }: Crew, units: Shots['units']): void {
  const { desks, board } = play.state;
  const dossiers = desks[otherSide(side)].dossiers;
  const known = lookup(dossiers, id) ?? {
    counter: id,
    sheet: null,
    machines: null,
    units: [],
    source: 'air',
    turn: board.turn,
  };
  const others = known.units.filter(({ name }) => units.every((one) => one.name !== name));
  dossiers[id] = { ...known, units: [...others, ...units] };
}

/** SEC-AIR-14, SEC-BTL-10: when a detachment in the air is halved or wiped out. */
function suffer(play: Play, from: Crew, { id, side, detachment: { id: own } }: Crew, before: number): void {
  const detachment = detachmentIn(play, side, own);
  const [brought, after] = [unitsBrought(detachment), unitsLeft(detachment)];
  const isHalf = (left: number): boolean => (detachment.kind === 'aerial' ? left * 2 <= brought : left * 2 < brought);
  const [isHalved, isWiped] = [isHalf(after) && !isHalf(before), after === 0];
  noteAirCombat(play, from.side, from.detachment.id, {
    hasHalved: isHalved && detachment.kind === 'aerial',
    isHalved: false,
  });
  noteAirCombat(play, side, own, { hasHalved: false, isHalved });
  if (isHalved) countForDirectives(play, from.side, side);
  if (!isHalved && !isWiped) return;
  const at = play.state.board.flight?.route[Math.max(0, play.state.board.flight.entered - 1)] ?? counterIn(play, id).at;
  if (at !== null) tell(play, { type: 'air-loss', rule: 'SEC-AIR-14', to: 'all', counter: id, at, isHalved, isWiped });
  if (isWiped) wipeOut(play, id);
}

/** SEC-DIR-11. */
function countForDirectives(play: Play, by: Side, of: Side): void {
  const { desks } = play.state;
  if (desks[by].directive !== null) desks[by].directive.airKills += 1;
  if (desks[of].directive !== null) desks[of].directive.airLosses += 1;
}

/** SEC-AIR-14, SEC-VP-07: it is rebuilt where it was based, and back next turn; a drop that failed is back in orbit. */
function wipeOut(play: Play, id: CounterId): void {
  const { side, detachment } = crewOf(play, id);
  const counter = counterIn(play, id);
  if (counter.isLost) return;
  counter.isLost = true;
  const lost = detachmentIn(play, side, detachment.id);
  lost.isWiped = true;
  if (counter.at === null) {
    lost.where = 'orbit';
    counter.droppedIn = null;
  }
  // SEC-DIR-13.
  if (detachment.tenure === 'visitor') return;
  const points = fieldedPoints(detachment);
  scoreLoss(play, { side, points, isWiped: true, isDestroyed: false, battle: counter.battle });
}

/** SEC-AIR-14: troops on board share the losses of their transports, rounded down, and die with the last one. */
export function shareLosses(play: Play, carrier: CounterId, cargo: CounterId): void {
  const { detachment } = crewOf(play, carrier);
  const { side, detachment: carried } = crewOf(play, cargo);
  const lost = unitsBrought(detachment) - unitsLeft(detachment);
  const share = Math.floor((unitsBrought(carried) * lost) / unitsBrought(detachment));
  const aboard = detachmentIn(play, side, carried.id);
  aboard.lost = spread(carried, share);
  if (unitsLeft(detachment) === 0) wipeOut(play, cargo);
}

/** This many lost units, line by line, in the order in which their side gives them up. */
function spread(detachment: Detachment, share: number): number[] {
  const lost = detachment.units.map(() => 0);
  let left = share;
  for (const { line, left: there } of asGivenUp({ ...detachment, lost: [] })) {
    lost[line] = Math.min(left, there);
    left -= lost[line] ?? 0;
  }
  return lost;
}
