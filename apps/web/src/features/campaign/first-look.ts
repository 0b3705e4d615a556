'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FirstLook } from '../../../server/first-look.ts';
import { useTRPC } from '../api/client.ts';

/** Caches what came with the page as if it had been fetched. Existing entries are newer and stay. */
export function useFirstLook(slug: string, first: FirstLook | null): void {
  const trpc = useTRPC();
  const queries = useQueryClient();
  useState(() => {
    if (first === null) return;
    const { lobby, head, steps, view, orders } = first;
    const campaign = lobby.id;
    keep(queries, trpc.campaigns.lobby.queryKey({ slug }), lobby);
    keep(queries, trpc.play.head.queryKey({ campaign }), head);
    keep(queries, trpc.play.steps.queryKey({ campaign }), steps);
    keep(queries, trpc.play.view.queryKey({ campaign, n: head.n }), view);
    if (orders !== null) keep(queries, trpc.orders.draft.queryKey({ campaign }), orders);
  });
}

function keep(queries: QueryClient, key: readonly unknown[], data: unknown): void {
  if (queries.getQueryData(key) === undefined) queries.setQueryData(key, data);
}
