'use client';
import type { SetupText } from '@sealed-orders/text';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type Inputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { refusalWords } from './refusal-words.ts';

/**
 * Creates a campaign and goes to its lobby; says why not.
 * @param showName opens the part of the form that holds its name
 */
export function useCreate(game: SetupText, showName: () => void) {
  const text = newCampaignText;
  const trpc = useTRPC();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useMutation(
    trpc.campaigns.create.mutationOptions({
      onSuccess: async (answer) => {
        if (answer.ok) router.push(`/c/${answer.value.slug}`);
        else setProblem(await refusalWords(answer.problem, game));
      },
      onError: (error) => setProblem(refusalOf(error) === null ? siteText.unreachable.title : text.refused),
    }),
  );
  /** Whether the campaign has a name; if not, says so where it is missing. */
  const isNamed = (name: string): boolean => {
    if (name.trim() !== '') return true;
    setProblem(text.noName);
    showName();
    document.querySelector<HTMLInputElement>('.new-campaign [name="name"]')?.focus();
    return false;
  };
  const create = (wanted: Inputs['campaigns']['create']) => {
    if (!isNamed(wanted.name)) return;
    setProblem(null);
    sending.mutate(wanted);
  };
  return { create, isNamed, problem, isBusy: sending.isPending || sending.data?.ok === true };
}
