import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Plus, X } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import type { SetupDoor } from '../new-campaign/door.ts';
import { seatIds } from '../new-campaign/plan.ts';

/** A seat as its campaign's owner arranges it. */
export interface ArrangedSeat {
  readonly id: string;
  readonly name: string;
  /** Its player; null: nobody, and it may be removed. */
  readonly holder: string | null;
}

interface ArrangedSeatsProps {
  readonly door: SetupDoor;
  readonly preset: string;
  readonly seats: readonly ArrangedSeat[];
  readonly onChange: (seats: readonly ArrangedSeat[]) => void;
}

/** The seats in order: names to change, free ones to remove, and room for more. */
export function ArrangedSeats({ door, preset, seats, onChange }: ArrangedSeatsProps) {
  const text = newCampaignText;
  const { least, most } = door.game.presets.find(({ id }) => id === preset)?.seats ?? { least: 1, most: seats.length };
  return (
    <section aria-labelledby="arranged" className="mt-6">
      <div className="row mb-2">
        <h2 id="arranged" className="grow text-[17px]!">
          {text.seats}
        </h2>
        {seats.length < most ? (
          <Button kind="quiet" size="small" onClick={() => onChange([...seats, freshSeat(seats)])}>
            <Icon of={Plus} /> {text.addSeat}
          </Button>
        ) : null}
      </div>
      <ul className="seats planned">
        {seats.map((seat, place) => (
          <SeatRow
            key={seat.id}
            seat={seat}
            place={place}
            onName={(name) => onChange(seats.map((other) => (other === seat ? { ...seat, name } : other)))}
            onRemove={
              seat.holder === null && seats.length > least ? () => onChange(seats.filter((it) => it !== seat)) : null
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** A seat with a name and an id that no other has. */
function freshSeat(seats: readonly ArrangedSeat[]): ArrangedSeat {
  const { seatNames, unnamedSeat } = newCampaignText;
  const isFree = (name: string): boolean => seats.every((seat) => seat.name !== name);
  // The name that goes with the colour of the place, if no other seat has it.
  const name = [...seatNames.slice(seats.length), ...seatNames].find(isFree) ?? unnamedSeat(seats.length + 1);
  const [id = ''] = seatIds([name]);
  const taken = new Set(seats.map((seat) => seat.id));
  let n = seats.length + 1;
  while (taken.has(`seat-${n}`)) n += 1;
  return { id: taken.has(id) ? `seat-${n}` : id, name, holder: null };
}

interface SeatRowProps {
  readonly seat: ArrangedSeat;
  readonly place: number;
  readonly onName: (name: string) => void;
  readonly onRemove: (() => void) | null;
}

function SeatRow({ seat: { name, holder }, place, onName, onRemove }: SeatRowProps) {
  const text = newCampaignText;
  const letter = letterAtPlace(place);
  return (
    <li>
      <SeatSwatch seat={letter} width={32} height={21} />
      <input
        className="input small"
        aria-label={text.seatName(letter.toUpperCase())}
        maxLength={40}
        required
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
      <span className="row">
        <span className="muted text-sm">{holder === null ? lobbyText.free : lobbyText.arrange.held(holder)}</span>
        {onRemove === null ? null : (
          <Button kind="icon" aria-label={text.removeSeat(name)} onClick={onRemove}>
            <Icon of={X} size={17} />
          </Button>
        )}
      </span>
    </li>
  );
}
