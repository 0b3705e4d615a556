import {
  type Known,
  type NewDetachment,
  type Purchase,
  pointsOf,
  RESOURCE_TABLE,
  type Resource,
  rearTerritories,
} from '@sealed-orders/rules/sector-campaign';

/** The smallest detachment, for asking the rules whether a resource can be bought at all. */
const SMALLEST: Omit<NewDetachment, 'kind'> = {
  ...{ name: 'new', isCommander: false },
  units: [{ name: 'new', count: 1, points: 0, traits: [], intercept: 0, armour: 5, lift: 0 }],
};

/** The least that can be bought of a resource; null: the side has no place for it. */
export function trialOf(known: Known, resource: Resource): Purchase | null {
  const [rear] = rearTerritories(known.board, known.side);
  const own = Object.values(known.board.territories).find(({ controller }) => controller === known.side);
  switch (resource) {
    case 'bombardment':
      return { resource };
    case 'engineers':
      return own === undefined ? null : { resource, at: own.id };
    case 'dropship':
      return { resource, detachment: { ...SMALLEST, kind: 'dropship' } };
    case 'air':
      return rear === undefined ? null : { resource, detachment: { ...SMALLEST, kind: 'aerial' }, at: rear };
    case 'ground':
      return rear === undefined ? null : { resource, points: 1, detachment: { ...SMALLEST, kind: 'ground' }, at: rear };
  }
}

/** A purchase of this detachment, in the usual place; ground troops at the lowest price that covers them. SEC-CR-07. */
export function purchaseOf(
  known: Known,
  resource: 'ground' | 'air' | 'dropship',
  detachment: NewDetachment,
): Purchase | null {
  const [at] = rearTerritories(known.board, known.side);
  if (resource === 'dropship') return { resource, detachment };
  if (at === undefined) return null;
  if (resource === 'air') return { resource, detachment, at };
  const most = RESOURCE_TABLE.ground.detachment?.most ?? 1;
  return { resource, points: Math.max(1, Math.ceil(pointsOf(detachment) / most)), detachment, at };
}
