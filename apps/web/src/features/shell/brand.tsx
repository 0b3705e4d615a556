'use client';
import { WaxSeal } from '@sealed-orders/map';
import { siteText } from '@sealed-orders/text/pages/site';
import Link from 'next/link';

/** The mark and the name, linked to the start page. */
export function Brand() {
  return (
    <Link className="brand" href="/" aria-label={siteText.home}>
      <WaxSeal size={26} />
      <span>{siteText.name}</span>
    </Link>
  );
}
