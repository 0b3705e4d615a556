import { SeatSwatch } from '@sealed-orders/map';
import type { Deal, Own } from '@sealed-orders/rules/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import type { ReactNode } from 'react';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { DealTerms } from './deal-terms.tsx';
import { OwnOffer, Signature } from './offer-actions.tsx';

const text = diplomacyText.offers;

interface OffersProps {
  readonly own: Own;
  /** Whether anything can be done about them now. */
  readonly isOpen: boolean;
}

/** The offers of this Build phase: those made to the reader, and the reader's own. */
export function Offers({ own, isOpen }: OffersProps) {
  const isBuild = useHexPlace().view.phase === 'build';
  const toYou = own.deals.filter(({ to }) => to === own.id);
  const byYou = own.deals.filter(({ from }) => from === own.id);
  if (!isBuild && own.deals.length === 0) return null;
  return (
    <section className="diplomacy-part" aria-label={text.title}>
      <h2>{text.title}</h2>
      <OfferList title={text.toYou} none={text.noneToYou}>
        {toYou.map((deal) => (
          <OfferCard key={deal.id} deal={deal} own={own}>
            {isOpen && !deal.signed ? <Signature deal={deal} own={own} /> : null}
          </OfferCard>
        ))}
      </OfferList>
      <OfferList title={text.byYou} none={text.noneByYou}>
        {byYou.map((deal) => (
          <OfferCard key={deal.id} deal={deal} own={own}>
            {isOpen && !deal.signed ? <OwnOffer deal={deal} /> : null}
          </OfferCard>
        ))}
      </OfferList>
    </section>
  );
}

interface OfferListProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function OfferList({ title, none, children }: OfferListProps) {
  return (
    <>
      <h3 className="eyebrow">{title}</h3>
      {children.length === 0 ? (
        <p className="hint">{none}</p>
      ) : (
        <ul className="offers" aria-label={title}>
          {children}
        </ul>
      )}
    </>
  );
}

interface OfferCardProps {
  readonly deal: Deal;
  readonly own: Own;
  readonly children: ReactNode;
}

function OfferCard({ deal, own, children }: OfferCardProps) {
  const { letterOf, seatName } = useHexPlace();
  const isOwn = deal.from === own.id;
  const other = isOwn ? deal.to : deal.from;
  const state = deal.signed ? text.signed : isOwn ? text.waitsFor(seatName(other)) : text.waitsForYou;
  return (
    <li className="offer">
      <header>
        <SeatSwatch seat={letterOf(other)} width={28} height={18} />
        <h4>{isOwn ? text.to(seatName(other)) : text.from(seatName(other))}</h4>
        {deal.secret ? <span className="chip info">{text.secret}</span> : null}
        <span className={deal.signed ? 'chip ok' : isOwn ? 'chip' : 'chip warn'}>{state}</span>
      </header>
      <DealTerms deal={deal} own={own} />
      {deal.signed ? (
        <p className="hint">
          {text.binds} <RuleChip rule={deal.secret ? 'HEX-DIP-11' : 'HEX-DIP-02'} />
        </p>
      ) : null}
      {children}
    </li>
  );
}
