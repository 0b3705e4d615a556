'use client';
import { describeRosterProblem } from '@sealed-orders/text';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';

export type Reviewable = Outputs['rosters']['get'];

/** What the server takes; asked here too, so that nobody waits for a large file to be refused. */
const MOST_BYTES = 5_000_000;

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(chunks.join(''));
}

/** Sends a file to be read; says why when it cannot be. */
export function useUpload(onRead: (roster: Reviewable) => void) {
  const trpc = useTRPC();
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation(trpc.rosters.upload.mutationOptions());
  async function send(file: File) {
    if (file.size > MOST_BYTES) return setProblem(armiesText.tooLarge);
    setProblem(null);
    try {
      const answer = await upload.mutateAsync({ fileName: file.name, base64: await base64(file) });
      if (answer.ok) onRead(answer.value);
      else
        setProblem(
          answer.problem.code === 'too-many-lists' ? armiesText.tooMany : describeRosterProblem(answer.problem),
        );
    } catch {
      setProblem(siteText.unreachable.title);
    }
  }
  return { send: (file: File) => void send(file), isBusy: upload.isPending, problem };
}
