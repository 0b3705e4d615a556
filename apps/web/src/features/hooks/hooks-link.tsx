import { hooksText } from '@sealed-orders/text/pages/hooks';
import Link from 'next/link';

/** The link to the page of hooks, for users who may set them. */
export function HooksLink({ slug }: { readonly slug: string }) {
  return (
    <p className="hint">
      <Link className="inline-flex min-h-11 min-w-11 items-center" href={`/c/${slug}/hooks`}>
        {hooksText.link}
      </Link>
      {': '}
      {hooksText.linkSays}
    </p>
  );
}
