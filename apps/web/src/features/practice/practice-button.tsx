'use client';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { useMutation, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type RefusalCode, useTRPC } from '../api/client.ts';
import { Notice } from '../shell/notice.tsx';

interface PracticeButtonProps {
  readonly system: PlayedSystem;
  readonly label: string;
  readonly className: string;
}

/** Begins a practice war with one tap. Whoever is not signed in makes an account first, and comes back. */
export function PracticeButton({ system, label, className }: PracticeButtonProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const me = useQuery(trpc.account.me.queryOptions());
  const begin = useMutation(
    trpc.campaigns.practice.mutationOptions({
      onSuccess: (answer) => {
        if (answer.ok) router.push(`/c/${answer.value.slug}`);
      },
    }),
  );
  const isBusy = begin.isPending || begin.data?.ok === true;
  if (!me.data) {
    return (
      <Link className={className} href="/sign-up?to=/practice">
        {label}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isBusy}
        onClick={() => begin.mutate({ system, name: practiceText.title, seats: [...practiceText.seats] })}
      >
        {isBusy ? practiceText.busy : label}
      </button>
      {begin.error ? <Problem says={practiceText.failed} /> : null}
      {begin.data?.ok === false ? <Problem says={refusalWords(begin.data.problem.code)} /> : null}
    </>
  );
}

function refusalWords(code: RefusalCode): string {
  const { refused } = practiceText;
  return code === 'too-many-campaigns' ? refused[code] : refused.other;
}

const Problem = ({ says }: { readonly says: string }) => (
  <Notice kind="danger" live>
    {says}
  </Notice>
);
