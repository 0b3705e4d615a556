import type { Correctable, SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { allHexes, neighbours } from '../../space/hex.ts';
import { EDITS, type EditType } from '../data/corrections.ts';
import { gridOf, indexOf, SEA } from '../map/grid.ts';
import type { Army, Piece, PieceId, Promised, View } from '../types.ts';
import { BATTLE_SIDES, NO_WEAPON } from '../types.ts';
import { missionName, supportName } from './air.ts';
import { treatyName } from './bonds.ts';
import { isHurt } from './books.ts';
import { isUnderWay } from './models.ts';

type Listed = (view: View) => readonly Correctable[];

const UNIT = { kind: '', slot: 'troops', moveClass: 'infantry' } as const;

/** What a ruling leaves as it was, unless the referee says otherwise. */
const AS_BEFORE = {
  ...{ beaten: 'defeated', attackerLosses: 'as-before', defenderLosses: 'as-before' },
  units: {},
} as const;

/** HEX-TURN-13: the possible subjects of each edit. */
const LISTED: Readonly<Record<EditType, Listed>> = {
  'set-vp': ({ seats }) => seats.flatMap(({ id, vp }) => (vp === null ? [] : [{ id, now: { vp } }])),
  'set-debt': ({ affairs }) =>
    sortedKeys(affairs).flatMap((id) => ({ id, now: { debt: affairs[id]?.record.debt ?? 0 } })),
  'set-bp': ({ affairs }) => sortedKeys(affairs).flatMap((seat) => stores(affairs[seat]?.sites ?? {})),
  'set-strategy': ({ seats }) => seats.map(({ id, strategy }) => ({ id, now: { strategy } })),
  'set-control': (view) => lands(view).filter(({ id }) => !isHeld(view, id)),
  'break-promise': ({ affairs }) =>
    promisesOf(affairs).map(({ deal, between }) => ({ id: deal, now: {}, among: { seat: between } })),
  'set-models': (view) =>
    armiesOf(view).flatMap(({ units }) => units.map(({ id, models }) => ({ id, now: shown(models) }))),
  'set-xp': (view) => units(view).map(({ id, record }) => ({ id, now: { xp: record?.xp ?? 0 } })),
  'heal-unit': (view) => bare(units(view).filter(isHurt)),
  'set-dxp': (view) => [...piecesOf(view, 'detachment'), ...inOrbit(view)].map(({ id, dxp }) => ({ id, now: { dxp } })),
  'add-detachment': (view) => bare(lands(view), UNIT),
  'add-garrison': (view) => bare(homes(view), UNIT),
  'move-piece': ({ pieces }) => Object.values(pieces).map(({ id, hex }) => ({ id, now: { to: hex } })),
  'to-orbit': (view) => bare(piecesOf(view, 'detachment')),
  'from-orbit': (view) => bare(inOrbit(view)),
  'rename-piece': (view) => allPieces(view).map(({ id, name }) => ({ id, now: { name } })),
  'remove-piece': (view) => bare(allPieces(view)),
  'add-unit': (view) =>
    [...piecesOf(view, 'detachment'), ...piecesOf(view, 'garrison'), ...inOrbit(view)].map(({ id }) => ({
      id,
      now: UNIT,
    })),
  'move-unit': (view) => allArmies(view).flatMap((army) => amid(bare(army.units), { to: hexesOfOthers(view, army) })),
  'change-unit': (view) => units(view).map(({ id, name, points }) => ({ id, now: { name, points } })),
  'remove-unit': (view) => units(view).map(({ id }) => ({ id, now: {} })),
  'set-ready': (view) => built(view).map(({ id, ready }) => ({ id, now: { ready } })),
  'end-construction': (view) => bare(built(view)),
  'add-convoy': (view) => bare(lands(view)),
  'set-cargo': (view) => piecesOf(view, 'convoy').map(({ id, bp }) => ({ id, now: { bp } })),
  'add-spy': (view) => amid(bare(lands(view)), { home: urban(view).map(({ id }) => id) }),
  'add-diplomat': (view) => bare(lands(view)),
  'add-mission': (view) => (mayHaveMissions(view) ? bare(everywhere(view), { mission: 'recon' }) : []),
  'remove-mission': (view) =>
    mayHaveMissions(view) ? alike(affairsOf(view).flatMap(({ airMissions }) => airMissions.map(missionName))) : [],
  'add-air-support': (view) =>
    view.phase === 'battle-orders' || view.phase === 'battle'
      ? [...piecesOf(view, 'detachment'), ...piecesOf(view, 'garrison')].map(({ id, seat }) => ({ id, now: { seat } }))
      : [],
  'remove-air-support': (view) =>
    view.phase === 'battle-orders' || view.phase === 'battle'
      ? alike(affairsOf(view).flatMap(({ airSupport }) => airSupport.map(supportName)))
      : [],
  'add-settlement': (view) => bare(lands(view).filter(({ id }) => siteAt(view, id) === null)),
  'change-settlement': (view) => urban(view).map(({ id, site: { size, name } }) => ({ id, now: { size, name } })),
  'give-settlement': (view) => urban(view).map(({ id, seat }) => ({ id, now: { seat } })),
  'remove-settlement': (view) => bare(urban(view)),
  'set-capital': (view) =>
    inTheWar(view).map(({ id, capital }) => ({
      ...{ id, now: capital === null ? {} : { hex: capital } },
      among: { hex: townsOf(view, id) },
    })),
  'lose-capital': (view) => bare(inTheWar(view).filter(({ capital }) => capital !== null)),
  'add-building': (view) => urban(view).map(({ id }) => ({ id, now: { building: 'barracks' } })),
  'remove-building': (view) =>
    urban(view).flatMap(({ id, site }) => site.buildings.map(({ type }) => ({ id: `${id} ${type}`, now: {} }))),
  'add-resource': (view) => bare(lands(view).filter(({ id }) => siteAt(view, id) === null)),
  'set-yield': (view) => resources(view),
  'set-route': (view) =>
    held(view).map(({ id, seat, site: { route } }) => ({
      ...{ id, now: route === null ? {} : { to: route.at(-1) } },
      among: { to: townsOf(view, seat) },
    })),
  'end-route': (view) => bare(held(view).filter(({ site }) => site.route !== null)),
  'remove-resource': (view) => bare(resources(view)),
  'add-stronghold': (view) =>
    bare(lands(view).filter(({ id, now: { seat } }) => seat !== null && keepAt(view, id) === null)),
  'change-stronghold': (view) => strongholds(view).map(({ id, now: { level } }) => ({ id, now: { level } })),
  'give-stronghold': (view) => strongholds(view).map(({ id, now: { seat } }) => ({ id, now: { seat } })),
  'remove-stronghold': (view) => bare(strongholds(view)),
  'add-defence': (view) => bare(strongholds(view), { defence: 'wall', weapon: NO_WEAPON }),
  'remove-defence': (view) =>
    affairsOf(view).flatMap((own) =>
      sortedKeys(own.strongholds).flatMap((hex) =>
        (own.strongholds[hex]?.defences ?? []).map(({ id }) => ({ id: `${hex} ${id}`, now: {} })),
      ),
    ),
  'add-road': (view) => {
    const land = new Set(lands(view).map(({ id }) => id));
    return [...land].map((id) => ({ id, now: {}, among: { to: neighbours(id).filter((hex) => land.has(hex)) } }));
  },
  'remove-road': ({ hexes }) =>
    [...new Set(Object.values(hexes).flatMap(({ roads }) => roads))].sort().map((id) => ({ id, now: {} })),
  capture: (view) =>
    piecesOf(view, 'detachment').map(({ id, seat }) => ({
      ...{ id, now: {} },
      among: { seat: seatsBut(view, seat), prison: prisons(view, seatsBut(view, seat)) },
    })),
  'move-captives': (view) =>
    sortedKeys(view.affairs).flatMap((seat) => amid(captivesOf(view, seat), { prison: prisons(view, [seat]) })),
  'free-captives': (view) => sortedKeys(view.affairs).flatMap((seat) => captivesOf(view, seat)),
  'call-off': ({ battles }) => bare(battles.filter(({ defender, result }) => defender !== null && result === null)),
  'overrule-claim': ({ claims = [] }) =>
    claims.map(({ hex, got, claimants }) => ({ id: hex, now: { seat: got }, among: { seat: claimants } })),
  'overrule-battle': ({ settled = [] }) =>
    settled.map(({ id, winner }) => ({ id, now: { winner: winner ?? 'nobody', ...AS_BEFORE } })),
  'add-treaty': (view) =>
    view.seats.map(({ id }) => ({
      ...{ id, now: { treaty: 'pact', secret: false } },
      among: { with: seatsBut(view, id) },
    })),
  'end-treaty': ({ treaties }) => treaties.map((treaty) => ({ id: treatyName(treaty), now: {} })),
  'undo-corrections': ({ corrections = [] }) => corrections.toReversed().map(({ id }) => ({ id, now: {} })),
};

const isEdit = (type: string): type is EditType => EDITS.some((edit) => edit.type === type);

/** What the referee, and only the referee, may correct now by an edit of this type. */
export function correctable(view: View, type: string): readonly Correctable[] {
  return view.viewer.kind === 'referee' && isEdit(type) ? LISTED[type](view) : [];
}

const bare = (listed: readonly { readonly id: string }[], now: Correctable['now'] = {}): readonly Correctable[] =>
  listed.map(({ id }) => ({ id, now }));

/** Each with the only values that some of its fields can hold. */
const amid = (listed: readonly Correctable[], among: Correctable['among'] & object): readonly Correctable[] =>
  listed.map((one) => ({ ...one, among }));

const seatsBut = ({ seats }: View, seat: SeatId): readonly SeatId[] =>
  seats.map(({ id }) => id).filter((id) => id !== seat);

const townsOf = (view: View, seat: SeatId): readonly HexKey[] =>
  urban(view)
    .filter((one) => one.seat === seat)
    .map(({ id }) => id);

/** HEX-CAPT-04: settlements of these seats with a Prison. */
const prisons = (view: View, seats: readonly SeatId[]): readonly HexKey[] =>
  urban(view)
    .filter(({ seat, site }) => seats.includes(seat) && site.buildings.some(({ type }) => type === 'prison'))
    .map(({ id }) => id);

/** Where the owner of an army has another one. */
const hexesOfOthers = ({ pieces }: View, army: Army): readonly HexKey[] =>
  Object.values(pieces)
    .filter(({ kind }) => kind === 'detachment' || kind === 'garrison')
    .filter(({ id, seat }) => seat === army.seat && id !== army.id)
    .map(({ hex }) => hex);

/** HEX-DIP-04: each promise once, though both parties know it. */
export const promisesOf = (affairs: View['affairs']): readonly Promised[] =>
  sortedKeys(affairs).flatMap((seat) =>
    (affairs[seat]?.promises ?? []).filter(({ between: [first] }) => first === seat),
  );

const stores = (sites: NonNullable<View['own']>['sites']): readonly Correctable[] =>
  sortedKeys(sites).flatMap((hex) => {
    const site = sites[hex];
    return site?.kind === 'urban' ? [{ id: hex, now: { bp: site.bp } }] : [];
  });

/** Detachments under construction. */
const built = (view: View) =>
  affairsOf(view).flatMap(({ constructions }) => constructions.map(({ detachment: { id }, ready }) => ({ id, ready })));

/** All settlements of seats. */
const urban = ({ affairs }: View) =>
  sortedKeys(affairs).flatMap((seat) => {
    const sites = affairs[seat]?.sites ?? {};
    return sortedKeys(sites).flatMap((id) => {
      const site = sites[id];
      return site?.kind === 'urban' ? [{ id, seat, site }] : [];
    });
  });

const affairsOf = ({ affairs }: View) => sortedKeys(affairs).flatMap((seat) => lookup(affairs, seat) ?? []);

/** Each once: it makes no difference which of them is meant. */
const alike = (ids: readonly string[]): readonly Correctable[] => bare([...new Set(ids)].map((id) => ({ id })));

/** HEX-TURN-02: missions are ordered and not flown yet, and the referee sees them. */
const mayHaveMissions = ({ phase, settings }: View): boolean =>
  phase === 'movement-orders' && !settings.mergeAirAndMoveOrders && settings.refereeSeesOrders;

/** Seats that are not beaten, with their Capitals. */
const inTheWar = (view: View) => affairsOf(view).filter(({ record }) => record.beaten === null);

/** Resource hexes of seats. */
const held = ({ affairs }: View) =>
  sortedKeys(affairs).flatMap((seat) => {
    const sites = affairs[seat]?.sites ?? {};
    return sortedKeys(sites).flatMap((id) => {
      const site = sites[id];
      return site?.kind === 'resource' ? [{ id, seat, site }] : [];
    });
  });

const everywhere = ({ chart }: View) => allHexes(chart.size).map((id) => ({ id }));

/** Settlements and Strongholds. */
const homes = (view: View) => [
  ...new Map([...urban(view), ...strongholds(view)].map(({ id }) => [id, { id }])).values(),
];

const known = ({ hexes }: View, id: HexKey) => hexes[id];
const siteAt = (view: View, id: HexKey) => known(view, id)?.site ?? null;
const keepAt = (view: View, id: HexKey) => known(view, id)?.stronghold ?? null;
const isHeld = (view: View, id: HexKey): boolean => siteAt(view, id)?.kind === 'urban' || keepAt(view, id) !== null;

const resources = (view: View) =>
  sortedKeys(view.hexes).flatMap((id) => {
    const site = siteAt(view, id);
    return site?.kind === 'resource' ? [{ id, now: { yield: site.yield ?? 0 } }] : [];
  });

const strongholds = (view: View) =>
  sortedKeys(view.hexes).flatMap((id) => {
    const keep = keepAt(view, id);
    return keep === null ? [] : [{ id, now: { level: keep.level, seat: keep.owner } }];
  });

/** All hexes but the sea, with their controllers. */
function lands(view: View) {
  const grid = gridOf(view.chart);
  return allHexes(view.chart.size)
    .filter((hex) => grid.terrain[indexOf(grid, hex)] !== SEA)
    .map((id) => ({ id, now: { seat: known(view, id)?.control ?? null } }));
}

const piecesOf = <Kind extends Piece['kind']>({ pieces }: View, kind: Kind) =>
  Object.values(pieces).filter((piece): piece is Extract<Piece, { readonly kind: Kind }> => piece.kind === kind);

const inOrbit = (view: View) =>
  affairsOf(view).flatMap(({ orbit }) => sortedKeys(orbit).flatMap((id) => lookup(orbit, id) ?? []));

const allPieces = (view: View): readonly Piece[] => [...Object.values(view.pieces), ...inOrbit(view)];

/** Detachments and garrisons, in orbit too. */
const allArmies = ({ pieces, affairs }: View): readonly Army[] =>
  [...Object.values(pieces), ...Object.values(affairs).flatMap(({ orbit }) => Object.values(orbit))]
    .filter((piece): piece is Army => piece.kind === 'detachment' || piece.kind === 'garrison')
    .sort((a, b) => (a.id < b.id ? -1 : 1));

const units = (view: View) => allArmies(view).flatMap((army) => army.units);

const captivesOf = ({ affairs }: View, seat: SeatId): readonly Correctable[] =>
  sortedKeys(lookup(affairs, seat)?.captives ?? {}).map((id) => ({ id, now: {} }));

function armiesOf(view: View): readonly Army[] {
  const fighting = new Set<PieceId>(
    view.battles
      .filter(({ stage, talk }) => isUnderWay({ stage, reports: talk?.reports ?? {} }))
      .flatMap((battle) => [...BATTLE_SIDES.flatMap((side) => battle[side]?.armies ?? []), ...battle.beside]),
  );
  return allArmies(view).filter(({ id }) => !fighting.has(id));
}

const shown = ({ ready, wounded, damaged }: Army['units'][number]['models']) => ({ ready, wounded, damaged });
