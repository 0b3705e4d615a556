import type { SeatLetter } from '../../symbols/seats.ts';
import { placedAround } from '../around.ts';
import type {
  Holding,
  NodeKind,
  NodeTerrain,
  StarChart,
  StarForce,
  StarNode,
  StarPath,
  StarView,
} from '../star-chart.ts';

/** Orsana Reach: three planets, their orbits, deep space and the warp. */
const PLANETS = [
  { id: 'O', name: 'Orsana', isHabitable: true, at: { x: 290, y: 322 }, radius: 246 },
  { id: 'V', name: 'Vell', isHabitable: true, ground: 'hills', at: { x: 758, y: 176 }, radius: 122 },
  { id: 'K', name: 'Skarn', isHabitable: false, at: { x: 848, y: 484 }, radius: 76 },
] as const;

type Row = readonly [id: string, name: string, kind: NodeKind, terrain: NodeTerrain | null, x: number, y: number];

const ROWS: readonly Row[] = [
  ['O1', 'Highmantle', 'city', null, 238, 226],
  ['O2', 'Port Sabel', 'spaceport', null, 364, 150],
  ['O3', 'Cinder Flats', 'surface', 'flats', 334, 270],
  ['O4', 'Grayford', 'city', null, 372, 364],
  ['O5', 'Threll Marsh', 'surface', 'marsh', 462, 252],
  ['O6', 'Ashen Ridge', 'surface', 'ridge', 104, 250],
  ['O7', 'Lom Quarries', 'surface', 'quarry', 254, 434],
  ['O8', 'Tarn Harbour', 'city', 'coast', 354, 518],
  ['O9', 'Bitterwold', 'surface', 'forest', 486, 406],
  ['O10', 'Sunken Vale', 'surface', 'jungle', 132, 450],
  ['O11', 'Northwatch', 'surface', 'ice', 186, 144],
  ['O12', 'Saltglass Waste', 'surface', 'desert', 212, 334],
  ['V1', 'Brightlode', 'city', null, 758, 102],
  ['V2', 'Vell Landing', 'spaceport', null, 828, 152],
  ['V3', 'Deepshaft', 'surface', 'mine', 688, 154],
  ['V4', 'Frostline', 'surface', 'ice', 812, 238],
  ['V5', 'Relic Fields', 'surface', 'ruins', 712, 238],
  ['K1', 'Broken Array', 'surface', 'array', 818, 460],
  ['K2', 'Silent Crater', 'surface', 'crater', 874, 508],
  ['ORB-O', 'Orsana orbit', 'orbit', null, 560, 338],
  ['ORB-V', 'Vell orbit', 'orbit', null, 622, 222],
  ['ORB-K', 'Skarn orbit', 'orbit', null, 768, 434],
  ['D1', 'Lantern Deep', 'deep-space', null, 596, 556],
  ['D2', 'The Hollow', 'deep-space', null, 560, 92],
  ['D3', 'Pale Drift', 'deep-space', null, 722, 366],
  ['W', 'The Warp', 'warp', null, 652, 476],
];

/** The planet of a node by its id: `O1` and `ORB-O` are of `O`. */
const planetOf = (id: string): string | null => /^(?:ORB-)?([OVK])/.exec(id)?.[1] ?? null;

const NODES: readonly StarNode[] = ROWS.map(([id, name, kind, terrain, x, y]) => ({
  ...{ id, name, kind, terrain },
  planet: kind === 'orbit' ? id.slice(-1) : planetOf(id),
  at: { x, y },
}));

/** Pairs of nodes, and the number to be reached; an asterisk: restricted. */
const PATHS = [
  'O1 O2, O1 O3, O1 O6 3, O1 O11, O2 O3, O2 O5, O3 O4, O3 O12, O4 O5, O4 O7, O5 O8, O5 O9 3, O6 O10 3, O6 O11',
  'O7 O10, O7 O12, O8 O9, O8 O10, V1 V2, V1 V3, V2 V4, V3 V5 3, V4 V5, K1 K2',
  'ORB-O D1, ORB-O D2, ORB-O ORB-K, ORB-V D2, ORB-V D3, ORB-K D3, D1 D2, D1 D3, D2 D3, W D1 3*, W D2 3*, W D3 3*',
];

const paths = PATHS.flatMap((row) => row.split(', ')).map((pair): StarPath => {
  const [a = '', b = '', number] = pair.split(' ');
  return {
    a,
    b,
    difficulty: number === undefined ? null : Number.parseInt(number, 10),
    isRestricted: pair.endsWith('*'),
  };
});
const landings = NODES.filter(({ planet, kind }) => planet !== null && kind !== 'orbit').map(
  ({ id, planet, kind }): StarPath => ({
    a: `ORB-${planet}`,
    b: id,
    difficulty: kind === 'spaceport' ? null : 3,
    isRestricted: false,
  }),
);

export const ORSANA: StarChart = { planets: PLANETS, nodes: NODES, paths: [...paths, ...landings] };

/** The same chart without a single place. */
export const UNPLACED: StarChart = {
  planets: PLANETS.map((planet) => ({ ...planet, at: null, radius: null })),
  nodes: NODES.map((node) => ({ ...node, at: null })),
  paths: ORSANA.paths,
};

