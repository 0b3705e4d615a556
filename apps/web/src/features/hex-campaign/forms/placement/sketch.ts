import {
  capitalSite,
  capitalStronghold,
  foundedSite,
  type KnownHex,
  type UrbanSite,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { keptFor } from '../kept-for.ts';
import type { PlacementSheet } from './blank-placement.ts';
import { hexOf } from './placement-draft.ts';

/** The map with the sites of the sheet in their places. */
export const sketched = keptFor((view: View) =>
  keptFor((sheet: PlacementSheet): View => {
    const { own, chart, settings } = view;
    const dealt = own?.record.dealt ?? null;
    if (own === null || dealt === null) return view;
    const { faction } = own.record;
    const hexes: Record<HexKey, KnownHex> = { ...view.hexes };
    const put = (hex: HexKey | null, what: (hex: HexKey) => Partial<KnownHex>) => {
      const known = hex === null ? undefined : view.hexes[hex];
      if (hex !== null && known !== undefined) hexes[hex] = { ...known, ...what(hex) };
    };
    for (const [index, size] of dealt.sizes.entries()) {
      put(hexOf(sheet, { kind: 'urban', index }), (hex) => ({
        site: settlement(foundedSite(chart, hex, faction, size)),
      }));
    }
    for (const [index, rp] of dealt.yields.entries()) {
      put(hexOf(sheet, { kind: 'resources', index }), () => ({ site: { ...NO_SITE, kind: 'resource', yield: rp } }));
    }
    const stronghold = capitalStronghold(own.id, faction, settings);
    put(hexOf(sheet, { kind: 'capital', index: 0 }), (hex) => ({
      site: settlement(capitalSite(chart, hex, faction, settings)),
      stronghold: stronghold && { level: stronghold.level, owner: own.id, defences: null },
      capital: own.id,
    }));
    return { ...view, hexes };
  }),
);

const NO_SITE = { size: null, faction: null, name: null, yield: null, bp: null, buildings: null } as const;

const settlement = ({ size, faction, name }: UrbanSite): KnownHex['site'] => ({
  ...NO_SITE,
  kind: 'urban',
  size,
  faction,
  name,
});
