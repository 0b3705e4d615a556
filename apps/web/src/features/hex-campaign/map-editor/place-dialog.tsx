import type { Underlay } from '@sealed-orders/map/hex';
import type { MapSize } from '@sealed-orders/rules/space';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PinSheet, type Sheet } from './pin-sheet.tsx';
import { offInHexes, usePins } from './use-pins.ts';

interface PlaceDialogProps {
  readonly picture: Sheet;
  readonly size: MapSize;
  readonly onPlace: (place: Underlay['place']) => void;
  readonly onClose: () => void;
}

/** Above this, something is pinned in the wrong place. */
const MOST_OFF = 0.35;

/** Three hexes are pinned on the picture, which is then placed to fit them. */
export function PlaceDialog({ picture, size, onPlace, onClose }: PlaceDialogProps) {
  const text = mapEditorText.picture;
  const hand = usePins(size);
  const { fit } = hand;
  return (
    <ConfirmDialog
      title={text.placeTitle}
      action={text.done}
      isWide
      canConfirm={fit?.ok === true}
      onConfirm={() => {
        if (fit?.ok === true) onPlace(fit.place);
      }}
      onClose={onClose}
    >
      <p className="hint mt-0!">{text.placeSays}</p>
      <Pins hand={hand} />
      <PinSheet picture={picture} hand={hand} />
      <FitSays size={size} fit={fit} />
    </ConfirmDialog>
  );
}

function Pins({ hand: { pins, now, choose, change, hexOf } }: { readonly hand: ReturnType<typeof usePins> }) {
  const text = mapEditorText.picture;
  return (
    <div className="pins">
      {pins.map((pin, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always the same three.
        <div key={i} data-chosen={i === now}>
          <Field
            name={`hex-${i + 1}`}
            label={text.hex(i + 1)}
            inputMode="numeric"
            maxLength={6}
            value={pin.typed}
            problem={hexOf(pin) === null ? text.noHex : null}
            onFocus={() => choose(i)}
            onChange={(event) => change(i, { typed: event.target.value })}
          />
        </div>
      ))}
    </div>
  );
}

function FitSays({ size, fit }: { readonly size: MapSize; readonly fit: ReturnType<typeof usePins>['fit'] }) {
  const text = mapEditorText.picture;
  if (fit === null) return null;
  if (!fit.ok)
    return (
      <Notice kind="danger" live>
        {text.problems[fit.problem]}
      </Notice>
    );
  const off = offInHexes(size, fit.off);
  return (
    <Notice kind={off > MOST_OFF ? 'warn' : 'ok'} live>
      {off > MOST_OFF ? text.off(off) : text.fits(off)}
    </Notice>
  );
}
