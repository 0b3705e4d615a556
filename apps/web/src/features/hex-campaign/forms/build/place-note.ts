import type { View } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { PIECE_NAMES, SETTLEMENT_NAMES, STRONGHOLD_NAMES, TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';

import { buildText, capital } from '@sealed-orders/text/hex-campaign/forms/build';
import { useHexPlace } from '../../hex-context.ts';
import { terrainAt } from '../../map/known.ts';
import { pointWords } from '../../panels/points.ts';
import type { BuildForm } from './build-form.ts';
import type { BuildPlace } from './build-pen.ts';

/** What a place is, below its name, and what it can still spend; empty if it has no store. */
export interface PlaceNote {
  readonly says: string;
  readonly figure: string;
}

export function usePlaceNote(form: BuildForm, place: BuildPlace): PlaceNote {
  const { words } = useHexPlace();
  const label = (hex: HexKey) => words.hex(hex).text;
  switch (place.kind) {
    case 'hex':
      return hexNote(form, place.hex, label(place.hex));
    case 'army': {
      const army = form.places.armies.find(({ id }) => id === place.piece);
      if (army === undefined) return { says: '', figure: '' };
      const where = lookup(form.own.orbit, army.id) === undefined ? label(army.hex) : buildText.inOrbit;
      const kind = capital(PIECE_NAMES[army.kind]);
      return { says: [kind, where, pointWords(army.units)].join(', '), figure: '' };
    }
    case 'realm':
      return { says: buildText.realmSays, figure: '' };
  }
}

/** The hex that pays for buildings in a hex: itself; in the set-up the Capital. HEX-START-06. */
export const payerOf = ({ own, view }: BuildForm, hex: HexKey): HexKey =>
  view.phase === 'spending' ? (own.capital ?? hex) : hex;

/** Whether a hex has a store to pay from. */
export const hasStore = (form: BuildForm, hex: HexKey): boolean =>
  form.own.sites[hex]?.kind === 'urban' && payerOf(form, hex) === hex;

function hexNote(form: BuildForm, hex: HexKey, label: string): PlaceNote {
  const site = form.own.sites[hex];
  if (site?.kind === 'urban') {
    const says = [hex === form.own.capital ? buildText.capital : '', SETTLEMENT_NAMES[site.size], label];
    const figure = hasStore(form, hex) ? form.leftIn(hex).toLocaleString('en-GB') : '';
    return { says: says.filter((part) => part !== '').join(', '), figure };
  }
  if (site?.kind === 'resource') return { says: resourceNote(form, hex), figure: '' };
  const level = form.own.strongholds[hex]?.level;
  const land = level === undefined ? landName(form.view, hex) : STRONGHOLD_NAMES[level];
  const isFound = form.view.pending.some((one) => one.hex === hex && one.kind !== 'enemies');
  return { says: [land, label, ...(isFound ? [buildText.findWaits] : [])].join(', '), figure: '' };
}

function resourceNote(form: BuildForm, hex: HexKey): string {
  const haulage = form.haulages.find((one) => one.hex === hex);
  if (haulage === undefined) return '';
  const { rp, now } = haulage;
  return now === null ? buildText.lostRp(rp) : buildText.routeTo(now.bp, form.names.hex(now.end));
}

const landName = (view: View, hex: HexKey): string => capital(TERRAIN_NAMES[terrainAt(view, hex)]);
