'use client';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { siteText } from '@sealed-orders/text/pages/site';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { refusalSentence } from '../actions/refusal-sentence.ts';
import { Button, type ButtonLook, buttonClass } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { QuietLink } from '../kit/quiet-link.tsx';
import { useReader } from '../session/reader.ts';

interface PracticeButtonProps {
  readonly system: PlayedSystem;
  readonly label: string;
  readonly look: ButtonLook;
}

/** Begins a practice war with one tap. Visitors who are not signed in create an account first, and come back. */
export function PracticeButton({ system, label, look }: PracticeButtonProps) {
  const { begin, isBusy, problem } = useBeginning(system);
  const name = useReader()?.name ?? null;
  if (name === null) {
    return (
      <QuietLink className={buttonClass(look)} href="/sign-up?to=/practice">
        {label}
      </QuietLink>
    );
  }
  return (
    <>
      <Button {...look} disabled={isBusy} onClick={() => void begin()}>
        {isBusy ? practiceText.busy : label}
      </Button>
      {problem === null ? null : (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </>
  );
}

/** Begins the war and goes there. The API client is loaded on demand: static pages do without it. */
function useBeginning(system: PlayedSystem) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function begin(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const [{ directClient }, { failureOf, failureSentence }] = await Promise.all([
        import('../api/direct.ts'),
        import('../actions/failure.ts'),
      ]);
      const wanted = { system, name: practiceText.title, seats: [...practiceText.seats] };
      const answer = await directClient().campaigns.practice.mutate(wanted).catch(failureOf);
      if (answer === 'lost') setProblem(practiceText.failed);
      else if (typeof answer === 'string') setProblem(failureSentence(answer, {}));
      else if (answer.ok) return router.push(`/c/${answer.value.slug}`);
      else setProblem(await refusalSentence(practiceText.refusals, answer.problem.code));
    } catch {
      setProblem(siteText.unreachable.title);
    }
    setBusy(false);
  }
  return { begin, isBusy, problem };
}
