import { type Choice, type Grant, grant } from './list.ts';

export const ALL: Choice = {};

/** Bikes and jetbikes are built where light vehicles are. */
const LIGHT_VEHICLES: Choice = { tags: ['light-vehicle', 'bike', 'jetbike'] };
/** Vehicles not called light are heavy. */
const HEAVY_VEHICLES: Choice = {
  tags: ['vehicle', 'heavy-vehicle'],
  withoutTags: ['light-vehicle', 'bike', 'jetbike'],
};
const ON_FOOT = { withoutTags: ['vehicle', 'light-vehicle', 'heavy-vehicle', 'bike', 'jetbike'] } as const;

/** HEX-BLD-08, -09: what buildings allow for a race without lists of its own. HEX-RACE-SOB-01, -ORK-02, -TY-08. */
export const GENERAL_GRANTS: readonly Grant[] = [
  grant('barracks', { slots: ['troops'], ...ON_FOOT }),
  grant('training-facilities', { slots: ['elite'], ...ON_FOOT }),
  grant('academy', { slots: ['hq'], ...ON_FOOT }),
  grant('light-factory', LIGHT_VEHICLES),
  grant('heavy-factory', HEAVY_VEHICLES),
  grant('minor-space-port', { slots: ['hq', 'troops'] }),
  grant('major-space-port', ALL),
];
