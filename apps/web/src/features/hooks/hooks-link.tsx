import { hooksText } from '@sealed-orders/text/pages/hooks';
import Link from 'next/link';

/** The link to the page of hooks, for users who may set them. */
export function HooksLink({ slug }: { readonly slug: string }) {
  return (
    <p className="flex items-baseline gap-2">
      <Link className="inline-flex min-h-11 min-w-11 items-center underline" href={`/c/${slug}/hooks`}>
        {hooksText.link}
      </Link>
      <span className="hint">{hooksText.linkSays}</span>
    </p>
  );
}
