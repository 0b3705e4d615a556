import type { Deal, DealSide, Own } from '@sealed-orders/rules/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { useHexPlace } from '../hex-context.ts';

const text = diplomacyText.terms;

/** The contents of a deal, from the reader's side. */
export function DealTerms({ deal, own }: { readonly deal: Deal; readonly own: Own }) {
  const isOwn = deal.from === own.id;
  return (
    <dl className="terms">
      {deal.treaty === null ? null : <Term name={text.treaty}>{diplomacyText.treaties[deal.treaty]}</Term>}
      <Side name={text.youGive} side={isOwn ? deal.gives : deal.takes} />
      <Side name={text.youGet} side={isOwn ? deal.takes : deal.gives} />
      {deal.promise.trim() === '' ? null : <Term name={text.promise}>{deal.promise.trim()}</Term>}
    </dl>
  );
}

function Side({ name, side }: { readonly name: string; readonly side: DealSide }) {
  const { words } = useHexPlace();
  const parts = sideParts(side);
  const paid = side.from === null ? '' : ` (${words.hex(side.from).text})`;
  return <Term name={name}>{parts.length === 0 ? text.nothing : `${parts.join(', ')}${paid}`}</Term>;
}

function Term({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What one side of a deal hands over, in words: `100 BP`, `2 captive detachments`. */
export const sideParts = ({ bp, captives }: Pick<DealSide, 'bp' | 'captives'>): readonly string[] => [
  ...(bp > 0 ? [text.bp(bp)] : []),
  ...(captives.length > 0 ? [text.captives(captives.length)] : []),
];
