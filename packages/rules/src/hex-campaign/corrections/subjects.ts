import type { Correctable, SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { allHexes } from '../../space/hex.ts';
import { gridOf, indexOf, SEA } from '../map/grid.ts';
import { isSameTarget, targetsIn } from '../places/spy-targets.ts';
import type { Army, Infiltrated, Piece, PieceId, Promised, Spy, View } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { lossesOf } from './books.ts';
import { isUnderWay } from './models.ts';

export const bare = (
  listed: readonly { readonly id: string }[],
  now: Correctable['now'] = {},
): readonly Correctable[] => listed.map(({ id }) => ({ id, now }));

/** Each with the only values that some of its fields can hold. */
export const amid = (listed: readonly Correctable[], among: Correctable['among'] & object): readonly Correctable[] =>
  listed.map((one) => ({ ...one, among }));

export const seatsBut = ({ seats }: View, seat: SeatId): readonly SeatId[] =>
  seats.map(({ id }) => id).filter((id) => id !== seat);

/** Others that are not beaten. */
export const partners = (view: View, seat: SeatId): readonly SeatId[] =>
  inTheWar(view)
    .map(({ id }) => id)
    .filter((id) => id !== seat);

export const townsOf = (view: View, seat: SeatId): readonly HexKey[] =>
  urban(view)
    .filter((one) => one.seat === seat)
    .map(({ id }) => id);

/** HEX-CAPT-04: settlements of these seats with a Prison. */
export const prisons = (view: View, seats: readonly SeatId[]): readonly HexKey[] =>
  urban(view)
    .filter(({ seat, site }) => seats.includes(seat) && site.buildings.some(({ type }) => type === 'prison'))
    .map(({ id }) => id);

/** Where the owner of an army has another one. */
export const hexesOfOthers = ({ pieces }: View, army: Army): readonly HexKey[] =>
  Object.values(pieces)
    .filter(({ kind }) => kind === 'detachment' || kind === 'garrison')
    .filter(({ id, seat }) => seat === army.seat && id !== army.id)
    .map(({ hex }) => hex);

/** HEX-DIP-04: each promise once, though both parties know it. */
export const promisesOf = (affairs: View['affairs']): readonly Promised[] =>
  sortedKeys(affairs).flatMap((seat) =>
    (affairs[seat]?.promises ?? []).filter(({ between: [first] }) => first === seat),
  );

export const stores = (sites: NonNullable<View['own']>['sites']): readonly Correctable[] =>
  sortedKeys(sites).flatMap((hex) => {
    const site = sites[hex];
    return site?.kind === 'urban' ? [{ id: hex, now: { bp: site.bp } }] : [];
  });

/** Detachments under construction. */
export const built = (view: View) =>
  affairsOf(view).flatMap(({ constructions }) => constructions.map(({ detachment: { id }, ready }) => ({ id, ready })));

/** All settlements of seats. */
export const urban = ({ affairs }: View) =>
  sortedKeys(affairs).flatMap((seat) => {
    const { sites = {}, record } = lookup(affairs, seat) ?? {};
    return sortedKeys(sites).flatMap((id) => {
      const site = sites[id];
      return site?.kind === 'urban' ? [{ id, seat, race: record?.faction, site }] : [];
    });
  });

export const affairsOf = ({ affairs }: View) => sortedKeys(affairs).flatMap((seat) => lookup(affairs, seat) ?? []);

/** Each once: it makes no difference which of them is meant. */
export const alike = (ids: readonly string[]): readonly Correctable[] => bare([...new Set(ids)].map((id) => ({ id })));

/** HEX-TURN-02: missions are ordered and not flown yet, and the referee sees them. */
export const mayHaveMissions = ({ phase, settings }: View): boolean =>
  phase === 'movement-orders' && !settings.mergeAirAndMoveOrders && settings.refereeSeesOrders;

/** Seats that are not beaten, with their Capitals. */
export const inTheWar = (view: View) => affairsOf(view).filter(({ record }) => record.beaten === null);

/** Resource hexes of seats. */
export const held = ({ affairs }: View) =>
  sortedKeys(affairs).flatMap((seat) => {
    const sites = affairs[seat]?.sites ?? {};
    return sortedKeys(sites).flatMap((id) => {
      const site = sites[id];
      return site?.kind === 'resource' ? [{ id, seat, site }] : [];
    });
  });

export const everywhere = ({ chart }: View) => allHexes(chart.size).map((id) => ({ id }));

/** Land without a settlement or a Resource hex. */
export const vacant = (view: View) => lands(view).filter(({ id }) => siteAt(view, id) === null);

/** Settlements and Strongholds. */
export const homes = (view: View) => [
  ...new Map([...urban(view), ...strongholds(view)].map(({ id }) => [id, { id }])).values(),
];

/** HEX-DIP-02: each offer once, though both parties know it. */
export const offersIn = (view: View) =>
  affairsOf(view).flatMap(({ id, deals }) => deals.filter(({ from }) => from === id));

/** HEX-DIP-05: likewise. */
export const deliveriesIn = (view: View) =>
  affairsOf(view).flatMap(({ id, deliveries }) => deliveries.filter(({ from }) => from === id));

/** HEX-DET-06, -07: what a seat has lost and does not have again. */
export const lossesIn = (view: View) =>
  affairsOf(view).flatMap(({ id: seat, record, constructions, takenUnits }) => {
    const own = [...allArmies(view).filter((one) => one.seat === seat), ...constructions.map((one) => one.detachment)];
    const held = [...own.flatMap((army) => army.units), ...takenUnits].flatMap(({ limits }) =>
      limits.map(({ name }) => name),
    );
    return lossesOf(record)
      .filter((thing) => !held.includes(thing))
      .map((thing) => ({ id: `${seat} ${thing}`, seat, thing }));
  });

/** HEX-SPY-03: what a spy can find in its hex and has not infiltrated. */
export function otherTargets(view: View, { hex, seat, target }: Spy): readonly Infiltrated[] {
  const pieces = [...piecesOf(view, 'detachment'), ...piecesOf(view, 'convoy')].filter((one) => one.hex === hex);
  const [stronghold, site, control] = [keepAt(view, hex)?.owner, siteAt(view, hex)?.kind, known(view, hex)?.control];
  const haunt = { hex, pieces, stronghold: stronghold ?? null, site: site ?? null, control: control ?? null };
  return targetsIn(haunt, seat).filter((one) => target === null || !isSameTarget(one, target));
}

const known = ({ hexes }: View, id: HexKey) => hexes[id];
const siteAt = (view: View, id: HexKey) => known(view, id)?.site ?? null;
export const keepAt = (view: View, id: HexKey) => known(view, id)?.stronghold ?? null;
/** Who holds the Stronghold in a hex, or else the hex. */
export function ownerAt({ hexes }: View, place: string): SeatId | null {
  const known = Object.entries(hexes).find(([hex]) => hex === place)?.[1];
  return known?.stronghold?.owner ?? known?.control ?? null;
}

export const isHeld = (view: View, id: HexKey): boolean =>
  siteAt(view, id)?.kind === 'urban' || keepAt(view, id) !== null;

export const resources = (view: View) =>
  sortedKeys(view.hexes).flatMap((id) => {
    const site = siteAt(view, id);
    return site?.kind === 'resource' ? [{ id, now: { yield: site.yield ?? 0 } }] : [];
  });

export const strongholds = (view: View) =>
  sortedKeys(view.hexes).flatMap((id) => {
    const keep = keepAt(view, id);
    return keep === null ? [] : [{ id, now: { level: keep.level, seat: keep.owner } }];
  });

/** All hexes but the sea, with their controllers. */
export function lands(view: View) {
  const grid = gridOf(view.chart);
  return allHexes(view.chart.size)
    .filter((hex) => grid.terrain[indexOf(grid, hex)] !== SEA)
    .map((id) => ({ id, now: { seat: known(view, id)?.control ?? null } }));
}

export const piecesOf = <Kind extends Piece['kind']>({ pieces }: View, kind: Kind) =>
  Object.values(pieces).filter((piece): piece is Extract<Piece, { readonly kind: Kind }> => piece.kind === kind);

export const inOrbit = (view: View) =>
  affairsOf(view).flatMap(({ orbit }) => sortedKeys(orbit).flatMap((id) => lookup(orbit, id) ?? []));

export const allPieces = (view: View): readonly Piece[] => [...Object.values(view.pieces), ...inOrbit(view)];

/** Detachments and garrisons, in orbit too. */
export const allArmies = ({ pieces, affairs }: View): readonly Army[] =>
  [...Object.values(pieces), ...Object.values(affairs).flatMap(({ orbit }) => Object.values(orbit))]
    .filter((piece): piece is Army => piece.kind === 'detachment' || piece.kind === 'garrison')
    .sort((a, b) => (a.id < b.id ? -1 : 1));

export const units = (view: View) => allArmies(view).flatMap((army) => army.units);

export const captivesOf = ({ affairs }: View, seat: SeatId): readonly Correctable[] =>
  sortedKeys(lookup(affairs, seat)?.captives ?? {}).map((id) => ({ id, now: {} }));

export function armiesOf(view: View): readonly Army[] {
  const fighting = new Set<PieceId>(
    view.battles
      .filter(({ stage, talk }) => isUnderWay({ stage, reports: talk?.reports ?? {} }))
      .flatMap((battle) => [...BATTLE_SIDES.flatMap((side) => battle[side]?.armies ?? []), ...battle.beside]),
  );
  return allArmies(view).filter(({ id }) => !fighting.has(id));
}

export const shown = ({ ready, wounded, damaged }: Army['units'][number]['models']) => ({ ready, wounded, damaged });
