'use client';
import { dayAndTime } from '@sealed-orders/text';
import { endingText } from '@sealed-orders/text/pages/ending';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { Notice } from '../shell/notice.tsx';

const text = endingText.notice;

/** Tells which of the reader's campaigns were deleted, until they have read it. */
export function DeletionNotices() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { data } = useQuery(trpc.ending.deleted.queryOptions());
  const read = useMutation(
    trpc.ending.readDeleted.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: trpc.ending.deleted.queryKey() }),
    }),
  );
  if (data === undefined || data.length === 0) return null;
  return (
    <div className="grid gap-2 mb-6">
      {data.map(({ id, campaign, deletedBy, deletedAt }) => (
        <Notice key={id} kind="info">
          <b>{text.deleted(campaign, deletedBy, dayAndTime(new Date(deletedAt)))}</b> {text.says}{' '}
          <button type="button" className="link-btn" onClick={() => read.mutate({ id })}>
            {text.read}
          </button>
        </Notice>
      ))}
    </div>
  );
}
