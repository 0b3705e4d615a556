import { SeatSwatch } from '@sealed-orders/map';
import type { AirOrder, MissionChoice } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import { airText } from '@sealed-orders/text/hex-campaign/forms/air';
import { useHexPlace } from '../../hex-context.ts';
import { placeIn } from '../../map/places.ts';
import { RefusalLines } from '../parts/refusals.tsx';
import type { AirForm } from './air-form.ts';
import { useAirGiving } from './air-giving.ts';

interface WhereToProps {
  readonly form: AirForm;
  readonly squadron: number;
  readonly choice: MissionChoice;
  readonly order: AirOrder | null;
}

/** Over which Airspace, by its number. Touching one on the map does the same. */
export function Airspaces({ form, squadron, choice, order }: WhereToProps) {
  const giving = useAirGiving();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div className="airspaces" role="group" aria-label={airText.airspaces}>
        {choice.airspaces.map((airspace) => (
          <button
            key={airspace}
            type="button"
            className="tile"
            aria-label={airText.airspace(airspace)}
            aria-pressed={order?.airspace === airspace}
            onClick={() => giving.over(squadron, airspace)}
          >
            {airspace}
          </button>
        ))}
      </div>
      {order === null ? (
        <p className="hint">{airText.chooseAirspace}</p>
      ) : (
        <p className="row mt-2">
          {airText.over} <b>{airText.airspace(order.airspace)}</b>
          <span className="muted">
            <InAirspace form={form} airspace={order.airspace} />
          </span>
        </p>
      )}
    </>
  );
}

const NAMED = 2;

/** `Marrow Gate, 9 hexes`: its known contents. */
function InAirspace({ form, airspace }: { readonly form: AirForm; readonly airspace: number }) {
  const hexes = form.airspaces.get(airspace) ?? [];
  const places = hexes.flatMap((hex) => (form.view.hexes[hex]?.site?.kind === 'resource' ? [] : nameOf(form, hex)));
  return airText.inAirspace(places.slice(0, NAMED), hexes.length);
}

function nameOf({ view }: AirForm, hex: Parameters<typeof placeIn>[1]): readonly string[] {
  const name = view.hexes[hex]?.site?.name ?? placeIn(view, hex)?.name;
  return name === undefined ? [] : [name];
}

/** Known settlements of others that may not be bombed. */
const spared = ({ view, airspaces }: AirForm, { targets }: MissionChoice) =>
  [...airspaces].flatMap(([airspace, hexes]) =>
    hexes.flatMap((hex) => {
      const known = view.hexes[hex];
      const isOther = known?.site?.kind === 'urban' && known.control !== view.own?.id;
      return isOther && !targets.some((target) => target.hex === hex) ? [{ hex, airspace }] : [];
    }),
  );

/** Which settlement is bombed, and which may not be and why; touching one on the map does the same. */
export function Targets({ form, squadron, choice, order }: WhereToProps) {
  const { words, letterOf } = useHexPlace();
  const giving = useAirGiving();
  return (
    <fieldset className="mt-2">
      <legend className="visually-hidden">{airText.targets}</legend>
      {order === null ? <p className="hint">{airText.chooseTarget}</p> : null}
      {choice.targets.map(({ hex, airspace }) => {
        const place = placeIn(form.view, hex);
        // A Capital that nobody has seen has the name of its hex on the map.
        const name = place?.name ?? lookup(form.view.chart.names, hex) ?? null;
        const at = words.hex(hex).text;
        return (
          <label key={hex} className="row min-h-11 border-b border-rule cursor-pointer">
            <input
              type="radio"
              name="target"
              className="size-5 accent-ink"
              checked={order?.target === hex}
              onChange={() => giving.bomb(squadron, hex)}
            />
            {place?.holder ? <SeatSwatch seat={letterOf(place.holder)} /> : null}
            <span className="grow">{name ?? at}</span>
            <span className="muted">
              {name === null ? null : `${at}, `}
              {airText.airspace(airspace)}
            </span>
          </label>
        );
      })}
      {spared(form, choice).map(({ hex, airspace }) => (
        <div key={hex} className="row min-h-11 border-b border-rule ink2">
          <div className="grow">
            {placeIn(form.view, hex)?.name ?? words.hex(hex).text}
            <RefusalLines rejections={form.judge({ airspace, mission: 'strategic', target: hex })} />
          </div>
          <span className="muted">{airText.airspace(airspace)}</span>
        </div>
      ))}
    </fieldset>
  );
}
