import type { Army, NewDetachment, Unit } from '../types.ts';

type Extras = Partial<Pick<Unit, 'traits' | 'intercept' | 'armour' | 'lift'>>;

const unit = (name: string, count: number, points: number, extras: Extras = {}): Unit => ({
  ...{ name, count, points, traits: [], intercept: 0, armour: 5, lift: 0 },
  ...extras,
});
const detachment = (
  name: string,
  kind: NewDetachment['kind'],
  units: readonly Unit[],
  isCommander = false,
): NewDetachment => ({ name, kind, units, isCommander });

const INFILTRATES: Extras = { traits: ['infiltrator'] };
const FLAK: Extras = { traits: ['flak'] };
const MACHINE: Extras = { traits: ['war-machine'], armour: 6 };

/** Foot and guns, with few aircraft. */
const LEVY: readonly NewDetachment[] = [
  detachment('Ansgar Command', 'ground', [unit('Command tank', 1, 150), unit('Escort tank', 3, 200)], true),
  detachment('Lynx Company', 'ground', [unit('Lynx tank', 9, 375)]),
  detachment('Salt Tanks', 'ground', [unit('Basalt tank', 6, 250), unit('Siege engine', 1, 200, MACHINE)]),
  detachment('Carrier Rifles', 'ground', [unit('Rifles', 8, 250), unit('Carrier', 8, 175)]),
  detachment('Second Carriers', 'ground', [unit('Rifles', 8, 250), unit('Heavy carrier', 8, 200)]),
  detachment('Hill Rifles', 'ground', [unit('Rifles', 16, 400)]),
  detachment('Quarry Militia', 'ground', [unit('Militia', 8, 250), unit('Flak gun', 1, 50, FLAK)]),
  detachment('Gate Guard', 'ground', [unit('Guard', 6, 300)]),
  detachment('Long Guns', 'ground', [unit('Gun', 5, 325)]),
  detachment('Dray Scouts', 'ground', [unit('Scouts', 4, 150, INFILTRATES)]),
  detachment('Basalt Flak', 'ground', [unit('Flak tank', 4, 250, FLAK)]),
  detachment('Kite Rifles', 'airborne', [unit('Rifles', 8, 200), unit('Lifter', 4, 150, { lift: 2 })]),
  detachment('Kestrel Wing', 'aerial', [unit('Kestrel', 6, 275, { intercept: 4 })]),
  detachment('Heron Wing', 'aerial', [unit('Heron', 5, 250, { intercept: 3, lift: 2 })]),
];
/** The same points in two ways: for races with dropships, and for races without. */
const DROP_GUARD = detachment('Drop Guard', 'dropship', [
  unit('Guard', 6, 250),
  unit('Scout car', 2, 50, { traits: ['vehicle'] }),
]);
const RIDGE_LEVY = detachment('Ridge Levy', 'ground', [unit('Levy', 12, 300)]);

/** Two fifths of everything, for small campaigns. */
const PATROL: readonly NewDetachment[] = [
  detachment('Patrol Command', 'ground', [unit('Command car', 1, 75), unit('Riders', 4, 100)], true),
  detachment('Border Rifles', 'ground', [unit('Rifles', 8, 200)]),
  detachment('Border Scouts', 'ground', [unit('Scouts', 4, 125, INFILTRATES)]),
  detachment('Border Flak', 'ground', [unit('Flak tank', 2, 125, FLAK)]),
  detachment('Patrol Wing', 'aerial', [unit('Kestrel', 3, 150, { intercept: 4 })]),
  detachment('Road Watch', 'ground', [unit('Militia', 8, 175)]),
];

/** Half of everything: fast, with its own guns. */
const COLUMN: readonly NewDetachment[] = [
  detachment('Column Command', 'ground', [unit('Command car', 1, 100), unit('Outriders', 4, 125)], true),
  detachment('First Armoured', 'ground', [unit('Lynx tank', 6, 250)]),
  detachment('Second Armoured', 'ground', [unit('Lynx tank', 4, 175), unit('Flak tank', 1, 75, FLAK)]),
  detachment('Strider Lance', 'ground', [unit('Strider', 2, 350, MACHINE)]),
  detachment('Column Rifles', 'ground', [unit('Rifles', 10, 250), unit('Carrier', 5, 125)]),
  detachment('Column Guns', 'ground', [unit('Gun', 4, 250)]),
  detachment('Track Finders', 'ground', [unit('Scouts', 4, 150, INFILTRATES)]),
  detachment('Column Flak', 'ground', [unit('Flak tank', 3, 200, FLAK)]),
  detachment('Sparrow Wing', 'aerial', [unit('Sparrow', 5, 225, { intercept: 4 })]),
  detachment('Crane Wing', 'aerial', [unit('Crane', 4, 225, { intercept: 2, lift: 3 })]),
];

/**
 * Armies for players without a list of their own, with our own names and numbers, and for sides that have sealed none in
 * time: the first that the terms allow. SEC-SETUP-10.
 */
export const READY_MADE: readonly Army[] = [
  { name: 'Halden levy', detachments: [...LEVY, DROP_GUARD] },
  { name: 'Halden levy without dropships', detachments: [...LEVY, RIDGE_LEVY] },
  { name: 'Meridian column', detachments: [...COLUMN] },
  { name: 'Border patrol', detachments: [...PATROL] },
];
