'use client';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { landingText } from '@sealed-orders/text/pages/landing';
import { buttonClass } from '../kit/button.tsx';
import { QuietLink } from '../kit/quiet-link.tsx';
import { useReader } from '../session/reader.ts';

/** The first call of the start page: to begin a campaign, and for players before it the way to their own. */
export function FirstCalls() {
  const isPlayer = (useReader()?.name ?? null) !== null;
  return (
    <>
      {isPlayer ? (
        <QuietLink className={buttonClass({ kind: 'lacquerMain', size: 'large' })} href="/campaigns">
          {campaignsText.title}
        </QuietLink>
      ) : null}
      <QuietLink
        className={buttonClass({ kind: isPlayer ? 'lacquer' : 'lacquerMain', size: 'large' })}
        href="/campaigns/new"
      >
        {landingText.start}
      </QuietLink>
    </>
  );
}
