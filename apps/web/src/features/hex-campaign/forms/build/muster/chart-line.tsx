import { GARRISON_COMPOSITION, SLOTS } from '@sealed-orders/rules/hex-campaign';
import { SLOT_NAMES } from '@sealed-orders/text/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { RuleChip } from '../../../../kit/rule-chip.tsx';
import type { BuildForm } from '../build-form.ts';
import type { MusterDraft } from '../build-pen.ts';
import { isGarrison } from './draft.ts';

/** The chart of slots of a normal detachment or a garrison, and how far the units fill it. HEX-DET-09, HEX-GAR-04. */
export function ChartLine({ form, draft }: { readonly form: BuildForm; readonly draft: MusterDraft }) {
  const isForGarrison = isGarrison(draft.type);
  const isWaived = draft.type === 'compose-followers' || draft.type === 'add-unit';
  if (draft.special !== null || isWaived) return null;
  const chart = isForGarrison ? GARRISON_COMPOSITION : form.view.settings.standardComposition;
  return (
    <p className="chart-line">
      {SLOTS.map((slot) => {
        const n = draft.units.filter((unit) => unit.slot === slot).length;
        const [least, most] = chart[slot];
        const isOut = n < least || n > most;
        return (
          <span key={slot} className={isOut ? 'chip warn' : 'chip'}>
            {buildText.muster.of(SLOT_NAMES[slot], n, least, most)}
          </span>
        );
      })}{' '}
      <RuleChip rule={isForGarrison ? 'HEX-GAR-04' : 'HEX-DET-09'} />
    </p>
  );
}
