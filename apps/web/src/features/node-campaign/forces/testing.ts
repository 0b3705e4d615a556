import { seatId, seededDice } from '@sealed-orders/rules/kernel';
import { type Force, nodeCampaign, type Unit, type UnitId, type View } from '@sealed-orders/rules/node-campaign';

/** A unit as tests name it: `{ id: 'u1', name: 'Lynx tanks', points: 420, xp: 905 }`. */
interface TestUnit {
  readonly id: string;
  readonly name?: string;
  readonly category?: Unit['category'];
  readonly points: number;
  readonly xp?: number;
}

interface TestForce {
  readonly owner: string;
  readonly node?: string;
  readonly arrival?: number;
  readonly units?: readonly TestUnit[];
  readonly killTeam?: readonly TestUnit[];
}

const rosterOf = (units: readonly TestUnit[] = []) =>
  units.map((unit) => ({
    ...{ name: unit.id, category: 'troops', description: '', isMindless: false, xp: 0, honours: '' },
    ...unit,
  }));

const forcesOf = (forces: Readonly<Record<string, TestForce>>) =>
  Object.fromEntries(
    Object.entries(forces).map(([id, { owner, node = 'O4', arrival = 1, units, killTeam }]) => [
      id,
      {
        ...{ id, owner, name: id, background: '', node, cameFrom: null, way: 'path', arrival },
        ...{ isTainted: false, isHulk: false, isFrozen: true, units: rosterOf(units), killTeam: rosterOf(killTeam) },
      },
    ]),
  );

/** What red knows of a war of red's Chaos with blue's Imperial Guard, and green's Orks. */
export function viewOf(
  forces: Readonly<Record<string, TestForce>>,
  change: Readonly<Record<string, unknown>> = {},
): View {
  const setup = nodeCampaign.schemas.setup.parse({
    seats: [
      { id: 'blue', name: 'Blue', faction: 'imperial-guard' },
      { id: 'red', name: 'Red', faction: 'chaos' },
      { id: 'green', name: 'Green', faction: 'orks' },
    ],
  });
  const table = { edition: '1', dice: seededDice(new Uint8Array(32)) };
  const begun = nodeCampaign.begin(setup, table, '2031-05-05T12:00:00.000Z');
  if (!begun.ok) throw new Error('the war does not begin');
  const known = nodeCampaign.view(begun.value.state, { kind: 'seat', seat: seatId('red') });
  return nodeCampaign.schemas.view.parse({ ...known, forces: forcesOf(forces), ...change });
}

/** A battleforce of a view. */
export function forceIn({ forces }: View, id: string): Force {
  const force = forces[id];
  if (force === undefined) throw new Error(`no battleforce ${id}`);
  return force;
}

/** The id of the unit with this place in its roster. */
export function unitIn({ units }: Force, place: number): UnitId {
  const unit = units[place];
  if (unit === undefined) throw new Error(`no unit ${place}`);
  return unit.id;
}
