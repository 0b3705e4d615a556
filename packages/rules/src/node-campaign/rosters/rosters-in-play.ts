import type { SeatId } from '../../kernel/index.ts';
import { forceIn, isTimed, numbered, type Play, tell } from '../board/play.ts';
import type { ForceId } from '../types.ts';
import { changed, hasCore, lossOf, type Modify, pointsOf, type Roster, type RosterOrder } from './rosters.ts';

export function enterRoster(play: Play, seat: SeatId, order: RosterOrder): void {
  const force = forceIn(play, order.force);
  if (order.type === 'rename') {
    Object.assign(force, { name: order.name, background: order.background });
    tell(play, { type: 'force-renamed', rule: 'NODE-BF-14', to: 'all', force: order.force, seat, name: order.name });
  } else if (order.type === 'honours') {
    const unit = [...force.units, ...force.killTeam].find(({ id }) => id === order.unit);
    if (unit !== undefined) unit.honours = order.honours;
  } else saveRoster(play, seat, order);
}

/** NODE-BF-06: once the time for the first roster is over, the first save is the last. */
function saveRoster(play: Play, seat: SeatId, { force: id, units, killTeam }: Roster): void {
  const force = forceIn(play, id);
  force.units = units.map((unit) => numbered(play, unit));
  force.killTeam = killTeam.map((unit) => numbered(play, unit));
  force.isFrozen = !isTimed(play.state, 'roster', id);
  const told = { force: id, seat, points: pointsOf(units), units: units.length, hasCore: hasCore(units) };
  tell(play, { type: 'roster-entered', rule: 'NODE-BF-06', to: 'all', ...told });
}

/** NODE-BF-07 to -10. */
export function modify(play: Play, seat: SeatId, command: Modify): void {
  const { force: id, add, retire, change, retrain } = command;
  const force = forceIn(play, id);
  const retired = force.units.filter((unit) => retire.includes(unit.id)).map(({ name }) => name);
  const told = change.flatMap(({ unit: unitOf, changes, into }) => {
    const unit = force.units.find((one) => one.id === unitOf);
    return unit === undefined
      ? []
      : [{ id: unitOf, name: into.name, xpLost: lossOf(play.state.settings, unit, changes, retrain) }];
  });
  const kept = changed(force, command).map((unit) => ({
    ...unit,
    xp: unit.xp - (told.find((one) => one.id === unit.id)?.xpLost ?? 0),
  }));
  force.units = [...kept, ...add.map((unit) => numbered(play, unit))];
  tell(play, {
    type: 'force-modified',
    rule: 'NODE-ORD-11',
    to: 'all',
    force: id,
    seat,
    added: add.map(({ name }) => name),
    retired,
    changed: told.map(({ name, xpLost }) => ({ name, xpLost })),
    isRetrained: retrain,
  });
}

/** NODE-BF-06: with its first order or battle a battleforce gets no more units for nothing. */
export function freeze(play: Play, force: ForceId): void {
  const frozen = play.state.forces[force];
  if (frozen !== undefined) frozen.isFrozen = true;
}
