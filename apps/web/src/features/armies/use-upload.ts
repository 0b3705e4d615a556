'use client';
import { describeRosterProblem } from '@sealed-orders/text';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { base64 } from '../api/base64.ts';
import { type Outputs, useTRPC } from '../api/client.ts';

/** A file that was not read. */
interface Unread {
  readonly fileName: string;
  readonly says: string;
}

export type Reviewable = Outputs['rosters']['get'];

/** What the server accepts; checked here too, so that nobody waits for a large file to be refused. */
const MOST_BYTES = 5_000_000;

/** Sends files to be read, one after the other; reports each that cannot be read, with the reason. */
export function useUpload(onRead: (roster: Reviewable) => void) {
  const trpc = useTRPC();
  const [problems, setProblems] = useState<readonly Unread[]>([]);
  const [isBusy, setBusy] = useState(false);
  const upload = useAction(trpc.rosters.upload, {
    onDone: ({ value }) => onRead(value),
    why: ({ problem }) => (problem.code === 'too-many-lists' ? armiesText.tooMany : describeRosterProblem(problem)),
    shown: [trpc.rosters.list.queryKey()],
    inPlace: true,
  });
  /** Null: it was read. */
  async function problemOf(file: File, replaces?: string): Promise<string | null> {
    if (file.size > MOST_BYTES) return armiesText.tooLarge;
    const came = await upload.run({ fileName: file.name, base64: await base64(file), replaces });
    return came?.problem ?? null;
  }
  async function send(files: readonly File[], replaces?: string) {
    setProblems([]);
    setBusy(true);
    for (const file of files) {
      const says = await problemOf(file, replaces);
      if (says !== null) setProblems((before) => [...before, { fileName: file.name, says }]);
    }
    setBusy(false);
  }
  return { send: (files: readonly File[], replaces?: string) => void send(files, replaces), isBusy, problems };
}
