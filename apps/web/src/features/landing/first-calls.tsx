'use client';
import { buttonClass } from '../kit/button.tsx';
import { QuietLink } from '../kit/quiet-link.tsx';
import { useReader } from '../session/reader.ts';

interface FirstCallsProps {
  readonly own: string;
  readonly start: string;
}

/** The first call of the start page: to start a campaign, and for players before it the way to their own. */
export function FirstCalls({ own, start }: FirstCallsProps) {
  const isPlayer = (useReader()?.name ?? null) !== null;
  return (
    <>
      {isPlayer ? (
        <QuietLink className={buttonClass({ kind: 'lacquerMain', size: 'large' })} href="/campaigns">
          {own}
        </QuietLink>
      ) : null}
      <QuietLink
        className={buttonClass({ kind: isPlayer ? 'lacquer' : 'lacquerMain', size: 'large' })}
        href="/campaigns/new"
      >
        {start}
      </QuietLink>
    </>
  );
}
