import type { Correctable } from '../../kernel/index.ts';
import { sortedKeys } from '../../kernel/index.ts';
import { neighbours } from '../../space/hex.ts';
import { EDITS, type EditType } from '../data/corrections.ts';
import { SPECIAL_POINTS } from '../data/discovery.ts';
import type { View } from '../types.ts';
import { NO_GOD, NO_TREATY, NO_WEAPON } from '../types.ts';
import { missionName, supportName } from './air.ts';
import { treatyName } from './bonds.ts';
import { isHurt } from './books.ts';
import { buildingKey, isCursable } from './buildings.ts';
import { deliveryName } from './dealings.ts';
import { findName } from './finds.ts';
import { targetName } from './spies.ts';
import {
  affairsOf,
  alike,
  allArmies,
  allPieces,
  amid,
  armiesOf,
  bare,
  built,
  captivesOf,
  deliveriesIn,
  everywhere,
  held,
  hexesOfOthers,
  homes,
  inOrbit,
  inTheWar,
  isHeld,
  keepAt,
  lands,
  lossesIn,
  mayHaveMissions,
  offersIn,
  otherTargets,
  partners,
  piecesOf,
  prisons,
  promisesOf,
  resources,
  seatsBut,
  shown,
  stores,
  strongholds,
  townsOf,
  units,
  urban,
  vacant,
} from './subjects.ts';

type Listed = (view: View) => readonly Correctable[];

const UNIT = { kind: '', slot: 'troops', moveClass: 'infantry' } as const;

const FEWEST_FOLLOWERS = SPECIAL_POINTS.followers.least;
const NO_TERMS = { treaty: NO_TREATY, secret: false, gives: 0, takes: 0, promise: '' } as const;

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
  'set-march': (view) =>
    [...piecesOf(view, 'detachment'), ...inOrbit(view)].map(({ id, march }) => ({ id, now: { march } })),
  'rearm-piece': (view) => bare([...piecesOf(view, 'detachment'), ...inOrbit(view)].filter(({ disarmed }) => disarmed)),
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
  'add-construction': (view) => bare(urban(view), { ...UNIT, ready: view.turn + 1 }),
  'set-ready': (view) => built(view).map(({ id, ready }) => ({ id, now: { ready } })),
  'end-construction': (view) => bare(built(view)),
  'add-convoy': (view) => bare(lands(view)),
  'set-cargo': (view) => piecesOf(view, 'convoy').map(({ id, bp }) => ({ id, now: { bp } })),
  'add-spy': (view) => amid(bare(lands(view)), { home: urban(view).map(({ id }) => id) }),
  'add-diplomat': (view) => bare(lands(view)),
  'set-target': (view) =>
    piecesOf(view, 'spy').flatMap((spy) =>
      otherTargets(view, spy).map((one) => ({ id: targetName(spy.id, one), now: {} })),
    ),
  'free-spy': (view) => bare(piecesOf(view, 'spy').filter(({ target }) => target !== null)),
  'add-find': (view) =>
    bare(piecesOf(view, 'detachment'), {
      found: 'followers',
      race: view.settings.nativeRace,
      points: FEWEST_FOLLOWERS,
    }),
  'set-find': ({ pending }) => pending.map((one) => ({ id: findName(one), now: { points: one.points } })),
  'end-find': ({ pending }) => pending.map((one) => ({ id: findName(one), now: {} })),
  'mark-discovered': (view) => bare(lands(view).filter(({ id }) => view.hexes[id]?.discovered === false)),
  'mark-undiscovered': (view) => bare(vacant(view).filter(({ id }) => view.hexes[id]?.discovered !== false)),
  'add-ruin': (view) => bare(vacant(view).filter(({ id }) => view.hexes[id]?.ruin !== true)),
  'remove-ruin': (view) => bare(lands(view).filter(({ id }) => view.hexes[id]?.ruin === true)),
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
  'add-settlement': (view) => bare(vacant(view)),
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
    urban(view).flatMap(({ id, site }) => site.buildings.map((one) => ({ id: buildingKey(id, one), now: {} }))),
  'add-shrine': (view) =>
    bare(
      urban(view).filter(({ race }) => race === 'el'),
      { aspect: 'dire-avengers' },
    ),
  'set-curse': (view) =>
    affairsOf(view).flatMap(({ record, strongholds: keeps }) =>
      sortedKeys(keeps).flatMap((hex) =>
        (keeps[hex]?.defences ?? [])
          .filter((one) => isCursable(one, record.faction))
          .map(({ id, shrine }) => ({ id: `${hex} ${id}`, now: { god: shrine ?? NO_GOD } })),
      ),
    ),
  'add-resource': (view) => bare(vacant(view)),
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
  'add-notice': ({ treaties, turn }) =>
    treaties.filter(({ ends }) => ends === null).map((one) => ({ id: treatyName(one), now: { ends: turn + 1 } })),
  'set-notice': ({ treaties }) =>
    treaties.filter(({ ends }) => ends !== null).map((one) => ({ id: treatyName(one), now: { ends: one.ends } })),
  'end-notice': ({ treaties }) =>
    treaties.filter(({ ends }) => ends !== null).map((one) => ({ id: treatyName(one), now: {} })),
  'end-promise': ({ affairs }) => bare(promisesOf(affairs).map(({ deal: id }) => ({ id }))),
  'add-deal': (view) =>
    view.phase === 'build'
      ? inTheWar(view).map(({ id }) => ({ id, now: NO_TERMS, among: { with: partners(view, id) } }))
      : [],
  'change-deal': (view) =>
    offersIn(view).map(({ id, treaty, secret, gives, takes, signed }) => ({
      ...{ id, now: { treaty: treaty ?? NO_TREATY, secret, gives: gives.bp, takes: takes.bp, signed } },
    })),
  'remove-deal': (view) => bare(offersIn(view)),
  'add-delivery': (view) =>
    inTheWar(view)
      .map(({ id }) => ({ id, now: {}, among: { with: partners(view, id), hex: townsOf(view, id) } }))
      .filter(({ among: { hex } }) => hex.length > 0),
  'set-delivery': (view) =>
    [...new Map(deliveriesIn(view).map((one) => [deliveryName(one), one.bp]))].map(([id, bp]) => ({ id, now: { bp } })),
  'end-delivery': (view) => alike(deliveriesIn(view).map(deliveryName)),
  'forget-loss': (view) => bare(lossesIn(view).map(({ id }) => ({ id }))),
  'return-player': ({ seats }) => bare(seats.filter(({ beaten }) => beaten !== null)),
  'undo-corrections': ({ corrections = [] }) => corrections.toReversed().map(({ id }) => ({ id, now: {} })),
};

const isEdit = (type: string): type is EditType => EDITS.some((edit) => edit.type === type);

/** What the referee, and only the referee, may correct now by an edit of this type. */
export function correctable(view: View, type: string): readonly Correctable[] {
  return view.viewer.kind === 'referee' && isEdit(type) ? LISTED[type](view) : [];
}
