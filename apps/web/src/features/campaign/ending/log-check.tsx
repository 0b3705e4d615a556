'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';

/** Replays the log on request, and says whether it matches. */
export function LogCheck({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const check = useQuery({ ...trpc.play.verified.queryOptions({ campaign }), enabled: false, retry: false });
  return (
    <div className="px-4 pb-4 grid gap-2 justify-items-start no-print">
      <Button size="small" disabled={check.isFetching} onClick={() => void check.refetch()}>
        <Icon of={ShieldCheck} />
        {check.isFetching ? refereeText.checking : refereeText.checkLog}
      </Button>
      {check.error && !check.isFetching ? (
        <Notice kind="danger" live>
          {refereeText.notChecked}
        </Notice>
      ) : null}
      {check.data && !check.isFetching ? <Result {...check.data} /> : null}
    </div>
  );
}

function Result({ steps, problems }: Outputs['play']['verified']) {
  if (problems.length === 0) {
    return (
      <Notice kind="ok" live>
        {refereeText.logAgrees(steps)}
      </Notice>
    );
  }
  return (
    <Notice kind="danger" live>
      {refereeText.logDiffers([...new Set(problems.map(({ n }) => n))])}
    </Notice>
  );
}
