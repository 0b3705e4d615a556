import fc from 'fast-check';
import { invariant, seatId } from '../../kernel/index.ts';
import { hexAt, neighbours } from '../../space/hex.ts';
import { readPiece, readSite } from '../notation.ts';
import type { Play } from '../play.ts';
import { playOf } from '../play.ts';
import type { Battle, BattleSide, Captives, PieceId, Side, State } from '../types.ts';
import { board, dice, hex, piece } from './board.ts';

const COLUMNS = 8;
const ROWS = 7;
const PLACES = COLUMNS * ROWS;
const SEATS = ['red', 'blue', 'green'] as const;

const place = fc.nat(PLACES - 1);
const hexOf = (at: number): string => hexAt(at % COLUMNS, Math.floor(at / COLUMNS));
const owner = fc.constantFrom(...SEATS);

const fight = fc.record({
  at: place,
  attacker: fc.nat(2),
  defender: fc.nat(1),
  kind: fc.constantFrom('attack' as const, 'attack' as const, 'raid' as const),
  stands: fc.constantFrom('detachment', 'garrison', 'both', 'nobody'),
  from: fc.option(fc.nat(5)),
  winner: fc.constantFrom<BattleSide | null>('attacker', 'defender', null),
  bp: fc.nat(300),
  postponed: fc.constantFrom(false, false, false, true),
  drop: fc.boolean(),
  guards: fc.constantFrom<BattleSide | null>(null, null, 'attacker', 'defender'),
});
type Fight = typeof fight extends fc.Arbitrary<infer Value> ? Value : never;

const stranger = fc.record({
  at: place,
  seat: owner,
  what: fc.constantFrom('infantry 4', 'wheeled 4', 'garrison', 'convoy 90', 'convoy 40', 'diplomat', 'spy'),
});

