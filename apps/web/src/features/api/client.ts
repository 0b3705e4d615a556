'use client';
import type { AppRouter } from '@sealed-orders/api';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createTRPCContext } from '@trpc/tanstack-react-query';

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

/** The inputs and outputs of each procedure, for the props of components. */
export type Outputs = inferRouterOutputs<AppRouter>;
export type Inputs = inferRouterInputs<AppRouter>;

/** Why the server refused a request. */
export type RefusalCode = Extract<Outputs['campaigns']['join'], { readonly ok: false }>['problem']['code'];

/** All procedures, as queries and mutations. */
export type Trpc = ReturnType<typeof useTRPC>;
