import { PRESS_POLICIES, type PressPolicy } from '@sealed-orders/rules/kernel';
import { talkText } from '@sealed-orders/text/pages/talk';
import { Segments } from './segments.tsx';

interface PressFieldProps {
  readonly press: PressPolicy;
  readonly onChange: (press: PressPolicy) => void;
}

/** Which players may write to each other. */
export function PressField({ press, onChange }: PressFieldProps) {
  const { name, short, says } = talkText.press;
  return (
    <section className="form-grid">
      <Segments
        label={name}
        value={press}
        options={PRESS_POLICIES.map((policy) => [policy, short[policy]])}
        onChange={onChange}
      />
      <p className="hint mt-0!">{says[press]}</p>
    </section>
  );
}
