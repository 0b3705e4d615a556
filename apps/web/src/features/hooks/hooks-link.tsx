import { hooksText } from '@sealed-orders/text/pages/hooks';
import Link from 'next/link';

interface HooksLinkProps {
  readonly slug: string;
  /** Whether the game has phases; if not, its rounds are days. */
  readonly isByPhase: boolean;
}

/** The link to the page of hooks, for users who may set them. */
export function HooksLink({ slug, isByPhase }: HooksLinkProps) {
  return (
    <p className="flex items-baseline gap-2">
      <Link className="inline-flex min-h-11 min-w-11 items-center underline" href={`/c/${slug}/hooks`}>
        {hooksText.link}
      </Link>
      <span className="hint">{(isByPhase ? hooksText : hooksText.onArrival).linkSays}</span>
    </p>
  );
}
