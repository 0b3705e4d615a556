import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { FACTIONS } from '@sealed-orders/rules/hex-campaign';
import { FACTION_NAMES } from '@sealed-orders/text';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Plus, X } from 'lucide-react';
import { Choice } from '../shell/field.tsx';
import { MOST_SEATS, mayChangeSeats, type Plan, type PlannedSeat, withSeat } from './plan.ts';

interface SeatFieldsProps {
  readonly plan: Plan;
  readonly onChange: (part: Pick<Plan, 'seats'>) => void;
}

/** The seats: colour and pattern by their order, a name, and the race if it is not left to the player. */
export function SeatFields({ plan, onChange }: SeatFieldsProps) {
  const text = newCampaignText;
  const change = (at: number, part: Partial<PlannedSeat>) =>
    onChange({ seats: plan.seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)) });
  const mayRemove = mayChangeSeats(plan) && plan.seats.length > 2;
  return (
    <section aria-labelledby="seats">
      <div className="row mb-2">
        <h2 id="seats" className="grow text-[17px]!">
          {text.seats}
        </h2>
        {mayChangeSeats(plan) && plan.seats.length < MOST_SEATS ? (
          <button type="button" className="btn small quiet" onClick={() => onChange({ seats: withSeat(plan) })}>
            <Plus size={16} strokeWidth={1.75} aria-hidden /> {text.addSeat}
          </button>
        ) : null}
      </div>
      <ul className="seats">
        {plan.seats.map((seat, place) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place; its colour and letter follow from it
            key={place}
            seat={seat}
            place={place}
            onChange={(part) => change(place, part)}
            onRemove={mayRemove ? () => onChange({ seats: plan.seats.filter((_, i) => i !== place) }) : null}
          />
        ))}
      </ul>
      <p className="hint">{text.seatsHint}</p>
    </section>
  );
}

interface SeatRowProps {
  readonly seat: PlannedSeat;
  readonly place: number;
  readonly onChange: (part: Partial<PlannedSeat>) => void;
  readonly onRemove: (() => void) | null;
}

function SeatRow({ seat, place, onChange, onRemove }: SeatRowProps) {
  const text = newCampaignText;
  const letter = letterAtPlace(place);
  return (
    <li>
      <SeatSwatch seat={letter} width={32} height={21} />
      <input
        className="input small"
        aria-label={text.seatName(letter.toUpperCase())}
        maxLength={40}
        value={seat.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <span className="row">
        <Choice
          quiet
          label={text.faction}
          value={seat.faction ?? ''}
          options={[['', text.anyFaction], ...FACTIONS.map((faction) => [faction, FACTION_NAMES[faction]] as const)]}
          onChange={(faction) => onChange({ faction: faction === '' ? null : faction })}
        />
        {onRemove ? (
          <button type="button" className="icon-btn" aria-label={text.removeSeat(seat.name)} onClick={onRemove}>
            <X size={17} strokeWidth={1.75} aria-hidden />
          </button>
        ) : null}
      </span>
    </li>
  );
}
