'use client';
import { importRefusals, importText } from '@sealed-orders/text/pages/ending';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { refusalSentence } from '../api/refusal-sentence.ts';
import { base64 } from '../campaign/write-ups/shrunk.ts';
import { Notice } from '../shell/notice.tsx';

/** The longest file that is sent, bytes. */
const LONGEST = 30_000_000;

/** Takes the archive of a war that was played on another site, and leads to it. */
export function ImportWar() {
  const [isPublic, setPublic] = useState(false);
  const { take, isBusy, problem } = useImport(isPublic);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) void take(file);
    event.target.value = '';
  };
  return (
    <details className="fold mt-8">
      <summary>{importText.title}</summary>
      <div className="paper grid gap-3 justify-items-start">
        <p>{importText.says}</p>
        <label className="row min-h-11">
          <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />
          {importText.isPublic}
        </label>
        <label className={isBusy ? 'btn file busy' : 'btn file'}>
          <FileUp size={17} strokeWidth={1.75} aria-hidden /> {isBusy ? importText.reading : importText.choose}
          <input type="file" accept=".gz,.json" className="visually-hidden" disabled={isBusy} onChange={choose} />
        </label>
        {isBusy ? (
          <p className="hint" role="status">
            {importText.readingSays}
          </p>
        ) : null}
        {problem === null ? null : (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )}
      </div>
    </details>
  );
}

function useImport(isPublic: boolean) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useMutation(trpc.ending.importWar.mutationOptions());
  const take = async (file: File) => {
    setProblem(null);
    if (file.size > LONGEST) return setProblem(importRefusals['archive-too-long']);
    try {
      const answer = await sending.mutateAsync({ base64: await base64(file), isPublic });
      if (!answer.ok) return setProblem(await refusalSentence(importRefusals, answer.problem.code));
      await queries.invalidateQueries({ queryKey: trpc.campaigns.mine.queryKey() });
      router.push(`/c/${answer.value.slug}`);
    } catch {
      setProblem(importText.failed);
    }
  };
  return { take, isBusy: sending.isPending, problem };
}
