'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useTRPC } from '../api/client.ts';
import { Notice } from '../shell/notice.tsx';

const text = newsText.unsubscribe;

/** Stops all news by mail for whoever got the mail with this link. */
export function Unsubscribe({ unsubscribeKey }: { readonly unsubscribeKey: string }) {
  const trpc = useTRPC();
  const stopping = useMutation(trpc.news.stopMail.mutationOptions());
  if (stopping.data?.isKnown) {
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
      {stopping.isError || stopping.data ? (
        <Notice kind="danger" live>
          {stopping.isError ? text.failed : text.unknown}
        </Notice>
      ) : null}
      <button
        type="button"
        className="btn ink"
        disabled={stopping.isPending}
        onClick={() => stopping.mutate({ key: unsubscribeKey })}
      >
        {stopping.isPending ? text.busy : text.submit}
      </button>
    </>
  );
}
