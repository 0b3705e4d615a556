'use client';
import { Choice } from '../shell/field.tsx';

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface ZoneChoiceProps {
  readonly label: string;
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

/** A time zone of all that the browser knows. */
export function ZoneChoice({ label, zone, onChange }: ZoneChoiceProps) {
  return (
    <Choice
      label={label}
      value={zone}
      options={zones(zone).map((name) => [name, name.replaceAll('_', ' ')])}
      onChange={onChange}
    />
  );
}

/** The chosen one may be missing from the browser's own list. */
function zones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(chosen) ? known : [chosen, ...known];
}
