import { airText } from '@sealed-orders/text/hex-campaign/desks/air';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { SheetCount, SheetHead } from '../parts/sheet-head.tsx';
import { useDeskSeat } from '../phase-desk.ts';
import { type AirDesk, grounded, useAirDesk } from './air-desk.ts';
import { SquadronRows } from './squadron-rows.tsx';

/** The sheet of the phase in which only missions are ordered. */
export function AirSheet() {
  const desk = useAirDesk();
  const paper = useDeskSeat()?.paper ?? null;
  if (desk === null || paper === null) return null;
  return (
    <section aria-label={sheetText.title} data-keys>
      <SheetHead desk={desk} onUndo={paper.undo} count={countOf(desk)} />
      {desk.squadrons.length === 0 ? <p className="px-4 py-3 muted">{airText.noSquadrons}</p> : null}
      <SquadronRows desk={desk} />
    </section>
  );
}

/** The squadrons on the sheet of the movement orders; nothing where there are none. */
export function SquadronSection() {
  const desk = useAirDesk();
  if (desk === null || desk.squadrons.length === 0) return null;
  return (
    <section aria-label={airText.title}>
      <header className="panel-head">
        <h2>{airText.title}</h2>
        <SheetCount isSealed={desk.isSealed} count={countOf(desk)} />
      </header>
      <SquadronRows desk={desk} />
    </section>
  );
}

function countOf(desk: AirDesk): string {
  const free = grounded(desk).length;
  return airText.count(desk.squadrons.length - free, free);
}
