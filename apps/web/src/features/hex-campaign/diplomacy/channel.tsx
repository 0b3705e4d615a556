import type { DealOption } from '@sealed-orders/rules/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { useId } from 'react';
import { Refused } from './refused.tsx';

const text = diplomacyText.form;

interface ChannelProps {
  readonly partner: DealOption;
  readonly isSecret: boolean;
  readonly onChange: (isSecret: boolean) => void;
}

/** HEX-DIP-01, -11: open or secret, and why one of them is refused. */
export function Channel({ partner, isSecret, onChange }: ChannelProps) {
  const name = useId();
  const ways = [
    { secret: false, says: text.open, refusal: partner.open },
    { secret: true, says: text.secret, refusal: partner.secret },
  ];
  return (
    <fieldset className="clauses">
      <legend>{text.channel}</legend>
      {ways.map(({ secret, says, refusal }) => (
        <div key={says}>
          <label>
            <input
              type="radio"
              name={name}
              checked={isSecret === secret}
              disabled={refusal !== null}
              onChange={() => onChange(secret)}
            />
            {says}
          </label>
          <Refused refusal={refusal} isQuiet />
        </div>
      ))}
    </fieldset>
  );
}
