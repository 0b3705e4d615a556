import type { SeatId } from '../kernel/index.ts';
import { invariant, lookup, present, seatId, sortedKeys } from '../kernel/index.ts';
import type { HexKey } from '../space/hex.ts';
import { DETACHMENT_ALLOWANCE, RELEASED_ALLOWANCE } from './data/allowances.ts';
import type {
  Aspect,
  Building,
  BuildingType,
  March,
  MoveClass,
  Piece,
  PieceId,
  Site,
  State,
  Unit,
  UnitId,
} from './types.ts';
import { BUILDING_TYPES, FACTIONS, MARCHES, MOVE_CLASSES } from './types.ts';
import { NEW_DETACHMENT } from './units/fresh.ts';
import { rosterSize } from './units/living.ts';

/** Strong enough for every order, unless the text says otherwise. */
const DETACHMENT_POINTS = 1000;
const GARRISON_POINTS = 400;
const MODELS = 10;

const CLASSES = MOVE_CLASSES.join('|');
const PIECE_TEXT = new RegExp(
  `^([a-z][a-z0-9-]*) (?:(garrison|spy|diplomat)|(convoy)(?: (\\d+))?|((?:${CLASSES})(?:\\+(?:${CLASSES}))*) ([2468]))` +
    ' @ (-?\\d+,-?\\d+)(?: (\\d+) points)?( scouts)?$',
);

/**
 * A piece from its short text: `red infantry 4 @ 0,0` (the number is its movement allowance), `red infantry+tracked 6
 * @ 2,1 600 points scouts`, `red garrison @ 0,0`, `blue convoy 120 @ 1,0` (its BP), `red spy @ 0,0`.
 */
export function readPiece(id: string, text: string): Piece {
  const found = PIECE_TEXT.exec(text);
  invariant(found !== null, `not a piece: ${text}`);
  const [, seat = '', bare, convoy, bp, classes, allowance, hex = '', points, scouts] = found;
  const base = { id: id as PieceId, seat: seatId(seat) as SeatId, hex: hex as HexKey, name: id };
  if (convoy !== undefined) return { ...base, kind: 'convoy', bp: Number(bp ?? 0) };
  if (bare === 'spy') return { ...base, kind: bare, home: base.hex, target: null };
  if (bare === 'diplomat') return { ...base, kind: bare };
  const isScout = scouts !== undefined;
  if (bare === 'garrison') {
    const worth = Number(points ?? GARRISON_POINTS);
    return { ...base, kind: 'garrison', units: unitsOf(id, ['infantry'], worth, isScout) };
  }
  const units = unitsOf(
    id,
    MOVE_CLASSES.filter((c) => classes?.split('+').includes(c)),
    Number(points ?? DETACHMENT_POINTS),
    isScout,
  );
  const march = marchOf(Number(allowance));
  const disarmed = Number(allowance) === RELEASED_ALLOWANCE;
  return { ...base, kind: 'detachment', march, units, ...NEW_DETACHMENT, disarmed };
}

const marchOf = (allowance: number): March =>
  allowance === RELEASED_ALLOWANCE
    ? 'normal'
    : present(
        MARCHES.find((march) => DETACHMENT_ALLOWANCE[march] === allowance),
        'an allowance of a detachment',
      );

/** One unit of each class, the points shared among them. */
function unitsOf(id: string, classes: readonly MoveClass[], points: number, scout: boolean): readonly Unit[] {
  return classes.map((moveClass, i) => ({
    id: `${id}-${i + 1}` as UnitId,
    name: 'Squad',
    slot: 'troops',
    moveClass,
    scout,
    points: Math.floor(points / classes.length),
    kind: '',
    tags: [],
    limits: [],
    mount: null,
    mark: null,
    models: { ready: MODELS, wounded: 0, damaged: 0, dead: 0, captured: 0 },
  }));
}

/** The short text of a piece. Names, casualties and single units are not part of it. */
export function writePiece(piece: Piece): string {
  const { seat, hex } = piece;
  switch (piece.kind) {
    case 'spy':
    case 'diplomat':
      return `${seat} ${piece.kind} @ ${hex}`;
    case 'convoy':
      return `${seat} convoy ${piece.bp} @ ${hex}`;
    case 'garrison':
      return `${seat} garrison @ ${hex}${extras(piece.units)}`;
    case 'detachment': {
      const classes = MOVE_CLASSES.filter((c) => piece.units.some((unit) => unit.moveClass === c)).join('+');
      return `${seat} ${classes} ${piece.disarmed ? RELEASED_ALLOWANCE : DETACHMENT_ALLOWANCE[piece.march]} @ ${hex}${extras(piece.units)}`;
    }
  }
}

function extras(units: readonly Unit[]): string {
  const points = units.reduce((sum, unit) => sum + unit.points, 0);
  const hasScouts = units.some((unit) => unit.scout && rosterSize(unit) > 0);
  return ` ${points} points${hasScouts ? ' scouts' : ''}`;
}

/** Where everybody is, one line per piece, for bug reports and logs. */
export function positionText(state: Pick<State, 'pieces' | 'turn' | 'phase'>): string {
  const lines = sortedKeys(state.pieces).flatMap((id) => {
    const piece = lookup(state.pieces, id);
    return piece === undefined ? [] : [`${id}: ${writePiece(piece)}`];
  });
  return [`turn ${state.turn}, ${state.phase}`, ...lines].join('\n');
}

const SIZES = { village: 1, town: 2, city: 3, metropol: 4 } as const;
const SITE_TEXT = new RegExp(
  `^(?:resource (\\d+)|(${Object.keys(SIZES).join('|')}) (${FACTIONS.join('|')})(?: (\\d+) bp)?(?:: ([a-z-]+(?:, [a-z-]+)*))?)$`,
);

/** A building that was there before the campaign. */
export const standing = (type: BuildingType, aspect: Aspect | null = null): Building => ({
  type,
  aspect,
  built: 0,
  disabled: null,
});

/** A site from its short text: `resource 150`, `town ch`, `city ig 80 bp: barracks, prison`. */
export function readSite(text: string, name = ''): Site {
  const found = SITE_TEXT.exec(text);
  invariant(found !== null, `not a site: ${text}`);
  const [, resource, size, faction, bp, buildings] = found;
  if (resource !== undefined) return { kind: 'resource', yield: Number(resource), route: null, since: 0 };
  const types = (buildings?.split(', ') ?? []).map((type) => {
    const known = BUILDING_TYPES.find((one) => one === type);
    invariant(known !== undefined, `no building: ${type}`);
    return known;
  });
  return {
    kind: 'urban',
    size: SIZES[size as keyof typeof SIZES],
    faction: present(
      FACTIONS.find((one) => one === faction),
      `no faction: ${faction}`,
    ),
    name,
    bp: Number(bp ?? 0),
    buildings: types.map((type) => standing(type)),
    grown: 0,
    exploits: true,
  };
}
