import { lookup } from '../../kernel/index.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { replacePiece, tell } from '../turn/play.ts';
import type { Army, Battle, Correction, Detachment, Models, PieceId, Unit } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { isPresent, rosterSize } from '../units/living.ts';
import { isVehicles } from '../units/vehicles.ts';
import { hasLiving } from '../units/worth.ts';
import type { CorrectionsPlay } from './play.ts';

const RULE = 'HEX-TURN-13';

type ModelsCorrection = Extract<Correction, { type: 'set-models' }>;

/** HEX-TURN-13: how many models of a unit are ready, wounded and damaged; the others of its roster are dead. */
export function correctModels(
  play: CorrectionsPlay,
  { unit: id, ready, wounded, damaged }: ModelsCorrection,
  reason: string,
): readonly Fault[] {
  const found = armyWith(play, id);
  if (found === null) return [fault('not-correctable', RULE, {}, ['unit'])];
  const { army, unit } = found;
  if (play.battles.some((battle) => isUnderWay(battle) && takesPart(battle, army.id))) {
    return [fault('battle-under-way', RULE, { name: army.name }, ['unit'])];
  }
  const { captured } = unit.models;
  const most = rosterSize(unit) - captured;
  const models = { ready, wounded, damaged, dead: most - ready - wounded - damaged, captured };
  const faults = modelFaults(unit, models, most);
  if (faults.length > 0) return faults;
  const units = army.units.map((one) => (one === unit ? { ...unit, models } : one));
  if (!hasLiving(units)) return [fault('no-models-left', RULE, { name: army.name }, ['ready'])];
  lay(play, { ...army, units });
  recall(play, army, unit, { ...unit, models });
  const { seat, name, id: piece } = army;
  const to = [seat];
  tell(play, { type: 'models-corrected', rule: RULE, to, seat, piece, name, unit: unit.name, models, reason });
  return [];
}

function armyWith(play: CorrectionsPlay, id: Unit['id']): { readonly army: Army; readonly unit: Unit } | null {
  for (const army of [...play.pieces.values(), ...play.orbit.values()]) {
    if (army.kind !== 'detachment' && army.kind !== 'garrison') continue;
    const unit = army.units.find((one) => one.id === id);
    if (unit !== undefined) return { army, unit };
  }
  return null;
}

/** Whether a decision on a battle refers to the current models. */
export const isUnderWay = ({ stage, reports }: Pick<Battle, 'stage' | 'reports'>): boolean =>
  stage !== 'closed' && (stage !== 'open' || Object.keys(reports).length > 0);

export const takesPart = (battle: Battle, id: PieceId): boolean =>
  BATTLE_SIDES.some((side) => battle[side]?.armies.includes(id)) || battle.supporters.some(({ piece }) => piece === id);

function modelFaults(unit: Unit, models: Models, most: number): readonly Fault[] {
  const { name } = unit;
  const isSame = models.ready === unit.models.ready && models.wounded === unit.models.wounded;
  if (isSame && models.damaged === unit.models.damaged) return [fault('nothing-changed', RULE, {}, ['ready'])];
  if (models.dead < 0) return [fault('more-than-roster', RULE, { name, most }, ['ready'])];
  if (isVehicles(unit)) return models.wounded > 0 ? [fault('vehicle-not-wounded', RULE, { name }, ['wounded'])] : [];
  return models.damaged > 0 ? [fault('not-a-vehicle', RULE, { name }, ['damaged'])] : [];
}

function lay(play: CorrectionsPlay, army: Army): void {
  const inOrbit: Detachment | undefined = play.orbit.get(army.id);
  if (inOrbit !== undefined && army.kind === 'detachment') play.orbit.set(army.id, army);
  else replacePiece(play, army);
}

/** HEX-DET-06, -07: things recorded as lost that still exist were not lost. */
function recall(play: CorrectionsPlay, { seat }: Army, before: Unit, now: Unit): void {
  const record = lookup(play.seats, seat);
  if (record === undefined || isPresent(before) || !isPresent(now)) return;
  const names = now.limits.map(({ name }) => name);
  play.seats[seat] = {
    ...record,
    lost: Object.fromEntries(Object.entries(record.lost).filter(([name]) => !names.includes(name))),
    characters: record.characters.filter((name) => !names.includes(name)),
  };
}
