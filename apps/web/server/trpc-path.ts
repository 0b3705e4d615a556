/** Where procedures are called. */
export const TRPC_PATH = '/api/trpc/';
