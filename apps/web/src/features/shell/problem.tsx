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
  /** `h1` where the page has no other heading. */
  readonly as?: 'h1' | 'h2';
}

/** Why a page's data did not load, and the one thing to do. */
export function Problem({ error, retry, as = 'h2' }: ProblemProps) {
  const here = usePath();
  const refusal = refusalOf(error);
  if (refusal === 'UNAUTHORIZED') {
    return <DeadEnd as={as} text={siteText.signInNeeded} href={`/sign-in?to=${encodeURIComponent(here)}`} />;
  }
  if (refusal === 'FORBIDDEN') return <DeadEnd as={as} text={siteText.notYours} href="/" />;
  if (refusal === 'PRECONDITION_FAILED') return <DeadEnd as={as} text={siteText.unreadable} href="/" />;
  if (refusal !== null) return <DeadEnd as={as} text={siteText.notFound} href="/" />;
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
