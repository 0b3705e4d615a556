'use client';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { type ReactNode, useState } from 'react';
import { TRPCProvider } from './client.ts';
import { directClient } from './direct.ts';
import { isOutOfPatience } from './patient.ts';

const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST', 'PRECONDITION_FAILED', 'CONFLICT'];

/** The code of a refused request; null when the server was not reached or failed. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof TRPCClientError)) return null;
  const code: unknown = error.data?.code;
  return typeof code === 'string' && REFUSALS.includes(code) ? code : null;
}

const AGAIN_MS = 5_000;
const isOutOfReach = (error: unknown): boolean => error !== null && refusalOf(error) === null;

/** Worth retrying before reporting. A server that was silent for ten seconds is lost. */
const mayBeSlip = ({ cause }: Error): boolean => onlineManager.isOnline() && !isOutOfPatience(cause);

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The socket announces changes; refetching on a timer would only cost.
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => refusalOf(error) === null && failures < 3 && mayBeSlip(error),
        // Without a connection it fails immediately and says so, instead of loading forever, and is refetched when it
        // is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Until the server is back: then the page fills in.
        refetchInterval: ({ state }) => (isOutOfReach(state.error) ? AGAIN_MS : false),
      },
      // Without a connection a mutation fails immediately and says so, instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Provides the query cache and the typed client to all pages. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(makeQueryClient);
  const [client] = useState(directClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
