import { joinText } from '@sealed-orders/text/pages/lobby';
import { Choice } from '../kit/field.tsx';
import type { InvitedTo } from './invited-to.tsx';

type Seat = InvitedTo['choices'][number]['seat'];

interface SeatChoiceProps {
  readonly choices: InvitedTo['choices'];
  /** Null: any. */
  readonly seat: Seat | null;
  readonly onChange: (seat: Seat | null) => void;
}

/** Which of the free seats to take. With one there is nothing to choose. */
export function SeatChoice({ choices, seat, onChange }: SeatChoiceProps) {
  if (choices.length < 2) return null;
  return (
    <Choice
      label={joinText.seat}
      value={seat ?? ''}
      options={[['', joinText.anySeat], ...choices.map(({ seat: id, name }) => [id, name] as const)]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
