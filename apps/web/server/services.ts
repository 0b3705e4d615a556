import type { AuthOptions } from 'next-auth';

/** What Next's routes need of the server that they run in. */
export interface Shared {
  readonly auth: AuthOptions;
}

declare global {
  var sealedOrders: Shared | undefined;
}

/**
 * Next bundles its routes apart from the server although they run in the same process, so a module's variable would
 * exist twice. The global object is the one thing that both see.
 */
export function share(shared: Shared): void {
  globalThis.sealedOrders = shared;
}

/** What the server shared; throws where there is no server, as in a build. */
export function shared(): Shared {
  if (globalThis.sealedOrders === undefined) throw new Error('this route runs only inside server/main.ts');
  return globalThis.sealedOrders;
}
