'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Notice } from '../kit/notice.tsx';
import { useLinkToken } from './use-link-token.ts';

const { confirm: text, address } = newsText;

/** Confirms the address to which the reader's link was sent. Needs a tap, because programs open links in mails too. */
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
          <ButtonLink kind="main" href="/account">
            {text.toAccount}
          </ButtonLink>
        </>
      ) : (
        <Button kind="main" disabled={!token || isRunning} onClick={() => run({ token: token ?? '' })}>
          {isRunning ? text.busy : text.submit}
        </Button>
      )}
    </>
  );
}
