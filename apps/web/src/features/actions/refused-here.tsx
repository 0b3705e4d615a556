'use client';
import type { RefusalCode } from '../api/client.ts';
import { DeadEnd, type DeadEndText } from '../shell/dead-end.tsx';
import { useRefusalSentence } from './use-refusal-sentence.ts';

/** A page's own words for some refusals; the site has words for all others. */
export type OwnDeadEnds = Readonly<Partial<Record<RefusalCode, DeadEndText>>>;

interface RefusedHereProps {
  readonly code: RefusalCode;
  readonly own: OwnDeadEnds;
  /** Text around the site's words. */
  readonly otherwise: Pick<DeadEndText, 'title' | 'action'>;
  /** The destination of the link. */
  readonly href: string;
  readonly as?: 'h1' | 'h2';
}

/** Replaces content that the server refused this reader: says why, with one link. */
export function RefusedHere({ code, own, otherwise, href, as = 'h2' }: RefusedHereProps) {
  const said = own[code];
  const says = useRefusalSentence({}, said === undefined ? code : null);
  if (said !== undefined) return <DeadEnd as={as} text={said} href={href} />;
  return <DeadEnd as={as} text={{ ...otherwise, says }} href={href} />;
}
