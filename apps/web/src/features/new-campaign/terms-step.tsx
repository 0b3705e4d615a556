import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import type { SetupDoor } from './door.ts';
import { clockOf, type Frame, type Plan } from './plan.ts';
import { TermList } from './term-list.tsx';
import { type Agreed, peopleTerms, playTerms, settingTerms } from './terms.ts';
import { opennessOf } from './visibilities.ts';

interface TermsStepProps {
  readonly door: SetupDoor;
  readonly frame: Frame;
  readonly plan: Plan;
}

/** Everything again before the campaign is created: what players will read in the lobby, in plain words. */
export function TermsStep({ door, frame, plan }: TermsStepProps) {
  const text = newCampaignText;
  const agreed: Agreed = {
    preset: plan.preset.id,
    start: plan.start,
    clock: clockOf(frame, plan),
    pace: frame.pace,
    draftsCount: frame.draftsCount,
    absence: frame.absence,
    opensAfter: frame.opensAfter,
    holidayDays: frame.holidayDays,
    pauseDays: frame.pauseDays,
    openAfter: frame.openAfter,
    readsSealed: frame.readsSealed,
    oneScreen: frame.oneScreen,
    ...opennessOf(frame.visibility),
    press: frame.press,
    settings: { ...plan.preset.settings, ...plan.settings },
  };
  const seats = plan.seats.map((seat, place) => seat.name.trim() || text.unnamedSeat(place + 1));
  const changed = settingTerms(agreed, door).filter(({ isDefault }) => !isDefault);
  return (
    <>
      <section>
        <TermList
          rows={[[text.seats, text.seatList(seats)], ...playTerms(agreed, door), ...peopleTerms(agreed, door)]}
        />
      </section>
      <section aria-labelledby="differs">
        <h2 id="differs" className="section-title">
          {text.differs}
        </h2>
        {changed.length === 0 ? <p className="hint">{text.differsNot}</p> : null}
        <TermList rows={changed.map(({ name, value, usual }) => [name, text.instead(value, usual)])} />
      </section>
      <p className="hint mt-4">{text.afterwards}</p>
    </>
  );
}
