import { freeRoadsText } from '@sealed-orders/text/hex-campaign/forms/free-roads';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { ChevronUp, Waypoints, X } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { RefusalLines } from '../parts/refusals.tsx';
import { SheetHead } from '../parts/sheet-head.tsx';
import { SuggestButton } from '../parts/suggest-button.tsx';
import { useFormSeat } from '../phase-form.ts';
import { type RoadsForm, useRoadsForm, type WrittenRoad } from './roads-form.ts';

/** The free roads in the order of their dice rolls. */
export function RoadsSheet() {
  const form = useRoadsForm();
  const paper = useFormSeat()?.paper ?? null;
  const { selection } = useHexPlace();
  if (form === null || paper === null) return null;
  const { roads, left, all } = form;
  return (
    <section aria-label={sheetText.title} data-keys>
      <SheetHead
        form={form}
        onUndo={paper.undo}
        onClear={roads.length > 0 ? form.clear : undefined}
        count={freeRoadsText.count(all - left, all)}
      />
      {roads.length === 0 ? <p className="px-4 py-3 muted">{freeRoadsText.none}</p> : null}
      <ol className="order-sheet">
        {roads.map((road) => (
          <RoadRow key={`${road.index} ${road.edge}`} form={form} road={road} />
        ))}
      </ol>
      <div className="px-4 pt-3 grid empty:hidden">
        <SuggestButton />
      </div>
      <p className="hint px-4 py-3">
        {form.isOpen ? `${freeRoadsText.left(left)} ` : ''}
        {roads.length > 0 ? freeRoadsText.dice : selection === null ? freeRoadsText.choose : ''}
      </p>
    </section>
  );
}

function RoadRow({ form, road }: { readonly form: RoadsForm; readonly road: WrittenRoad }) {
  const { name, needs, isAgain, index, refusals } = road;
  return (
    <li>
      <div className="flex-1 min-w-0">
        <div className="road-row">
          <Icon of={Waypoints} size={18} />
          <span className="grow">
            <b>{name}</b>
            <span>{isAgain ? freeRoadsText.again : freeRoadsText.needs(needs)}</span>
          </span>
          {form.isOpen ? (
            <>
              <Button
                kind="icon"
                aria-label={freeRoadsText.earlier(name)}
                disabled={index === 0}
                onClick={() => form.earlier(road)}
              >
                <Icon of={ChevronUp} size={17} />
              </Button>
              <Button kind="icon" aria-label={freeRoadsText.remove(name)} onClick={() => form.remove(road)}>
                <Icon of={X} size={17} />
              </Button>
            </>
          ) : null}
        </div>
        <RefusalLines rejections={refusals} />
      </div>
    </li>
  );
}
