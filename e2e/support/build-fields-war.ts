import { type BuildingType, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import type { Seeded } from '@sealed-orders/testkit';
import { ARMIES, hexOf, laidOut, SITES, town } from './build-war.ts';

/** Azure's work halfway between its two towns, either of which could take its refund. */
export const HALFWAY = '0403';

/** Everything that Space Marines, Eldar and Chaos build with. */
const ALL: readonly BuildingType[] = ['barracks', 'academy', 'training-facilities', 'major-space-port', 'strategic-hq'];

const capitalOf = (state: State, power: string): string => state.seats[seatId(power)]?.capital ?? '';

/** The same war with what the fields of build lines need: three races, a closed Capital, a route, a taxed city. */
function withFields(state: State): State {
  const seat = (power: string, change: object) => ({ [power]: { ...state.seats[seatId(power)], ...change } });
  const [azure, ochre] = ['azure', 'ochre'].map((power) => capitalOf(state, power));
  const shrine = { type: 'aspect-shrine', aspect: 'dire-avengers' };
  const eldar = town('Old Dray', 'el', 4, 3000, ALL);
  const exploiting = town('Varn Bridge', 'sm', 4, 900, ['barracks', 'prison', 'exploitation-center']);
  const jailer = state.pieces['azure-jailer' as keyof State['pieces']];
  return hexCampaign.schemas.state.parse({
    ...state,
    seats: {
      ...state.seats,
      ...seat('azure', { faction: 'sm', closedTo: ['ochre'] }),
      ...seat('madder', { faction: 'el', capital: hexOf('0704'), capitalFell: null }),
    },
    sites: {
      ...state.sites,
      [azure ?? '']: town('Ansgar', 'sm', 4, 6000, ALL),
      [hexOf(SITES.town)]: { ...exploiting, exploits: false },
      [hexOf(SITES.resource)]: { kind: 'resource', yield: 200, route: [hexOf('0404'), hexOf(SITES.town)] },
      [hexOf('0704')]: { ...eldar, buildings: [...eldar.buildings, shrine] },
      [ochre ?? '']: town('Marrow Gate', 'ch', 4, 3000, ALL),
    },
    strongholds: {
      ...state.strongholds,
      [hexOf(HALFWAY)]: {
        level: 1,
        owner: 'azure',
        defences: [{ id: 'd9', type: 'wall', weapon: null, race: 'sm', paid: 50 }],
      },
    },
    pieces: {
      // Losses have to be made good before anything new is built.
      ...Object.fromEntries(Object.entries(state.pieces).filter(([id]) => id !== 'azure-hospital')),
      'azure-warder': { ...jailer, id: 'azure-warder', name: ARMIES.jailer.name.replace('Jailer', 'Warder') },
    },
  });
}

/** Lays out a war in which a build sheet can use every field of its lines, in place of one just begun. */
export const laidOutForFields = (war: Seeded): Promise<void> => laidOut(war, withFields);
