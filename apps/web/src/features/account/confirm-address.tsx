'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { Notice } from '../shell/notice.tsx';
import { useLinkToken } from './use-link-token.ts';

const { confirm: text, address } = newsText;

/** Confirms the address to which the reader's link was sent. A tap, because programs open links in mails too. */
export function ConfirmAddress() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const token = useLinkToken();
  const [problem, setProblem] = useState<string | null>(null);
  const confirming = useMutation(trpc.account.confirmMailAddress.mutationOptions());
  async function confirm() {
    setProblem(null);
    try {
      const answer = await confirming.mutateAsync({ token: token ?? '' });
      if (!answer.ok) return setProblem(address.problems[answer.problem.code]);
      await queries.invalidateQueries({ queryKey: trpc.account.mail.queryKey() });
    } catch (error) {
      setProblem(refusalOf(error) === null ? address.problems.unreachable : text.noToken);
    }
  }
  const isDone = confirming.data?.ok === true;
  return (
    <>
      {problem ? (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      ) : null}
      {token === '' ? <Notice kind="danger">{text.noToken}</Notice> : null}
      {isDone ? (
        <>
          <Notice kind="ok" live>
            {text.done}
          </Notice>
          <Link className="btn ink" href="/account">
            {text.toAccount}
          </Link>
        </>
      ) : (
        <button
          type="button"
          className="btn ink"
          disabled={!token || confirming.isPending}
          onClick={() => void confirm()}
        >
          {confirming.isPending ? text.busy : text.submit}
        </button>
      )}
    </>
  );
}
