import { buildText, lineNote, lineTitle, signed, TAB_OF } from '@sealed-orders/text/hex-campaign/forms/build';
import { X } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Icon } from '../../../../kit/icon.tsx';
import type { BuildForm } from '../build-form.ts';
import { type BuildTab, COMPOSED, isSamePlace } from '../build-pen.ts';
import { iconOf } from '../line-icons.ts';
import { placesOfLine } from '../places.ts';

/** The lines already composed on this part of the form. */
export function ComposedList({ form, tab }: { readonly form: BuildForm; readonly tab: BuildTab }) {
  const { own, view, place } = form;
  const composed: readonly string[] = COMPOSED;
  const here = form.reckoning.lines.filter(
    ({ line }) =>
      TAB_OF[line.type] === tab &&
      composed.includes(line.type) &&
      placesOfLine({ own, pieces: view.pieces }, line).some((one) => isSamePlace(one, place)),
  );
  if (here.length === 0) return null;
  return (
    <ul className="prices">
      {here.map(({ line, index, bookings }) => {
        const title = lineTitle(line, form.names);
        return (
          <li key={index} className="price-row in">
            <Icon of={iconOf(line)} size={20} />
            <div className="what">
              <b>{title}</b>
              <span className="why">{lineNote(line, form.names)}</span>
            </div>
            <span className="upkeep" />
            <span className="num cost">{signed(bookings.reduce((sum, { bp }) => sum + bp, 0))}</span>
            <Button
              size="small"
              className="add"
              aria-label={buildText.removeNamed(title)}
              disabled={!form.isOpen}
              onClick={() => form.remove(index)}
            >
              <Icon of={X} stroke={2} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
