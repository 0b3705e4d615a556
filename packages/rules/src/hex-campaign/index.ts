import type { Ruleset } from '../kernel/index.ts';
import { readBy } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { awaiting, nextDue } from './awaiting.ts';
import { begin } from './begin.ts';
import { check } from './check.ts';
import { EDITION } from './data/settings.ts';
import { faults } from './faults.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { schemas } from './schemas.ts';
import type { HexGame } from './types.ts';
import { view } from './view/view.ts';

/** The hex campaign. */
export const hexCampaign: Ruleset<HexGame> = {
  id: 'hex-campaign',
  editions: [EDITION],
  schemas,
  begin,
  apply,
  awaiting,
  nextDue,
  options,
  check,
  view,
  report: readBy,
  faults,
  outcome,
};

export { demoChart } from './data/charts.ts';
export { defaultSettings, EDITION } from './data/settings.ts';
export { type Foreseen, foreseen } from './movement/foreseen.ts';
export { rosterSize } from './movement/mover.ts';
export { movementOptions, optionsOf } from './movement/options.ts';
export { readyPoints } from './movement/weak.ts';
export { LISTS } from './races/lists.ts';
export { RULEBOOK, ruleEntry } from './rulebook.ts';
export { airspaceRows } from './start/airspaces.ts';
export { NEW_DETACHMENT, plainUnit } from './start/deploy.ts';
export * from './types.ts';
export { enemyZones } from './view/known-ground.ts';
