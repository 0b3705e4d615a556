import { zoneWords } from '@sealed-orders/text/pages/new-campaign';
import { Choice } from '../kit/field.tsx';
import { zonesWith } from '../time/zones.ts';

interface ZoneChoiceProps {
  readonly label: string;
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

/** One of the time zones that the browser knows. */
export function ZoneChoice({ label, zone, onChange }: ZoneChoiceProps) {
  return (
    <Choice
      label={label}
      value={zone}
      options={zonesWith(zone).map((name) => [name, zoneWords(name)])}
      onChange={onChange}
    />
  );
}
