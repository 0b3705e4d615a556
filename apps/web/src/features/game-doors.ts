import type { SystemId } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { use } from 'react';

/** A registry: each game with the loader of one of its doors. */
export type Doors<Door> = { readonly [System in PlayedSystem]: () => Promise<Door> };

/** Reads one of the doors; the page waits until it is loaded, which happens once. */
export function reader<Door>(doors: Partial<Doors<Door>>): (system: SystemId) => Door {
  const opened = new Map<SystemId, Promise<Door>>();
  return (system) => {
    const known = opened.get(system) ?? load(doors, system);
    opened.set(system, known);
    return use(known);
  };
}

async function load<Door>(doors: Partial<Doors<Door>>, system: SystemId): Promise<Door> {
  const door = isIn(doors, system) ? doors[system] : undefined;
  if (door === undefined) throw new Error(`this page has no door of ${system}`);
  return door();
}

export const isIn = (doors: object, system: SystemId): system is PlayedSystem => Object.hasOwn(doors, system);
