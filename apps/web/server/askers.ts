import { AsyncLocalStorage } from 'node:async_hooks';

/** Remembers where the request comes from that is being answered, for what Next calls without telling it. */
export interface Askers {
  /** Does something for a request from this address. */
  answer<Done>(address: string, task: () => Done): Done;
  /** Where the request comes from that this is done for; empty when it is done for none. */
  address(): string;
}

export function createAskers(): Askers {
  const addresses = new AsyncLocalStorage<string>();
  return {
    answer: (address, task) => addresses.run(address, task),
    address: () => addresses.getStore() ?? '',
  };
}
