'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { lazy, Suspense } from 'react';
import { refusalOf } from '../api/provider.tsx';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/notice.tsx';

/** Loaded when the site has refused something, so there is a connection. */
const Refused = lazy(async () => ({ default: (await import('./refused.tsx')).Refused }));

interface ProblemProps {
  readonly error: unknown;
  readonly retry: () => void;
  /** `h1` where the page has no other heading. */
  readonly as?: 'h1' | 'h2';
}

/** Why a page's data did not load, and the one thing to do. */
export function Problem({ error, retry, as = 'h2' }: ProblemProps) {
  const refusal = refusalOf(error);
  if (refusal !== null) {
    return (
      <Suspense>
        <Refused refusal={refusal} as={as} />
      </Suspense>
    );
  }
  const { title, says, action } = siteText.unreachable;
  return (
    <Empty
      as={as}
      failed
      title={title}
      action={
        <Button kind="main" onClick={retry}>
          {action}
        </Button>
      }
    >
      {says}
    </Empty>
  );
}
