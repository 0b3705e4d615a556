import { HEARTBEAT, type Host } from '@sealed-orders/host';
import { startWokenLoop } from './woken-loop.ts';

export interface Heartbeat {
  /** Resolves after the first one, when deadlines that passed while the site was away have been moved. */
  readonly begun: Promise<void>;
  stop(): Promise<void>;
}

/** Notes every few seconds that this process serves pages. */
export function startHeartbeat(host: Pick<Host, 'heartbeat'>, onError: (error: unknown) => void): Heartbeat {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const { stop } = startWokenLoop(HEARTBEAT, () => host.heartbeat().finally(begin), onError);
  return { begun, stop };
}
