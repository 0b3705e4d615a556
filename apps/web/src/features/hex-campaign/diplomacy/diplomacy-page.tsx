'use client';
import type { Own } from '@sealed-orders/rules/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { Notice } from '../../shell/notice.tsx';
import { useHexPlace } from '../hex-context.ts';
import { AgreementNews } from './agreement-news.tsx';
import { Deliveries } from './deliveries.tsx';
import { OfferForm } from './offer-form.tsx';
import { Offers } from './offers.tsx';
import { Promises } from './promises.tsx';
import { Standing } from './standing.tsx';

/** Treaties, offers and deals, as far as the reader may know them. */
export function DiplomacyPage() {
  const { view } = useHexPlace();
  return (
    <div className="diplomacy">
      {view.own === null ? <Notice kind="info">{diplomacyText.offers.watching}</Notice> : <Table own={view.own} />}
      <div className="diplomacy-side">
        <Standing />
        {view.own === null ? null : <Deliveries deliveries={view.own.deliveries} />}
        <AgreementNews />
      </div>
    </div>
  );
}

/** What lies between the reader and the others: offers, the form for another, and promises. */
function Table({ own }: { readonly own: Own }) {
  const { view, isNow } = useHexPlace();
  const isOpen = isNow && view.phase === 'build';
  return (
    <div className="diplomacy-main">
      <Offers own={own} isOpen={isOpen} />
      {isOpen ? (
        <OfferForm own={own} />
      ) : (
        <Notice kind="info">{isNow ? diplomacyText.offers.openOnlyIn : diplomacyText.offers.past}</Notice>
      )}
      <Promises own={own} isOpen={isOpen} />
    </div>
  );
}
