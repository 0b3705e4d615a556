'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import Link from 'next/link';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';

const text = newsText.unsubscribe;

/** Stops all news by mail for the receiver of the mail with this link. */
export function Unsubscribe({ unsubscribeKey }: { readonly unsubscribeKey: string }) {
  const trpc = useTRPC();
  const stopping = useAction(trpc.news.stopMail, { inPlace: true });
  if (stopping.value?.isKnown) {
    return (
      <>
        <Notice kind="ok" live>
          {text.done}
        </Notice>
        <Link href="/account">{newsText.confirm.toAccount}</Link>
      </>
    );
  }
  return (
    <>
      {stopping.problem !== null || stopping.value !== null ? (
        <Notice kind="danger" live>
          {stopping.problem ?? text.unknown}
        </Notice>
      ) : null}
      <Button kind="main" disabled={stopping.isRunning} onClick={() => stopping.run({ key: unsubscribeKey })}>
        {stopping.isRunning ? text.busy : text.submit}
      </Button>
    </>
  );
}
