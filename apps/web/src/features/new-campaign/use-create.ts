'use client';
import type { SetupText } from '@sealed-orders/text';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Inputs, useTRPC } from '../api/client.ts';
import { refusalWords } from './refusal-words.ts';

/**
 * Creates a campaign and goes to its lobby; reports why it is refused.
 * @param showName opens the part of the form with its name
 */
export function useCreate(game: SetupText, showName: () => void) {
  const text = newCampaignText;
  const trpc = useTRPC();
  const router = useRouter();
  const [own, setOwn] = useState<string | null>(null);
  const { run, isRunning, value, problem } = useAction(trpc.campaigns.create, {
    why: ({ problem }) => refusalWords(problem, game),
    failed: { 'not-understood': text.refused },
    onDone: ({ value }) => router.push(`/c/${value.slug}`),
    shown: [trpc.campaigns.mine.queryKey()],
    inPlace: true,
  });
  /** Whether the campaign has a name; if not, reports that at the field. */
  const isNamed = (name: string): boolean => {
    if (name.trim() !== '') return true;
    setOwn(text.noName);
    showName();
    document.querySelector<HTMLInputElement>('.new-campaign [name="name"]')?.focus();
    return false;
  };
  /** @param boardProblem why there is no board */
  const create = (wanted: Inputs['campaigns']['create'], boardProblem: string | null) => {
    if (!isNamed(wanted.name)) return;
    setOwn(boardProblem);
    if (boardProblem !== null) return;
    void run(wanted);
  };
  /** Takes back what was said about the name. */
  const forgetName = () => setOwn(null);
  return { create, isNamed, forgetName, problem: own ?? problem, isBusy: isRunning || value !== null };
}
