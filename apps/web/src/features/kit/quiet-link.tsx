'use client';
import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link to a page that is not loaded before the user points at it. Most links load their page as soon as they are
 * seen, which would make static pages load the scripts of all pages that they link to.
 */
export function QuietLink(props: ComponentProps<typeof Link>) {
  const [isWanted, want] = useState(false);
  const wanted = () => want(true);
  return <Link {...props} prefetch={isWanted ? null : false} onPointerEnter={wanted} onFocus={wanted} />;
}
