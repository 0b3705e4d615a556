'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { refusalOf } from '../api/provider.tsx';
import { usePath } from '../browser/address.ts';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/notice.tsx';
import { DeadEnd } from './dead-end.tsx';

interface ProblemProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Why a page's data did not load, and the one thing to do. */
export function Problem({ error, retry }: ProblemProps) {
  const here = usePath();
  const refusal = refusalOf(error);
  if (refusal === 'UNAUTHORIZED') {
    return <DeadEnd text={siteText.signInNeeded} href={`/sign-in?to=${encodeURIComponent(here)}`} />;
  }
  if (refusal === 'FORBIDDEN') return <DeadEnd text={siteText.notYours} href="/" />;
  if (refusal === 'PRECONDITION_FAILED') return <DeadEnd text={siteText.unreadable} href="/" />;
  if (refusal !== null) return <DeadEnd text={siteText.notFound} href="/" />;
  const { title, says, action } = siteText.unreachable;
  return (
    <Empty
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
