'use client';
import { deadEndText } from '@sealed-orders/text/pages/dead-ends';
import { usePath } from '../browser/address.ts';
import { DeadEnd } from './dead-end.tsx';

interface RefusedProps {
  /** The code of the refusal. */
  readonly refusal: string;
  readonly as: 'h1' | 'h2';
}

/** Why the site does not show a page's data to this reader. */
export function Refused({ refusal, as }: RefusedProps) {
  const here = usePath();
  if (refusal === 'UNAUTHORIZED') {
    return <DeadEnd as={as} text={deadEndText.signInNeeded} href={`/sign-in?to=${encodeURIComponent(here)}`} />;
  }
  const { notYours, unreadable, notFound } = deadEndText;
  const text = refusal === 'FORBIDDEN' ? notYours : refusal === 'PRECONDITION_FAILED' ? unreadable : notFound;
  return <DeadEnd as={as} text={text} href="/" />;
}