const drawn = fc.record({
  rows: fc.array(
    fc.string({ unit: fc.constantFrom('p', 'p', 'p', 'h', 'f', 's'), minLength: COLUMNS, maxLength: COLUMNS }),
    { minLength: ROWS, maxLength: ROWS },
  ),
  fights: fc.array(fight, { minLength: 1, maxLength: 5 }),
  strangers: fc.array(stranger, { maxLength: 14 }),
  land: fc.array(fc.tuple(owner, place), { maxLength: 30 }),
  towns: fc.array(place, { maxLength: 5 }),
  mines: fc.array(place, { maxLength: 4 }),
  forts: fc.array(fc.tuple(owner, place), { maxLength: 4 }),
  treaty: fc.constantFrom<'alliance' | 'pact' | null>(null, 'alliance', 'pact'),
  dislodges: fc.boolean(),
  seed: fc.nat(1000),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

/** A campaign after its battles, before anybody withdraws, and the dice for what follows. */
export interface Battlefield {
  readonly state: State;
  readonly seed: number;
}

/** Small maps with finished battles and many other pieces. No race there gains from pillage. */
export const battlefields: fc.Arbitrary<Battlefield> = drawn.map((given) => ({
  state: stateOf(given),
  seed: given.seed,
}));

/** The working copy of a battlefield. */
export function opened({ state, seed }: Battlefield): Play {
  return playOf(state, {}, { dice: dice({}, seed + 1) });
}

function stateOf(given: Drawn): State {
  const isLand = (at: number) => given.rows[Math.floor(at / COLUMNS)]?.[at % COLUMNS] !== 's';
  const held = new Set<number>();
  const free = (at: number) => isLand(at) && !held.has(at);
  const pieces: Record<string, string> = {};
  const battles: Battle[] = [];
  const orbit: Record<string, string> = {};
  const guards: Record<string, PieceId> = {};
  for (const one of given.fights) {
    if (!free(one.at)) continue;
    held.add(one.at);
    const battle = battleOf(one, battles.length + 1, given.treaty !== null, pieces);
    battles.push(battle);
    if (battle.home !== null) held.add(indexOf(battle.home));
    const guard = one.guards === null ? undefined : battle[one.guards]?.armies[0];
    if (guard !== undefined) guards[`C${battle.number}`] = guard;
    if (one.drop) orbit[`D${battle.number}`] = `${seatOf(one.attacker)} infantry 4 @ 0,0`;
  }
  for (const [i, { at, seat, what }] of given.strangers.entries()) {
    const isArmy = !/convoy|spy|diplomat/.test(what);
    if (isArmy ? !free(at) : !isLand(at)) continue;
    if (isArmy) held.add(at);
    pieces[`S${i}`] = `${seat} ${what} @ ${hexOf(at)}`;
  }
  const control: Record<string, string[]> = { red: [], blue: [], green: [] };
  for (const [at, seat] of new Map(given.land.map(([seat, at]) => [at, seat]))) {
    if (isLand(at)) control[seat]?.push(hexOf(at));
  }
  const up = board(orbit);
  const state = board(pieces, {
    rows: given.rows,
    phase: 'battle',
    turn: 3,
    factions: { red: 'ig', blue: 'sm', green: 'el' },
    control,
    sites: Object.fromEntries([
      ...given.mines.filter(isLand).map((at) => [hexOf(at), readSite('resource 150')] as const),
      ...given.towns.filter(isLand).map((at) => [hexOf(at), readSite('village sm 70 bp', 'Town')] as const),
    ]),
    strongholds: Object.fromEntries(
      given.forts.filter(([, at]) => isLand(at)).map(([seat, at]) => [hexOf(at), { owner: seat }]),
    ),
    treaties: given.treaty === null ? [] : [[given.treaty, 'red', 'green']],
    settings: { raidDislodges: given.dislodges, askedPhases: 'all' },
  });
  const inOrbit = Object.fromEntries(
    Object.entries(up.pieces).flatMap(([id, one]) => (one.kind === 'detachment' ? [[id, one] as const] : [])),
  );
  const captives = Object.entries(guards).map(([id, guard]) => [id, heldBy(state, id, guard)] as const);
  return { ...state, battles, orbit: inOrbit, captives: Object.fromEntries(captives) };
}

/** A captive detachment of a seat that is not its guard's. */
function heldBy({ pieces, seatOrder }: State, id: string, guard: PieceId): Captives {
  const captor = pieces[guard]?.seat ?? seatId('red');
  const owner = seatOrder.find((seat) => seat !== captor) ?? captor;
  const detachment = readPiece(id, `${owner} infantry 4 @ ${pieces[guard]?.hex ?? '0,0'}`);
  invariant(detachment.kind === 'detachment', 'captives are a detachment');
  return { detachment, captor, holder: { kind: 'piece', piece: guard }, imprisoned: null, jailed: null };
}

const seatOf = (number: number): (typeof SEATS)[number] => SEATS[number % SEATS.length] ?? 'red';
const indexOf = (key: string): number => Array.from({ length: PLACES }, (_, at) => hexOf(at)).indexOf(key);

/** Under a treaty of red and green only blue has enemies. */
function sidesOf({ attacker, defender }: Fight, isBound: boolean): readonly [string, string] {
  const first = seatOf(attacker);
  if (isBound) return first === 'blue' ? ['blue', defender === 0 ? 'red' : 'green'] : [first, 'blue'];
  return [first, SEATS.filter((seat) => seat !== first)[defender] ?? 'blue'];
}

function battleOf(one: Fight, number: number, isBound: boolean, pieces: Record<string, string>): Battle {
  const [attacker, defender] = sidesOf(one, isBound);
  const at = hex(hexOf(one.at));
  const isRaid = one.kind === 'raid';
  pieces[`A${number}`] = `${attacker} infantry 4 @ ${at}`;
  const defenders: string[] = [];
  const add = (id: string, what: string) => {
    pieces[id] = `${defender} ${what} @ ${at}`;
    defenders.push(id);
  };
  if (one.stands === 'detachment' || one.stands === 'both' || (one.stands === 'nobody' && !isRaid))
    add(`B${number}`, 'infantry 4');
  if (one.stands === 'garrison' || one.stands === 'both') add(`G${number}`, 'garrison');
  const around = neighbours(at).filter((near) => indexOf(near) >= 0);
  const origin = one.from === null && !isRaid ? null : (around[(one.from ?? 0) % around.length] ?? null);
  const side = (seat: string, armies: readonly string[], order: Side['order']): Side => ({
    seat: seatId(seat),
    armies: armies.map(piece),
    order,
    forces: [],
  });
  return {
    id: `b3-${number}`,
    turn: 3,
    number,
    hex: at,
    kind: one.kind,
    origin,
    home: isRaid ? origin : null,
    attacker: side(attacker, [`A${number}`], one.kind),
    defender: defenders.length === 0 ? null : side(defender, defenders, 'guard'),
    supporters: one.drop
      ? [{ piece: piece(`D${number}`), side: 'attacker', order: 'attack', fromOrbit: true, assigned: true }]
      : [],
    stronghold: false,
    stage: one.postponed ? 'open' : 'closed',
    reports: {},
    quickAgreed: [],
    postponeAgreed: [],
    postponed: one.postponed,
    quick: null,
    result: one.postponed ? null : resultOf(one, defenders.length === 0),
  };
}

function resultOf({ winner, bp }: Fight, isUnopposed: boolean): NonNullable<Battle['result']> {
  const nothing = { attacker: 0, defender: 0 };
  return {
    how: isUnopposed ? 'unopposed' : 'quick',
    winner: isUnopposed ? 'attacker' : winner,
    lost: nothing,
    vp: nothing,
    bp: isUnopposed ? nothing : { attacker: bp, defender: winner === null ? bp : 0 },
    retreated: [],
    captured: null,
  };
}
