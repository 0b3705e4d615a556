import { buildText, lineNote, lineTitle, signed, TAB_OF } from '@sealed-orders/text/hex-campaign/desks/build';
import { X } from 'lucide-react';
import { Button } from '../../../../shell/button.tsx';
import { Icon } from '../../../../shell/icon.tsx';
import type { BuildDesk } from '../build-desk.ts';
import { type BuildTab, COMPOSED, isSamePlace } from '../build-pen.ts';
import { iconOf } from '../line-icons.ts';
import { placesOfLine } from '../places.ts';

/** What was composed on this part of the desk already. */
export function ComposedList({ desk, tab }: { readonly desk: BuildDesk; readonly tab: BuildTab }) {
  const { own, view, place } = desk;
  const composed: readonly string[] = COMPOSED;
  const here = desk.reckoning.lines.filter(
    ({ line }) =>
      TAB_OF[line.type] === tab &&
      composed.includes(line.type) &&
      placesOfLine({ own, pieces: view.pieces }, line).some((one) => isSamePlace(one, place)),
  );
  if (here.length === 0) return null;
  return (
    <ul className="prices">
      {here.map(({ line, index, bookings }) => {
        const title = lineTitle(line, desk.names);
        return (
          <li key={index} className="price-row in">
            <Icon of={iconOf(line)} size={20} />
            <div className="what">
              <b>{title}</b>
              <span className="why">{lineNote(line, desk.names)}</span>
            </div>
            <span className="upkeep" />
            <span className="num cost">{signed(bookings.reduce((sum, { bp }) => sum + bp, 0))}</span>
            <Button
              size="small"
              className="add"
              aria-label={buildText.removeNamed(title)}
              disabled={!desk.isOpen}
              onClick={() => desk.remove(index)}
            >
              <Icon of={X} stroke={2} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
