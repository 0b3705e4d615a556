import { abbreviationsOf } from '@sealed-orders/text/abbreviations';
import { Explained } from '../kit/explained.tsx';
import { useCampaignPlace } from './campaign-context.ts';
import { withShortWords } from './short-words.ts';

/** A text whose abbreviations explain themselves when touched. */
export function Shortened({ children }: { readonly children: string }) {
  const { head } = useCampaignPlace();
  return withShortWords(children, abbreviationsOf(head.system)).map(({ text, says }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    says === null ? text : <Explained key={i} short={text} says={says} />,
  );
}
