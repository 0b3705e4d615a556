import type { Host } from '@sealed-orders/host';

/** The most outbox entries in one transaction. */
const BATCH = 200;

/**
 * The task for every kind of entry. It reads the campaign's current step when it runs, so one job stands for several
 * entries.
 */
const TASK = 'tell-step';

const ADD = `SELECT graphile_worker.add_job(
    $1::text, payload := json_build_object('campaign', campaign), job_key := $1 || ':' || campaign)
  FROM unnest($2::text[]) AS campaign`;

export interface Relay {
  /** Hands over what is in the outbox now, or once more after the current round. */
  kick(): void;
  stop(): Promise<void>;
}

/**
 * Turns outbox entries into jobs, in the transaction that takes them from the outbox: none is lost when a process dies
 * in between.
 */
export function createRelay(host: Host, onError: (error: unknown) => void): Relay {
  let round: Promise<void> | null = null;
  let isKicked = false;
  let isStopped = false;

  const handOver = (): Promise<number> =>
    host.drainOutbox(BATCH, async (client, entries) => {
      const campaigns = new Set(entries.map(({ campaign }) => campaign));
      await client.query({ name: 'add-jobs', text: ADD, values: [TASK, [...campaigns]] });
    });
  const rounds = async (): Promise<void> => {
    try {
      do {
        isKicked = false;
        while ((await handOver()) === BATCH && !isStopped);
      } while (isKicked && !isStopped);
    } catch (error) {
      onError(error);
    } finally {
      round = null;
    }
  };

  return {
    kick() {
      isKicked = true;
      if (round === null && !isStopped) round = rounds();
    },
    async stop() {
      isStopped = true;
      await round;
    },
  };
}
