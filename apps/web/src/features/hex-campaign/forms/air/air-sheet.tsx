import { airText } from '@sealed-orders/text/hex-campaign/forms/air';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { SheetCount, SheetHead } from '../parts/sheet-head.tsx';
import { useFormSeat } from '../phase-form.ts';
import { type AirForm, grounded, useAirForm } from './air-form.ts';
import { SquadronRows } from './squadron-rows.tsx';

/** The sheet of the phase for missions only. */
export function AirSheet() {
  const form = useAirForm();
  const paper = useFormSeat()?.paper ?? null;
  if (form === null || paper === null) return null;
  return (
    <section aria-label={sheetText.title} data-keys>
      <SheetHead form={form} onUndo={paper.undo} count={countOf(form)} />
      {form.squadrons.length === 0 ? <p className="px-4 py-3 muted">{airText.noSquadrons}</p> : null}
      <SquadronRows form={form} />
    </section>
  );
}

/** The squadrons on the sheet of the movement orders; nothing if there are none. */
export function SquadronSection() {
  const form = useAirForm();
  if (form === null || form.squadrons.length === 0) return null;
  return (
    <section aria-label={airText.title}>
      <header className="panel-head">
        <h2>{airText.title}</h2>
        <SheetCount isSealed={form.isSealed} count={countOf(form)} />
      </header>
      <SquadronRows form={form} />
    </section>
  );
}

function countOf(form: AirForm): string {
  const free = grounded(form).length;
  return airText.count(form.squadrons.length - free, free);
}
