import type { Own } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { type ReactNode, useId } from 'react';
import { NumberInput } from '../../kit/number-input.tsx';
import { useHexPlace } from '../hex-context.ts';
import { captiveClauses, type Offer, takenBy, toggled, treatyClauses } from './offer-draft.ts';
import { Payer } from './payer.tsx';
import { Refused } from './refused.tsx';

const text = diplomacyText.form;

/** More than any settlement stores. */
const MOST_BP = 99_999;

interface FieldsProps {
  readonly own: Own;
  readonly offer: Offer;
  readonly change: (part: Partial<Offer>) => void;
}

/** HEX-DIP-08: no treaty, or one of those that both races allow; the others show the reason. */
export function TreatyField({ own, offer, change }: FieldsProps) {
  const { view } = useHexPlace();
  const name = useId();
  return (
    <fieldset className="clauses">
      <legend>{text.treaty}</legend>
      <label>
        <input type="radio" name={name} checked={offer.treaty === null} onChange={() => change({ treaty: null })} />
        {text.noTreaty}
      </label>
      {treatyClauses(view, own.id, offer).map(({ value, refusal }) => (
        <div key={value}>
          <label>
            <input
              type="radio"
              name={name}
              checked={offer.treaty === value}
              disabled={refusal !== null}
              onChange={() => change({ treaty: value })}
            />
            {diplomacyText.treaties[value]}
          </label>
          <Refused refusal={refusal} isQuiet />
        </div>
      ))}
    </fieldset>
  );
}

/** What the reader gives: BP from one settlement, and captives of the other player. */
export function GivesFields({ own, offer, change }: FieldsProps) {
  const { view, words } = useHexPlace();
  const { gives } = offer;
  const captives = captiveClauses(view, own.id, offer);
  const set = (part: Partial<Offer['gives']>) => change({ gives: { ...gives, ...part } });
  return (
    <Side title={diplomacyText.terms.youGive} bp={gives.bp} setBp={(bp) => set({ bp })}>
      {gives.bp > 0 ? <Payer own={own} bp={gives.bp} value={gives.from} onChange={(from) => set({ from })} /> : null}
      <p className="name">{text.captives}</p>
      {captives.length === 0 ? <p className="hint">{text.noCaptives}</p> : null}
      {captives.map(({ value, refusal }) => (
        <div key={value}>
          <label>
            <input
              type="checkbox"
              checked={gives.captives.includes(value)}
              disabled={refusal !== null}
              onChange={() => set({ captives: toggled(gives.captives, value) })}
            />
            {lookup(own.captives, value)?.detachment.name || words.piece(value).text}
          </label>
          <Refused refusal={refusal} isQuiet />
        </div>
      ))}
    </Side>
  );
}

/** What the reader asks for: BP, and own detachments that the other player holds. */
export function TakesFields({ offer, change }: FieldsProps) {
  const { view } = useHexPlace();
  const { takes } = offer;
  const taken = takenBy(view, offer.to);
  const set = (part: Partial<Offer['takes']>) => change({ takes: { ...takes, ...part } });
  return (
    <Side title={diplomacyText.terms.youGet} bp={takes.bp} setBp={(bp) => set({ bp })}>
      <p className="name">{text.theirCaptives}</p>
      {taken.length === 0 ? <p className="hint">{text.noneTaken}</p> : null}
      {taken.map((id, at) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={takes.captives.includes(id)}
            onChange={() => set({ captives: toggled(takes.captives, id) })}
          />
          {text.taken(at + 1)}
        </label>
      ))}
    </Side>
  );
}

interface SideProps {
  readonly title: string;
  readonly bp: number;
  readonly setBp: (bp: number) => void;
  readonly children: ReactNode;
}

function Side({ title, bp, setBp, children }: SideProps) {
  const id = useId();
  return (
    <fieldset className="clauses">
      <legend>{title}</legend>
      <div className="field">
        <label className="name" htmlFor={id}>
          {text.bp}
        </label>
        <NumberInput id={id} className="input" value={bp} min={0} max={MOST_BP} onChange={setBp} />
      </div>
      {children}
    </fieldset>
  );
}
