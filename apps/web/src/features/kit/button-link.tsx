import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

/** A link that looks like a button. Static pages use `QuietLink` with `buttonClass` instead. */
export function ButtonLink({ kind, size, className, ...link }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...link} className={buttonClass({ kind, size, className })} />;
}
