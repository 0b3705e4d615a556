import { siteText } from '@sealed-orders/text/pages/site';
import { Bell } from 'lucide-react';
import { Icon } from '../kit/icon.tsx';

/** As much as fits on the button; null: nothing is new. */
const countOf = (news: number): string | null => (news === 0 ? null : news > 9 ? '9+' : String(news));

export const bellLabel = (news: number): string => siteText.news(countOf(news));

/** The bell, with how much is new. */
export const BellFace = ({ news }: { readonly news: number }) => (
  <>
    <Icon of={Bell} size={19} />
    {news === 0 ? null : <span className="badge">{countOf(news)}</span>}
  </>
);
