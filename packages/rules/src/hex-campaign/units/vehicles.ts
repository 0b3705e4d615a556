import type { Unit, UnitTag } from '../types.ts';

const VEHICLES: readonly UnitTag[] = ['vehicle', 'light-vehicle', 'heavy-vehicle'];

/** Whether the models of a unit are vehicles: destroyed or damaged one by one, not wounded. */
export const isVehicles = ({ tags }: Pick<Unit, 'tags'>): boolean => tags.some((tag) => VEHICLES.includes(tag));
