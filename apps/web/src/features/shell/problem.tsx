'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { refusalOf } from '../api/provider.tsx';
import { Empty } from './notice.tsx';

interface ProblemProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Why a page's data did not come, and the one thing to do. */
export function Problem({ error, retry }: ProblemProps) {
  const here = usePathname();
  const refusal = refusalOf(error);
  if (refusal === 'UNAUTHORIZED') {
    return <Refused text={siteText.signInNeeded} href={`/sign-in?to=${encodeURIComponent(here)}`} />;
  }
  if (refusal === 'FORBIDDEN') return <Refused text={siteText.notYours} href="/" />;
  if (refusal !== null) return <Refused text={siteText.notFound} href="/" />;
  const { title, says, action } = siteText.unreachable;
  return (
    <Empty
      failed
      title={title}
      action={
        <button type="button" className="btn ink" onClick={retry}>
          {action}
        </button>
      }
    >
      {says}
    </Empty>
  );
}

interface RefusedProps {
  readonly text: { readonly title: string; readonly says: string; readonly action: string };
  readonly href: string;
}

function Refused({ text, href }: RefusedProps) {
  return (
    <Empty
      title={text.title}
      action={
        <Link className="btn ink" href={href}>
          {text.action}
        </Link>
      }
    >
      {text.says}
    </Empty>
  );
}
