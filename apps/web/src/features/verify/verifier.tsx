'use client';
import { verifyPageText } from '@sealed-orders/text/pages/ending';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Notice } from '../kit/notice.tsx';
import { CheckList } from './check-list.tsx';
import { checksOf } from './checks.ts';
import { Limits } from './limits.tsx';
import { StepTable } from './step-table.tsx';
import { type Examination, useExamination } from './use-examination.ts';

const text = verifyPageText;

/** Verifies the page's war, or a file of the reader's own. Null: the page belongs to no war. */
export function Verifier({ campaign }: { readonly campaign: string | null }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { examination, run } = useExamination(async () => {
    if (campaign === null) return new Map();
    const hashes = await queries.fetchQuery(trpc.play.hashes.queryOptions({ campaign }));
    return new Map(hashes.flatMap(({ n, hash }) => (n === null ? [] : [[n, hash] as const])));
  });
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) void run(async () => file);
  };
  const isBusy = examination.state === 'loading' || examination.state === 'running';
  const steps = 'steps' in examination ? examination.steps : [];
  return (
    <>
      <p className="body-text">{campaign === null ? text.introFile : text.intro}</p>
      {campaign === null ? (
        <OwnFile label={text.file} isBusy={isBusy} pick={pick} />
      ) : (
        <div className="row flex-wrap">
          <Button kind="main" size="large" disabled={isBusy} onClick={() => void run(() => load(campaign))}>
            <Icon of={ShieldCheck} size={18} />
            {isBusy ? text.running : examination.state === 'done' ? text.again : text.start}
          </Button>
        </div>
      )}
      <Result examination={examination} />
      <CheckList checks={checksOf(steps)} isDone={examination.state === 'done'} />
      {'archive' in examination ? (
        <>
          <Limits archive={examination.archive} />
          <StepTable steps={steps} />
        </>
      ) : null}
      {campaign === null ? null : <OwnFile label={text.ownFile} isBusy={isBusy} pick={pick} />}
    </>
  );
}

interface OwnFileProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly pick: (event: ChangeEvent<HTMLInputElement>) => void;
}

function OwnFile({ label, isBusy, pick }: OwnFileProps) {
  return (
    <div className="field max-w-md">
      <label className="name" htmlFor="own-archive">
        {label}
      </label>
      <input id="own-archive" className="min-h-11" type="file" accept=".gz,.json" disabled={isBusy} onChange={pick} />
      <p className="hint">{text.ownFileSays}</p>
    </div>
  );
}

async function load(campaign: string): Promise<Blob> {
  const response = await fetch(`/archives/${campaign}`);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.blob();
}

function Result({ examination }: { readonly examination: Examination }) {
  switch (examination.state) {
    case 'not-loaded':
      return <Bad says={text.loadFailed} />;
    case 'not-an-archive':
      return <Bad says={text.notAnArchive} />;
    case 'no-rules':
      return <Bad says={text.noRules} />;
    case 'running': {
      const all = examination.archive.steps.length;
      const done = examination.steps.length;
      return (
        <div>
          <progress max={all} value={done} aria-label={text.running} />
          <p className="hint">{text.progress(done, all)}</p>
        </div>
      );
    }
    case 'done': {
      const findings = examination.steps.reduce((sum, { codes }) => sum + codes.length, 0);
      return findings === 0 ? (
        <Notice kind="ok" live>
          <b>{text.result.good(examination.steps.length)}</b>
        </Notice>
      ) : (
        <Bad says={text.result.bad(findings)} />
      );
    }
    default:
      return null;
  }
}

function Bad({ says }: { readonly says: string }) {
  return (
    <Notice kind="danger" live>
      <b>{says}</b>
    </Notice>
  );
}
