import type { HexKey } from '@sealed-orders/rules/space';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { Shortened } from '../../../campaign/shortened.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import type { BuildForm } from './build-form.ts';
import { type BuildPlace, isSamePlace, placeKey } from './build-pen.ts';
import { OtherHex } from './other-hex.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { usePlaceNote } from './place-note.ts';

interface FormProps {
  readonly form: BuildForm;
}

/** All places of the seat, group by group, each with what it can still spend. */
export function PlaceList({ form }: FormProps) {
  const { production, resources, land } = form.places;
  const isSetUp = form.view.phase === 'spending';
  const left = form.reckoning.stores.reduce((sum, store) => sum + store.left, 0);
  const ofHex = (hex: HexKey): BuildPlace => ({ kind: 'hex', hex });
  return (
    <nav className="place-list" aria-label={buildText.places}>
      <header className="row">
        <h3>{buildText.production}</h3>
        <span className="muted ml-auto">
          <Shortened>{buildText.left(left)}</Shortened>
        </span>
      </header>
      <PlaceRows form={form} places={production.map(ofHex)} />
      <Group title={buildText.resources} form={form} places={resources.map(ofHex)} />
      <Group title={buildText.strongholds} form={form} places={land.map(ofHex)} />
      <OtherHex form={form} />
      <Group
        title={buildText.detachments}
        form={form}
        places={form.places.armies.map(({ id }) => ({ kind: 'army', piece: id }))}
      />
      <Group title={buildText.affairs} form={form} places={[{ kind: 'realm' }]} />
      <div className="p-4">
        <Notice kind="info">
          <Shortened>{isSetUp ? buildText.capitalPays : buildText.storesStay}</Shortened>{' '}
          <RuleChip rule={isSetUp ? 'HEX-START-06' : 'HEX-BP-01'} />
        </Notice>
      </div>
    </nav>
  );
}

interface PlaceRowsProps extends FormProps {
  readonly places: readonly BuildPlace[];
}

function Group({ title, ...rows }: PlaceRowsProps & { readonly title: string }) {
  if (rows.places.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <PlaceRows {...rows} />
    </>
  );
}

function PlaceRows({ form, places }: PlaceRowsProps) {
  return (
    <ul>
      {places.map((place) => (
        <li key={placeKey(place)}>
          <PlaceRow form={form} place={place} />
        </li>
      ))}
    </ul>
  );
}

function PlaceRow({ form, place }: FormProps & { readonly place: BuildPlace }) {
  const { says, figure } = usePlaceNote(form, place);
  return (
    <button
      type="button"
      className="place-row"
      aria-pressed={isSamePlace(place, form.place)}
      onClick={() => form.hold({ place, tab: null, draft: null })}
    >
      <PlaceIcon form={form} place={place} size={46} />
      <span>
        <b>{form.placeName(place)}</b>
        <small>{says}</small>
      </span>
      <span className="figure">{figure}</span>
    </button>
  );
}
