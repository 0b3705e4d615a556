'use client';
import type { RefusalCode } from '../api/client.ts';
import { DeadEnd, type DeadEndText } from '../shell/dead-end.tsx';
import { useRefusalSentence } from './use-refusal-sentence.ts';

/** What a page says of some refusals in words of its own; of all others the site says what it says everywhere. */
export type OwnDeadEnds = Readonly<Partial<Record<RefusalCode, DeadEndText>>>;

interface RefusedHereProps {
  readonly code: RefusalCode;
  readonly own: OwnDeadEnds;
  /** What stands around the words of the site. */
  readonly otherwise: Pick<DeadEndText, 'title' | 'action'>;
  /** Where the way on leads. */
  readonly href: string;
  readonly as?: 'h1' | 'h2';
}

/** Nothing for this reader here, because it was refused: why, and the one way on. */
export function RefusedHere({ code, own, otherwise, href, as = 'h2' }: RefusedHereProps) {
  const said = own[code];
  const says = useRefusalSentence({}, said === undefined ? code : null);
  if (said !== undefined) return <DeadEnd as={as} text={said} href={href} />;
  return <DeadEnd as={as} text={{ ...otherwise, says }} href={href} />;
}
