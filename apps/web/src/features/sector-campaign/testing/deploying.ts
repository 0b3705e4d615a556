import { type Army, type Known, knownOf, type NewDetachment, type View } from '@sealed-orders/rules/sector-campaign';
import { type SectorWar, sectorSetUp } from '@sealed-orders/rules/testing';

export const newDetachment = (name: string, more: Partial<NewDetachment> = {}): NewDetachment => ({
  ...{ name, kind: 'ground', isCommander: false },
  units: [{ name: 'Rifles', count: 8, points: 100, traits: [], intercept: 0, armour: 5, lift: 0 }],
  ...more,
});

export const armyNamed = (...names: readonly string[]): Army => ({
  name: 'An army',
  detachments: names.map((name) => newDetachment(name)),
});

/** A deployment begun by Anna’s West, with these detachments in hand and majors in 1 and 3. */
export function deploying(...names: readonly string[]): SectorWar {
  const made = sectorSetUp({ west: { rating: '1' } });
  made.give('west', { type: 'seal-army', army: armyNamed(...names) });
  made.give('east', { type: 'seal-army', army: armyNamed('Owls', 'Bears', 'Crows') });
  return made.until('deployment');
}

/** What the viewer's side knows. Throws for viewers without a side. */
export function known(view: View): Known {
  const found = knownOf(view);
  if (found === null) throw new Error('the viewer has no side');
  return found;
}