/** Where the default map of the node campaign places its nodes: in hundredths of its sheet. */
const DEFAULT = [
  'O1 24 26, O2 33 29, O3 25 35, O4 29 43, O5 39 38, O6 15 22, O7 22 49, O8 42 47, O9 48 41, O10 33 55, O11 19 15',
  'O12 17 40, V1 73 22, V2 80 17, V3 70 30, V4 87 23, V5 81 31, K1 74 73, K2 83 77, ORB-O 30 7, ORB-V 79 7',
  'ORB-K 70 62, D1 36 73, D2 56 15, D3 59 56, W 49 89',
];
const DEFAULT_PLACES = new Map(
  DEFAULT.flatMap((row) => row.split(', ')).map((text) => {
    const [id = '', x, y] = text.split(' ');
    return [id, { x: Math.round(Number(x) * 11), y: Math.round(Number(y) * 7.33) }] as const;
  }),
);

/** The default map as a campaign draws it. */
export const DEFAULT_MAP: StarChart = placedAround({
  ...UNPLACED,
  nodes: NODES.map((node) => ({ ...node, at: DEFAULT_PLACES.get(node.id) ?? null })),
});

/** The controller, worth and installation of each node: `a4+`, `x` for a destroyed one. */
const HELD = {
  ...{ O1: 'a4+', O2: 'a2', O3: 'a1', O4: 'd4+', O5: 'b1', O6: '1', O7: 'c2+', O8: 'c3x', O9: 'c1', O10: '1' },
  ...{ O11: 'a2+', O12: 'e1', V1: 'e4+', V2: 'e2', V3: 'e2+', V4: 'e1', V5: 'e1', K1: 'b2+', K2: '1' },
  ...{ 'ORB-O': 'd', 'ORB-V': 'e', 'ORB-K': 'b' },
};

const isSeat = (letter: string | undefined): letter is SeatLetter => letter !== undefined && /^[a-j]$/.test(letter);

function holding(text: string): Holding {
  const [seat, value] = [text[0], /\d/.exec(text)?.[0]];
  const state = text.endsWith('x') ? 'destroyed' : 'active';
  return {
    controller: isSeat(seat) ? seat : null,
    value: value === undefined ? null : Number(value),
    marks: /[+x]$/.test(text) ? [{ kind: 'site', state }] : [],
    isTainted: false,
  };
}

type Piece = Pick<StarForce, 'id' | 'node' | 'seat' | 'icon'> & Partial<StarForce>;

const force = (piece: Piece): StarForce => ({
  label: '',
  state: 'free',
  frame: piece.seat === 'a' ? 'friend' : 'hostile',
  ...piece,
});

/** A day of a campaign for five. */
export const orsanaView = (changes: Partial<StarView> = {}): StarView => ({
  chart: ORSANA,
  holdings: Object.fromEntries(Object.entries(HELD).map(([id, text]) => [id, holding(text)])),
  forces: [
    force({ id: 'a1', node: 'O1', seat: 'a', icon: 'armour', strength: [9, 1, 0], order: 'draft' }),
    force({ id: 'a2', node: 'O2', seat: 'a', icon: 'infantry', strength: [6, 1, 3] }),
    force({
      id: 'd1',
      node: 'O4',
      seat: 'd',
      icon: 'mechanised',
      strength: [6, 1, 2],
      label: '2,100',
      state: 'fighting',
    }),
    force({ id: 'b1', node: 'O4', seat: 'b', icon: 'armour', strength: [9, 1, 0], label: '2,800', state: 'fighting' }),
    force({ id: 'c1', node: 'O4', seat: 'c', icon: 'infantry', strength: [7, 0, 1], state: 'queued' }),
    force({ id: 'b2', node: 'O5', seat: 'b', icon: 'reconnaissance', strength: [4, 0, 0] }),
    force({ id: 'c2', node: 'O8', seat: 'c', icon: 'infantry', strength: [8, 1, 1] }),
    force({ id: 'd2', node: 'ORB-O', seat: 'd', icon: 'infantry', strength: [7, 0, 2] }),
    force({ id: 'e1', node: 'V1', seat: 'e', icon: 'mechanised', strength: [9, 0, 0] }),
    force({
      id: 'e2',
      node: 'V5',
      seat: 'e',
      icon: 'infantry',
      strength: [5, 2, 2],
      label: '1,600',
      state: 'fighting',
    }),
    force({
      id: 'b3',
      node: 'V5',
      seat: 'b',
      icon: 'motorised',
      strength: [6, 0, 0],
      label: '1,850',
      state: 'fighting',
    }),
    force({ id: 'c3', node: 'D1', seat: 'c', icon: 'mechanised', strength: [9, 0, 1] }),
    force({ id: 'b4', node: 'K1', seat: 'b', icon: 'infantry' }),
  ],
  battles: [
    { node: 'O4', holders: ['d1'], attackers: ['b1'], waiting: '1 waits' },
    { node: 'V5', holders: ['e2'], attackers: ['b3'], waiting: '' },
  ],
  ...changes,
});
