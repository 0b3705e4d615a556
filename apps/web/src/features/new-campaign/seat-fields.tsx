import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Plus, X } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import type { SetupDoor } from './door.ts';
import { type Plan, type PlannedSeat, withSeat } from './plan.ts';
import { SeatChoices } from './seat-choices.tsx';

interface SeatFieldsProps {
  readonly door: SetupDoor;
  readonly plan: Plan;
  readonly onChange: (part: Pick<Plan, 'seats'>) => void;
}

/** The seats: colour and pattern by their order, a name, and the game's choices for each, if not left to the player. */
export function SeatFields({ door, plan, onChange }: SeatFieldsProps) {
  const text = newCampaignText;
  const { least, most } = plan.preset.seats;
  const change = (at: number, part: Partial<PlannedSeat>) =>
    onChange({ seats: plan.seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)) });
  return (
    <section aria-labelledby="seats">
      <div className="row mb-2">
        <h2 id="seats" className="grow text-[17px]!">
          {text.seats}
        </h2>
        {plan.seats.length < most ? (
          <Button kind="quiet" size="small" onClick={() => onChange({ seats: withSeat(plan) })}>
            <Icon of={Plus} /> {text.addSeat}
          </Button>
        ) : null}
      </div>
      <ul className="seats planned">
        {plan.seats.map((seat, place) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place; its colour and letter follow from it
            key={place}
            door={door}
            seat={seat}
            place={place}
            onChange={(part) => change(place, part)}
            onRemove={
              plan.seats.length > least ? () => onChange({ seats: plan.seats.filter((_, i) => i !== place) }) : null
            }
          />
        ))}
      </ul>
      {door.text.seatsHint === null ? null : <p className="hint">{door.text.seatsHint}</p>}
    </section>
  );
}

interface SeatRowProps {
  readonly door: SetupDoor;
  readonly seat: PlannedSeat;
  readonly place: number;
  readonly onChange: (part: Partial<PlannedSeat>) => void;
  readonly onRemove: (() => void) | null;
}

function SeatRow({ door, seat, place, onChange, onRemove }: SeatRowProps) {
  const text = newCampaignText;
  const letter = letterAtPlace(place);
  const letters = letter.toUpperCase();
  return (
    <li>
      <SeatSwatch seat={letter} width={32} height={21} />
      <input
        className="input small"
        aria-label={text.seatName(letters)}
        maxLength={40}
        value={seat.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <span className="row">
        <span className="grid gap-1">
          <SeatChoices
            door={door}
            choices={seat.choices}
            label={(choice) => text.seatChoice(choice, letters)}
            open={text.anyChoice}
            onChange={(choices) => onChange({ choices })}
          />
        </span>
        {onRemove ? (
          <Button kind="icon" aria-label={text.removeSeat(seat.name)} onClick={onRemove}>
            <Icon of={X} size={17} />
          </Button>
        ) : null}
      </span>
    </li>
  );
}
