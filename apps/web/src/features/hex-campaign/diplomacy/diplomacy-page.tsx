'use client';
import type { Own } from '@sealed-orders/rules/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { Notice } from '../../kit/notice.tsx';
import { useHexPlace } from '../hex-context.ts';
import { AgreementNews } from './agreement-news.tsx';
import { Deliveries } from './deliveries.tsx';
import { OfferForm } from './offer-form.tsx';
import { Offers } from './offers.tsx';
import { Promises } from './promises.tsx';
import { Standing } from './standing.tsx';

/** Treaties, offers and deals, as far as the reader may know them. */
export function DiplomacyPage() {
  const { view, head } = useHexPlace();
  const { over, watching } = diplomacyText.offers;
  const says = head.status === 'finished' ? over : watching;
  return (
    <div className="diplomacy">
      {view.own === null ? <Notice kind="info">{says}</Notice> : <Table own={view.own} />}
      <div className="diplomacy-side">
        <Standing />
        {view.own === null ? null : <Deliveries deliveries={view.own.deliveries} />}
        <AgreementNews />
      </div>
    </div>
  );
}

/** Between the reader and the others: offers, the form for another, and promises. */
function Table({ own }: { readonly own: Own }) {
  const { view, head, isNow } = useHexPlace();
  const isOpen = isNow && head.status !== 'finished' && view.phase === 'build';
  return (
    <div className="diplomacy-main">
      <Offers own={own} isOpen={isOpen} />
      {isOpen ? <OfferForm own={own} /> : <WhenDealsAreMade />}
      <Promises own={own} isOpen={isOpen} />
    </div>
  );
}

function WhenDealsAreMade() {
  const { view, head, isNow } = useHexPlace();
  const { over, past, openOnlyIn } = diplomacyText.offers;
  if (head.status === 'finished') return <Notice kind="info">{over}</Notice>;
  return <Notice kind="info">{isNow ? openOnlyIn(view.phase) : past}</Notice>;
}
