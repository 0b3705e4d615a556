'use client';
import { Combobox } from '@base-ui/react/combobox';
import { pickText } from '@sealed-orders/text/pages/fields';
import { ChevronDown, X } from 'lucide-react';
import { Icon } from './icon.tsx';

export interface Pick {
  readonly value: string;
  readonly label: string;
}

interface PickBoxProps {
  /** What to pick, for screen readers and as the hint in the empty field. */
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly value: string | null;
  readonly onPick: (value: string | null) => void;
}

/** A field for long lists: it suggests matches while the user types. */
export function PickBox({ label, picks, value, onPick }: PickBoxProps) {
  return (
    <Combobox.Root
      items={picks}
      value={picks.find((pick) => pick.value === value) ?? null}
      onValueChange={(pick: Pick | null) => onPick(pick?.value ?? null)}
      itemToStringLabel={(pick: Pick) => pick.label}
      isItemEqualToValue={(one: Pick, other: Pick) => one.value === other.value}
    >
      <div className="pick-box">
        <Combobox.Input className="input" aria-label={label} placeholder={label} />
        {value === null ? null : (
          <Combobox.Clear className="pick-side" aria-label={pickText.clear}>
            <Icon of={X} size={15} />
          </Combobox.Clear>
        )}
        <Combobox.Trigger className="pick-side" aria-label={pickText.open}>
          <Icon of={ChevronDown} size={15} />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className="menu-place" sideOffset={4}>
          <Combobox.Popup className="pick-list">
            <Combobox.Empty className="hint">{pickText.none}</Combobox.Empty>
            <Combobox.List>
              {(pick: Pick) => (
                <Combobox.Item key={pick.value} value={pick}>
                  {pick.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
