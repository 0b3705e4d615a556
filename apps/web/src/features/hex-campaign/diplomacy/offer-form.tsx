import { checkOrder, type DealOption, dealOptions, type Own } from '@sealed-orders/rules/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Channel } from './channel.tsx';
import { emptyOffer, type Offer } from './offer-draft.ts';
import { GivesFields, TakesFields, TreatyField } from './offer-fields.tsx';
import { Refused } from './refused.tsx';
import { useDealing } from './use-dealing.ts';

const text = diplomacyText.form;

/** An offer to another player: the rules check it at every change. */
export function OfferForm({ own }: { readonly own: Own }) {
  const { view } = useHexPlace();
  const partners = dealOptions(view);
  const [first] = partners;
  return (
    <section className="diplomacy-part" aria-label={text.title}>
      <h2>{text.title}</h2>
      {first === undefined ? (
        <p className="hint">{text.nobody}</p>
      ) : (
        <Draft own={own} partners={partners} first={first} />
      )}
    </section>
  );
}

interface DraftProps {
  readonly own: Own;
  readonly partners: readonly DealOption[];
  readonly first: DealOption;
}

function Draft({ own, partners, first }: DraftProps) {
  const { view, seatName } = useHexPlace();
  const { give, isBusy } = useDealing();
  const [typed, setOffer] = useState<Offer>(() => emptyOffer(first));
  const partner = partners.find(({ deal }) => deal === typed.to) ?? first;
  const offer = partner.deal === typed.to ? typed : emptyOffer(partner);
  const [refusal] = checkOrder(view, own.id, offer);
  const change = (part: Partial<Offer>) => setOffer({ ...offer, ...part });
  const pick = (seat: string) => {
    const found = partners.find(({ deal }) => deal === seat);
    if (found) setOffer(emptyOffer(found));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (refusal === undefined && !isBusy) give(offer, () => setOffer(emptyOffer(partner)));
  };
  return (
    <form className="offer-form" onSubmit={send} aria-label={text.title} noValidate>
      <Choice
        label={text.with}
        value={String(offer.to)}
        options={partners.map(({ deal }) => [String(deal), seatName(deal)] as const)}
        onChange={pick}
      />
      <Channel partner={partner} isSecret={offer.secret} onChange={(secret) => change({ secret })} />
      <TreatyField own={own} offer={offer} change={change} />
      <div className="sides">
        <GivesFields own={own} offer={offer} change={change} />
        <TakesFields own={own} offer={offer} change={change} />
      </div>
      <label className="field">
        <span className="name">{text.promise}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={2000}
          value={offer.promise}
          onChange={(event) => change({ promise: event.target.value })}
        />
        <span className="hint">{text.promiseSays}</span>
      </label>
      <div className="offer-acts">
        <Refused refusal={refusal} isQuiet={refusal?.code === 'deal-empty'} />
        <Button type="submit" kind="main" disabled={refusal !== undefined || isBusy}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
