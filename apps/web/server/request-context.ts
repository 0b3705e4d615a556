import { AsyncLocalStorage } from 'node:async_hooks';

/** The context of the current request, for code that Next calls without passing the request on. */
export interface RequestContext {
  /** Runs a task for a request from this address. */
  run<Done>(address: string, task: () => Done): Done;
  /** The address of the request that the current task runs for; empty outside of a request. */
  address(): string;
}

export function createRequestContext(): RequestContext {
  const addresses = new AsyncLocalStorage<string>();
  return {
    run: (address, task) => addresses.run(address, task),
    address: () => addresses.getStore() ?? '',
  };
}
