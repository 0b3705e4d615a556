'use client';
import { dayAndTime } from '@sealed-orders/text';
import { endingText } from '@sealed-orders/text/pages/ending';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';

const text = endingText.notice;

/** Says which of the reader's campaigns were deleted, until the reader dismisses it. */
export function DeletionNotices() {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.ending.deleted.queryOptions());
  const read = useAction(trpc.ending.readDeleted, { again: [trpc.ending.deleted.queryKey()], mayOverlap: true });
  if (data === undefined || data.length === 0) return null;
  return (
    <div className="grid gap-2 mb-6">
      {data.map(({ id, campaign, deletedBy, deletedAt }) => (
        <Notice key={id} kind="info">
          <b>{text.deleted(campaign, deletedBy, dayAndTime(new Date(deletedAt)))}</b> {text.says}{' '}
          <Button kind="link" onClick={() => read.run({ id })}>
            {text.read}
          </Button>
        </Notice>
      ))}
    </div>
  );
}
