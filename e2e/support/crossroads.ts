import { edgeKey, type HexKey, hexAt } from '@sealed-orders/rules/space';

/** A start zone of the map and its contents. Places are printed numbers. */
export interface Zone {
  /** Its middle. */
  readonly start: string;
  readonly capital: string;
  /** Name of the Capital. */
  readonly name: string;
  /** Where the second army of a seat deploys: the first free hex beside the Capital. */
  readonly reserve: string;
  /** Before the Capital, on the road to the crossroads. */
  readonly gate: string;
  /** Nobody's land between the gate and the crossroads. */
  readonly fork: string;
  readonly town: string;
  readonly townName: string;
  /** Beside the town and beside the Capital. */
  readonly flank: string;
  /** Beside the town, out of sight of the other seats. */
  readonly wood: string;
  /** Beside the wood, out of sight of the town. */
  readonly glade: string;
  /** Near the Capital first. */
  readonly resources: readonly [string, string];
}

/** Four roads meet here, and nobody owns it. */
export const CROSSROADS = '0906';

export const ZONES: readonly Zone[] = [
  {
    start: '0602',
    capital: '0803',
    name: 'Ansgar',
    reserve: '0703',
    gate: '0804',
    fork: '0905',
    town: '0805',
    townName: 'Varn Bridge',
    flank: '0704',
    wood: '0704',
    glade: '0604',
    resources: ['0902', '0602'],
  },
  {
    start: '1303',
    capital: '1205',
    name: 'Hollin',
    reserve: '1204',
    gate: '1105',
    fork: '1005',
    town: '1004',
    townName: 'Old Dray',
    flank: '1104',
    wood: '1103',
    glade: '1102',
    resources: ['1306', '1203'],
  },
  {
    start: '0609',
    capital: '0707',
    name: 'Marrow',
    reserve: '0607',
    gate: '0807',
    fork: '0907',
    town: '0808',
    townName: 'Tern Ford',
    flank: '0807',
    wood: '0809',
    glade: '0709',
    resources: ['0506', '0609'],
  },
  {
    start: '1210',
    capital: '1109',
    name: 'Saint Oriel',
    reserve: '1009',
    gate: '1008',
    fork: '1007',
    town: '1107',
    townName: 'Mill Cross',
    flank: '1108',
    wood: '1108',
    glade: '1209',
    resources: ['1208', '0910'],
  },
];

/** A letter for the ground of each hex: plains, hills, forest, sea. */
const ROWS = [
  'ssspphpppfpphp',
  'sspphpppppppfp',
  'ssspppppppppph',
  'ssshppppfppppp',
  'sssfppppppppps',
  'sshpppphppppps',
  'sspfpppppppppp',
  'sshppppppppphp',
  'ssppfpppppppfp',
  'sspphpppppppph',
  'ssspfphpsppfpp',
  'ssspphpsspphps',
];

const MAP_NAME = 'Four Roads';

const hexOf = (at: string): HexKey => hexAt(Number(at.slice(0, 2)) - 1, Number(at.slice(2)) - 1);

const roadsOf = ({ capital, gate, fork, town, reserve }: Zone) =>
  [
    [capital, gate],
    [gate, fork],
    [fork, CROSSROADS],
    [fork, town],
    [capital, reserve],
  ].map(([from = '', to = '']) => edgeKey(hexOf(from), hexOf(to)));

const sitesOf = ({ capital, town, resources }: Zone) => [
  [hexOf(capital), 'capital'],
  [hexOf(town), 'urban'],
  ...resources.map((at) => [hexOf(at), 'resource']),
];

/**
 * A map as a user would keep it in a file: four starts around a crossroads, each with the sites of a seat, so that dice
 * decide only who gets which.
 */
export function mapFile() {
  const map = {
    size: { columns: ROWS[0]?.length, rows: ROWS.length },
    rows: ROWS,
    rivers: [],
    roads: ZONES.flatMap(roadsOf).sort(),
    starts: ZONES.map(({ start }) => hexOf(start)),
    sites: Object.fromEntries(ZONES.flatMap(sitesOf)),
    names: Object.fromEntries(
      ZONES.flatMap((zone) => [
        [hexOf(zone.capital), zone.name],
        [hexOf(zone.town), zone.townName],
      ]),
    ),
  };
  const text = JSON.stringify({ format: 'sealed-orders-map', version: 1, name: MAP_NAME, map });
  return { name: 'crossroads.map.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}
