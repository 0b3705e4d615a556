import { buildText, signed } from '@sealed-orders/text/hex-campaign/desks/build';
import { ChevronRight, LayoutList } from 'lucide-react';
import { Button } from '../../../shell/button.tsx';
import { Icon } from '../../../shell/icon.tsx';
import { BELOW_DESK, useMedia } from '../../../shell/use-media.ts';
import { useHexPlace } from '../../hex-context.ts';
import { type BuildDesk, useBuildDesk } from './build-desk.ts';
import { type BuildPlace, isSamePlace, placeKey } from './build-pen.ts';
import { BuildTabs } from './build-tabs.tsx';
import { Cart, isHere, StoreSum } from './cart.tsx';
import { Income } from './crest.tsx';
import { OtherHex } from './other-hex.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { hasStore, payerOf, usePlaceNote } from './place-note.ts';
import { SpendButton } from './spend-button.tsx';
import { useOpenTab, useTabs } from './tabs.ts';

/** On a desktop the cart; on narrow windows the whole desk: places, price lists, and the cart at the foot. */
export function OrderSheet() {
  const desk = useBuildDesk();
  const isNarrow = useMedia(BELOW_DESK);
  if (desk === null) return null;
  return (
    <section className="build-sheet" aria-label={buildText.cart}>
      {isNarrow ? <NarrowDesk desk={desk} /> : <CartColumn desk={desk} />}
    </section>
  );
}

interface DeskProps {
  readonly desk: BuildDesk;
}

function CartColumn({ desk }: DeskProps) {
  const { tab, openTab: open } = useHexPlace();
  const { place } = desk;
  return (
    <>
      {tab === 'board' ? (
        <div className="px-4 pt-3">
          <Button kind="main" className="w-full" onClick={() => open('orders')}>
            <Icon of={LayoutList} size={17} /> {buildText.openDesk}
          </Button>
        </div>
      ) : null}
      <Cart desk={desk} />
      {place.kind === 'hex' ? <StoreSum desk={desk} hex={place.hex} /> : null}
    </>
  );
}

function NarrowDesk({ desk }: DeskProps) {
  const { place, pen } = desk;
  const tabs = useTabs(desk);
  const tab = useOpenTab(desk, tabs);
  return (
    <>
      <PlaceChips desk={desk} />
      {pen.isCart ? (
        <>
          <Cart desk={desk} />
          {place.kind === 'hex' ? <StoreSum desk={desk} hex={place.hex} /> : null}
        </>
      ) : (
        <>
          {desk.isOpen ? <SpendButton desk={desk} /> : null}
          <BuildTabs desk={desk} tabs={tabs} open={tab} />
          {place.kind === 'hex' ? <Income desk={desk} hex={place.hex} /> : null}
        </>
      )}
      <CartLine desk={desk} />
    </>
  );
}

/** All places as chips in a row for the thumb, each with what is left. */
function PlaceChips({ desk }: DeskProps) {
  const { production, resources, land, armies } = desk.places;
  const places: readonly BuildPlace[] = [
    ...[...production, ...resources, ...land].map((hex) => ({ kind: 'hex', hex }) as const),
    ...armies.map(({ id }) => ({ kind: 'army', piece: id }) as const),
    { kind: 'realm' },
  ];
  return (
    <nav className="place-chips" aria-label={buildText.places}>
      {places.map((place) => (
        <PlaceChip key={placeKey(place)} desk={desk} place={place} />
      ))}
      <OtherHex desk={desk} />
    </nav>
  );
}

function PlaceChip({ desk, place }: DeskProps & { readonly place: BuildPlace }) {
  const { says } = usePlaceNote(desk, place);
  return (
    <button
      type="button"
      aria-pressed={isSamePlace(place, desk.place)}
      onClick={() => desk.hold({ place, tab: null, draft: null, isCart: false })}
    >
      <PlaceIcon desk={desk} place={place} size={34} />
      <span>
        <b>{desk.placeName(place)}</b>
        <span>
          {place.kind === 'hex' && hasStore(desk, place.hex) ? buildText.leftShort(desk.leftIn(place.hex)) : says}
        </span>
      </span>
    </button>
  );
}

/** Above the seal: what is ordered in the open place, and what it has left. A tap shows the lines. */
function CartLine({ desk }: DeskProps) {
  const { place, pen, reckoning } = desk;
  const hex = place.kind === 'hex' ? payerOf(desk, place.hex) : null;
  const here = reckoning.lines.filter((line) => isHere(desk, line));
  const bp = reckoning.lines
    .flatMap(({ bookings }) => bookings)
    .reduce((sum, one) => sum + (hex === null || one.hex === hex ? one.bp : 0), 0);
  const store = reckoning.stores.find((one) => one.hex === hex);
  const name = hex === null ? buildText.realm : desk.names.hex(hex);
  return (
    <button
      type="button"
      className="cart-line"
      aria-expanded={pen.isCart}
      aria-label={pen.isCart ? buildText.hideCart : buildText.showCart}
      onClick={() => desk.hold({ isCart: !pen.isCart })}
    >
      <b>{pen.isCart ? buildText.hideCart : buildText.things(here.length, name)}</b>
      <span className="muted">{bp === 0 ? '' : signed(bp)}</span>
      <span className="left">{store === undefined ? '' : buildText.leftShort(store.left)}</span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}
