import { present } from '@sealed-orders/rules/kernel';
import { type Army, READY_MADE_ARMIES, type Side } from '@sealed-orders/rules/sector-campaign';

/** A player of the campaign: who commands a side, or is on its staff. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly role: 'commander' | 'staff';
  readonly username: string;
  readonly displayName: string;
  readonly timeZone: string;
}

/** Two sides; West has a staff officer. All of them play in the other campaigns of the demo too. */
export const PLAYERS = [
  {
    id: 'west',
    name: 'Corvane Guard',
    side: 'west',
    role: 'commander',
    username: 'azure',
    displayName: 'Ada',
    timeZone: 'Europe/Bucharest',
  },
  {
    id: 'west-staff',
    name: 'Corvane Staff',
    side: 'west',
    role: 'staff',
    username: 'ochre',
    displayName: 'Odile',
    timeZone: 'Africa/Lagos',
  },
  {
    id: 'east',
    name: 'Red Furrow',
    side: 'east',
    role: 'commander',
    username: 'madder',
    displayName: 'Mads',
    timeZone: 'Europe/Oslo',
  },
] as const satisfies readonly Player[];

/** What the commanders choose before the campaign begins. */
export const CHOICES: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
  west: { race: 'imperial-guard', rating: '3' },
  east: { race: 'orks', rating: '2' },
};

const ARMY = 'Meridian column';
/** East's detachments, in the order of the ready-made army. */
const EAST_NAMES = [
  ...['Furrow Boss', 'Big Treads', 'Rattle Treads', 'Stompers', 'Furrow Boys'],
  ...['Loud Guns', 'Sneakers', 'Sky Rakers', 'Fighta Wing', 'Hauler Wing'],
];

/** The army of a side: the same for both, under other names. */
export function armyOf(side: Side): Army {
  const { name, detachments } = present(
    READY_MADE_ARMIES.find((one) => one.name === ARMY),
    `the army ${ARMY}`,
  );
  if (side === 'west') return { name, detachments };
  return {
    name: 'Red Furrow',
    detachments: detachments.map((one, i) => ({ ...one, name: EAST_NAMES[i] ?? one.name })),
  };
}
