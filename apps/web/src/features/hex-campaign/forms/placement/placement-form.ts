import type { OrderState } from '@sealed-orders/map';
import { check, type Own, type Rejection, sitePlaces, type View } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { placementText } from '@sealed-orders/text/hex-campaign/forms/placement';
import { keptFor } from '../kept-for.ts';
import { type FormSeat, useFormSeat } from '../phase-form.ts';
import type { PlacementSheet } from './blank-placement.ts';
import { faultsAt, filled, hexOf, isPlacement, othersPlaced, type SiteRef, withSite } from './placement-draft.ts';

/** A site that the dice gave to the seat. */
export interface DealtSite extends SiteRef {
  readonly key: string;
  readonly name: string;
  /** Null: not placed yet. */
  readonly hex: HexKey | null;
  readonly refusals: readonly Rejection[];
}

/** The sites of the player, and what the rules say about their places. */
export interface PlacementForm {
  readonly view: View;
  readonly own: Own;
  readonly isOpen: boolean;
  readonly isSealed: boolean;
  readonly canUndo: boolean;
  readonly sheet: PlacementSheet;
  readonly sites: readonly DealtSite[];
  /** The site that is selected. */
  readonly inHand: DealtSite | null;
  /** The touched hex where the selected site may not be placed, and why; no reasons: the others would lack room. */
  readonly tried: { readonly hex: HexKey; readonly refusals: readonly Rejection[] } | null;
  readonly stateOf: (site: DealtSite) => OrderState;
  readonly offersFor: (site: SiteRef) => readonly HexKey[];
  readonly take: (site: DealtSite) => void;
  /** Places the site there and selects the next one; if that is not allowed, shows why. */
  readonly place: (site: DealtSite, hex: HexKey) => void;
  readonly remove: (site: DealtSite) => void;
  /** Places everything that is not placed. */
  readonly fill: () => void;
  /** Removes all places. */
  readonly clear: () => void;
}

const offersOf = keptFor((view: View) =>
  keptFor((sheet: PlacementSheet) => {
    const known = new Map<string, readonly HexKey[]>();
    return (site: SiteRef): readonly HexKey[] => {
      const found = known.get(siteKey(site)) ?? sitePlaces(view, othersPlaced(sheet, site), site.kind);
      known.set(siteKey(site), found);
      return found;
    };
  }),
);

const siteKey = ({ kind, index }: SiteRef): string => `${kind} ${index}`;

/** The form of the placement; null while another phase's sheet is open. */
export function placementFormOf(seat: FormSeat): PlacementForm | null {
  const { paper, view, place: at } = seat;
  const { sheet } = paper;
  const { own } = view;
  if (!isPlacement(sheet) || own === null) return null;
  const isSealed = paper.sealed !== null;
  const sites = sitesOf(view, own, sheet);
  const taken = at.selection?.kind === 'site' ? at.selection : null;
  const inHand = sites.find(({ key }) => key === taken?.site) ?? null;
  const tried = taken?.tried ?? null;
  const labelOf = (hex: HexKey) => at.words.hex(hex).text;
  const offersFor = (site: SiteRef) =>
    offersOf(view)(sheet)(site).toSorted((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1));
  return {
    view,
    own,
    isOpen: paper.isOpen,
    isSealed,
    canUndo: paper.canUndo,
    sheet,
    sites,
    inHand,
    tried:
      inHand === null || tried === null
        ? null
        : { hex: tried, refusals: faultsAt(sheet, inHand, tried, (there) => check(view, there)) },
    stateOf: ({ hex, refusals }) =>
      hex === null ? 'none' : isSealed ? 'sealed' : refusals.length > 0 ? 'draft' : 'complete',
    offersFor,
    ...placing(seat, own, sites, offersFor),
  };
}

/** The player's actions on the sites. */
function placing(
  { paper, view, place: at, say }: FormSeat,
  own: Own,
  sites: readonly DealtSite[],
  offersFor: PlacementForm['offersFor'],
): Pick<PlacementForm, 'take' | 'place' | 'remove' | 'fill' | 'clear'> {
  const write = (change: (sheet: PlacementSheet) => PlacementSheet) =>
    paper.write((now) => (isPlacement(now) ? change(now) : now));
  const take = (site: DealtSite) => at.select({ kind: 'site', site: site.key });
  return {
    take,
    place: (site, hex) => {
      if (!paper.isOpen) return;
      if (!offersFor(site).includes(hex)) return at.select({ kind: 'site', site: site.key, tried: hex });
      write((now) => withSite(now, site, hex));
      take(sites.find((one) => one.hex === null && one.key !== site.key) ?? site);
    },
    remove: (site) => {
      if (site.hex === null || !paper.isOpen) return;
      write((now) => withSite(now, site, null));
      take(site);
      say(placementText.removed(site.name), paper.undo);
    },
    fill: () => {
      const centre = own.record.dealt?.centre ?? null;
      write((now) =>
        filled(now, sites, { centre, proposed: view.chart.sites }, (other, site) => offersOf(view)(other)(site)),
      );
      at.select(null);
      say(placementText.filled, paper.undo);
    },
    clear: () => write((now) => sites.reduce((left, site) => withSite(left, site, null), now)),
  };
}

export function usePlacementForm(): PlacementForm | null {
  const seat = useFormSeat();
  return seat && placementFormOf(seat);
}

/** HEX-START-03, -04: what the dice gave, in order, the Capital first. */
function sitesOf(view: View, { record }: Own, sheet: PlacementSheet): readonly DealtSite[] {
  const { sizes, yields } = record.dealt ?? { sizes: [], yields: [] };
  const rejections = check(view, sheet);
  const named = [
    { kind: 'capital' as const, index: 0, name: placementText.capital },
    ...sizes.map((size, index) => ({ kind: 'urban' as const, index, name: placementText.urban(size) })),
    ...yields.map((rp, index) => ({ kind: 'resources' as const, index, name: placementText.resource(rp) })),
  ];
  return named.map((site, i) => {
    const alike = named.filter(({ name }) => name === site.name).length;
    const nth = named.slice(0, i + 1).filter(({ name }) => name === site.name).length;
    const hex = hexOf(sheet, site);
    return {
      ...site,
      key: siteKey(site),
      name: alike > 1 ? placementText.numbered(site.name, nth) : site.name,
      hex,
      refusals: hex === null ? [] : refusalsOf(rejections, site),
    };
  });
}

const refusalsOf = (rejections: readonly Rejection[], { kind, index }: SiteRef): readonly Rejection[] =>
  rejections.filter(({ path: [field, at] }) => field === kind && (kind === 'capital' || at === index));
