import type { HexKey } from '@sealed-orders/rules/space';
import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import { Shortened } from '../../../campaign/shortened.tsx';
import { Notice } from '../../../shell/notice.tsx';
import { RuleChip } from '../../../shell/rule-chip.tsx';
import type { BuildDesk } from './build-desk.ts';
import { type BuildPlace, isSamePlace, placeKey } from './build-pen.ts';
import { OtherHex } from './other-hex.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { usePlaceNote } from './place-note.ts';

interface DeskProps {
  readonly desk: BuildDesk;
}

/** All places of the seat, group by group, each with what it can still spend. */
export function PlaceList({ desk }: DeskProps) {
  const { production, resources, land } = desk.places;
  const isSetUp = desk.view.phase === 'spending';
  const left = desk.reckoning.stores.reduce((sum, store) => sum + store.left, 0);
  const ofHex = (hex: HexKey): BuildPlace => ({ kind: 'hex', hex });
  return (
    <nav className="place-list" aria-label={buildText.places}>
      <header className="row">
        <h3>{buildText.production}</h3>
        <span className="muted ml-auto">
          <Shortened>{buildText.left(left)}</Shortened>
        </span>
      </header>
      <PlaceRows desk={desk} places={production.map(ofHex)} />
      <Group title={buildText.resources} desk={desk} places={resources.map(ofHex)} />
      <Group title={buildText.strongholds} desk={desk} places={land.map(ofHex)} />
      <OtherHex desk={desk} />
      <Group
        title={buildText.detachments}
        desk={desk}
        places={desk.places.armies.map(({ id }) => ({ kind: 'army', piece: id }))}
      />
      <Group title={buildText.affairs} desk={desk} places={[{ kind: 'realm' }]} />
      <div className="p-4">
        <Notice kind="info">
          <Shortened>{isSetUp ? buildText.capitalPays : buildText.storesStay}</Shortened>{' '}
          <RuleChip rule={isSetUp ? 'HEX-START-06' : 'HEX-BP-01'} />
        </Notice>
      </div>
    </nav>
  );
}

interface PlaceRowsProps extends DeskProps {
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

function PlaceRows({ desk, places }: PlaceRowsProps) {
  return (
    <ul>
      {places.map((place) => (
        <li key={placeKey(place)}>
          <PlaceRow desk={desk} place={place} />
        </li>
      ))}
    </ul>
  );
}

function PlaceRow({ desk, place }: DeskProps & { readonly place: BuildPlace }) {
  const { says, figure } = usePlaceNote(desk, place);
  return (
    <button
      type="button"
      className="place-row"
      aria-pressed={isSamePlace(place, desk.place)}
      onClick={() => desk.hold({ place, tab: null, draft: null })}
    >
      <PlaceIcon desk={desk} place={place} size={46} />
      <span>
        <b>{desk.placeName(place)}</b>
        <small>{says}</small>
      </span>
      <span className="figure">{figure}</span>
    </button>
  );
}
