import type { HexKey } from '../../space/hex.ts';
import { BUILDINGS } from '../data/settlements.ts';
import { refundOf } from '../defences/refunds.ts';
import { dropArmy, putArmy } from '../detachments/army.ts';
import { garrisonFault } from '../detachments/composition.ts';
import { registerLost } from '../detachments/limits.ts';
import { garrisonLimit } from '../places/limits.ts';
import { refunded, refundFor } from '../places/refund.ts';
import type { Realm } from '../realm/realm.ts';
import { credit, ownPieces, tellRealm, urbanAt } from '../realm/realm.ts';
import { excess } from '../taking/excess.ts';
import type { Garrison, StrongholdLevel, Unit } from '../types.ts';
import { isPresent } from '../units/living.ts';
import { readyWorth, refundOf as refundOfPoints, rosterPoints } from '../units/worth.ts';

/**
 * HEX-RACE-DE-04: what happens to a former Capital's hex: buildings of Capitals go, its Capital
 * Fortification counts as a Fortification, and defences and garrison are disbanded down to what that holds. All refunds
 * stay in the hex. The line that moves the Capital calls it after `record.capital` has changed.
 */
export function leaveCapital(realm: Realm, hex: HexKey): void {
  giveUpBuildings(realm, hex);
  lowerStronghold(realm, hex);
  for (const garrison of ownPieces(realm, 'garrison')) if (garrison.hex === hex) thin(realm, garrison);
}

/** HEX-BLD-05: of several buildings the first one pays. */
function giveUpBuildings(realm: Realm, hex: HexKey): void {
  const { seat } = realm;
  for (const building of urbanAt(realm, hex)?.buildings ?? []) {
    const site = urbanAt(realm, hex);
    const { type, aspect } = building;
    if (site === null || !BUILDINGS[type].capital) continue;
    const refund = refundFor(realm.record, realm.settings, realm.turn, hex, type);
    if (refund > 0) realm.record = refunded(realm.record, realm.turn, hex);
    realm.sites.set(hex, {
      ...site,
      bp: site.bp + refund,
      buildings: site.buildings.filter((one) => one !== building),
    });
    const what = { seat, hex, building: type, aspect, refund };
    tellRealm(realm, { type: 'building-disbanded', rule: 'HEX-RACE-DE-04', to: [seat], ...what });
  }
}

/** HEX-DEF-16: surplus defences pay half, as in HEX-DEF-02. */
function lowerStronghold(realm: Realm, hex: HexKey): void {
  const stronghold = realm.strongholds.get(hex);
  if (stronghold === undefined) return;
  const level: StrongholdLevel = stronghold.level === 3 ? 2 : stronghold.level;
  const { kept, surplus } = excess(stronghold.defences, level, realm.faction, realm.settings);
  realm.strongholds.set(hex, { ...stronghold, level, defences: kept });
  if (surplus.length === 0) return;
  const bp = surplus.reduce((sum, one) => sum + refundOf(one, realm.faction), 0);
  credit(realm, hex, bp);
  const { seat } = realm;
  const defences = surplus.map(({ type }) => type);
  tellRealm(realm, { type: 'defences-surplus', rule: 'HEX-RACE-DE-04', to: [seat], seat, hex, defences, bp });
}

/** HEX-GAR-03, -08: units go, the cheapest first, until the garrison fits. */
function thin(realm: Realm, garrison: Garrison): void {
  const level = realm.strongholds.get(garrison.hex)?.level ?? 1;
  const most = garrisonLimit(level, realm.faction);
  let left = garrison;
  while (rosterPoints(left.units) > most) {
    const gone = nextToGo(left.units);
    if (gone === null) break;
    left = { ...left, units: left.units.filter((unit) => unit !== gone) };
    dismiss(realm, garrison, gone);
  }
  if (left.units.length === 0) dropArmy(realm, garrison);
  else putArmy(realm, left);
}

/** The cheapest unit that the garrison can lose and stay valid; if there is none, the cheapest. HEX-GAR-04. */
function nextToGo(units: readonly Unit[]): Unit | null {
  const cheapest = [...units].sort((a, b) => a.points - b.points || (a.id < b.id ? -1 : 1));
  const isSpare = (unit: Unit) => garrisonFault(units.filter((one) => one !== unit)) === null;
  return cheapest.find(isSpare) ?? cheapest[0] ?? null;
}

function dismiss(realm: Realm, garrison: Garrison, unit: Unit): void {
  const { seat } = realm;
  const refund = refundOfPoints(garrison, readyWorth(unit));
  credit(realm, garrison.hex, refund);
  registerLost(realm, [unit].filter(isPresent));
  tellRealm(realm, {
    type: 'disbanded',
    rule: 'HEX-RACE-DE-04',
    to: [seat],
    seat,
    piece: garrison.id,
    name: garrison.name,
    unit: unit.name,
    models: unit.models.ready,
    hex: garrison.hex,
    refund,
  });
}
