import { askedEntries, lookup, type SeatEntry } from '@sealed-orders/rules/kernel';
import { Choice } from '../kit/field.tsx';
import { type Choices, withChoice } from './choices.ts';
import type { SetupDoor } from './door.ts';

interface SeatChoicesProps {
  readonly door: SetupDoor;
  readonly choices: Choices;
  /** The field's accessible name, from the name of the choice. */
  readonly label: (choice: string) => string;
  /** Shown in a field until a choice is made; null: the game's own text. */
  readonly open: string | null;
  readonly onChange: (choices: Choices) => void;
}

/** The choices of one seat, such as its race: those that the game needs, given the others. */
export function SeatChoices({ door: { game, text }, choices, label, open, onChange }: SeatChoicesProps) {
  const optionsOf = ({ id, values, isRequired }: SeatEntry): readonly (readonly [string, string])[] => {
    const words = text.seatChoices[id];
    const named = values.map((value) => [value, words?.values[value] ?? value] as const);
    // A required choice cannot be cleared in the lobby; on the form it can be left to the player.
    const mayBeOpen = choices[id] === undefined || !isRequired || open !== null;
    return mayBeOpen ? [['', open ?? words?.open ?? ''], ...named] : named;
  };
  return askedEntries(game.seatEntries, choices).map((entry) => (
    <Choice
      key={entry.id}
      quiet
      label={label(text.seatChoices[entry.id]?.name ?? entry.id)}
      value={lookup(choices, entry.id) ?? ''}
      options={optionsOf(entry)}
      onChange={(value) => onChange(withChoice(game.seatEntries, choices, entry.id, value === '' ? null : value))}
    />
  ));
}
