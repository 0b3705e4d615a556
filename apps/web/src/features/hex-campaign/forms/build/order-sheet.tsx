import { buildText, signed } from '@sealed-orders/text/hex-campaign/forms/build';
import { ChevronRight, LayoutList } from 'lucide-react';
import { BELOW_DESKTOP, useMedia } from '../../../browser/use-media.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { type BuildForm, useBuildForm } from './build-form.ts';
import { type BuildPlace, isSamePlace, placeKey } from './build-pen.ts';
import { BuildTabs } from './build-tabs.tsx';
import { Cart, isHere, StoreSum } from './cart.tsx';
import { Income } from './crest.tsx';
import { OtherHex } from './other-hex.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { hasStore, payerOf, usePlaceNote } from './place-note.ts';
import { SpendButton } from './spend-button.tsx';
import { useOpenTab, useTabs } from './tabs.ts';

/** On a desktop the cart; on narrow windows the whole form: places, price lists, and the cart at the foot. */
export function OrderSheet() {
  const form = useBuildForm();
  const isNarrow = useMedia(BELOW_DESKTOP);
  if (form === null) return null;
  return (
    <section className="build-sheet" aria-label={buildText.cart}>
      {isNarrow ? <NarrowForm form={form} /> : <CartColumn form={form} />}
    </section>
  );
}

interface FormProps {
  readonly form: BuildForm;
}

function CartColumn({ form }: FormProps) {
  const { tab, openTab: open } = useHexPlace();
  const { place } = form;
  return (
    <>
      {tab === 'board' ? (
        <div className="px-4 pt-3">
          <Button kind="main" className="w-full" onClick={() => open('orders')}>
            <Icon of={LayoutList} size={17} /> {buildText.openForm}
          </Button>
        </div>
      ) : null}
      <Cart form={form} />
      {place.kind === 'hex' ? <StoreSum form={form} hex={place.hex} /> : null}
    </>
  );
}

function NarrowForm({ form }: FormProps) {
  const { place, pen } = form;
  const tabs = useTabs(form);
  const tab = useOpenTab(form, tabs);
  return (
    <>
      <PlaceChips form={form} />
      {pen.isCart ? (
        <>
          <Cart form={form} />
          {place.kind === 'hex' ? <StoreSum form={form} hex={place.hex} /> : null}
        </>
      ) : (
        <>
          {form.isOpen ? <SpendButton form={form} /> : null}
          <BuildTabs form={form} tabs={tabs} open={tab} />
          {place.kind === 'hex' ? <Income form={form} hex={place.hex} /> : null}
        </>
      )}
      <CartLine form={form} />
    </>
  );
}

/** All places as chips in a row for the thumb, each with what is left. */
function PlaceChips({ form }: FormProps) {
  const { production, resources, land, armies } = form.places;
  const places: readonly BuildPlace[] = [
    ...[...production, ...resources, ...land].map((hex) => ({ kind: 'hex', hex }) as const),
    ...armies.map(({ id }) => ({ kind: 'army', piece: id }) as const),
    { kind: 'realm' },
  ];
  return (
    <nav className="place-chips" aria-label={buildText.places}>
      {places.map((place) => (
        <PlaceChip key={placeKey(place)} form={form} place={place} />
      ))}
      <OtherHex form={form} />
    </nav>
  );
}

function PlaceChip({ form, place }: FormProps & { readonly place: BuildPlace }) {
  const { says } = usePlaceNote(form, place);
  return (
    <button
      type="button"
      aria-pressed={isSamePlace(place, form.place)}
      onClick={() => form.hold({ place, tab: null, draft: null, isCart: false })}
    >
      <PlaceIcon form={form} place={place} size={34} />
      <span>
        <b>{form.placeName(place)}</b>
        <span>
          {place.kind === 'hex' && hasStore(form, place.hex) ? buildText.leftShort(form.leftIn(place.hex)) : says}
        </span>
      </span>
    </button>
  );
}

/** Above the seal: the orders of the open place, and what it has left. A tap shows the lines. */
function CartLine({ form }: FormProps) {
  const { place, pen, reckoning } = form;
  const hex = place.kind === 'hex' ? payerOf(form, place.hex) : null;
  const here = reckoning.lines.filter((line) => isHere(form, line));
  const bp = reckoning.lines
    .flatMap(({ bookings }) => bookings)
    .reduce((sum, one) => sum + (hex === null || one.hex === hex ? one.bp : 0), 0);
  const store = reckoning.stores.find((one) => one.hex === hex);
  const name = hex === null ? form.placeName(place) : form.names.hex(hex);
  return (
    <button
      type="button"
      className="cart-line"
      aria-expanded={pen.isCart}
      aria-label={pen.isCart ? buildText.hideCart : buildText.showCart}
      onClick={() => form.hold({ isCart: !pen.isCart })}
    >
      <b>{pen.isCart ? buildText.hideCart : buildText.things(here.length, name)}</b>
      <span className="muted">{bp === 0 ? '' : signed(bp)}</span>
      <span className="left">{store === undefined ? '' : buildText.leftShort(store.left)}</span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}
