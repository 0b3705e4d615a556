'use client';
import type { AppRouter } from '@sealed-orders/api';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createTRPCContext } from '@trpc/tanstack-react-query';

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

/** What each procedure answers and takes, for the props of components. */
export type Outputs = inferRouterOutputs<AppRouter>;
export type Inputs = inferRouterInputs<AppRouter>;

/** Why the server refused what somebody asked for. */
export type RefusalCode = Extract<Outputs['campaigns']['join'], { readonly ok: false }>['problem']['code'];

/** All procedures, to be asked or changed something with. */
export type Trpc = ReturnType<typeof useTRPC>;
