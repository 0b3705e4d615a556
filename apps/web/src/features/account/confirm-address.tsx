'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import Link from 'next/link';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Notice } from '../shell/notice.tsx';
import { useLinkToken } from './use-link-token.ts';

const { confirm: text, address } = newsText;

/** Confirms the address to which the reader's link was sent. A tap, because programs open links in mails too. */
export function ConfirmAddress() {
  const trpc = useTRPC();
  const token = useLinkToken();
  const { run, isRunning, value, problem } = useAction(trpc.account.confirmMailAddress, {
    why: ({ problem: { code } }) => address.problems[code],
    failed: { 'not-understood': text.noToken, lost: address.problems.unreachable },
    again: [trpc.account.mail.queryKey()],
    inPlace: true,
  });
  return (
    <>
      {problem ? (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      ) : null}
      {token === '' ? <Notice kind="danger">{text.noToken}</Notice> : null}
      {value !== null ? (
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
          disabled={!token || isRunning}
          onClick={() => run({ token: token ?? '' })}
        >
          {isRunning ? text.busy : text.submit}
        </button>
      )}
    </>
  );
}
