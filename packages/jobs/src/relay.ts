import type { Host } from '@sealed-orders/host';

/** Most entries of the outbox in one transaction. */
const BATCH = 200;

/** The task for each kind of entry. Both say where a campaign stands now, so that the later replaces the earlier. */
const TASK = 'tell-step';

const ADD = `SELECT graphile_worker.add_job($1, payload := job.payload, job_key := job.key)
  FROM unnest($2::json[], $3::text[]) AS job (payload, key)`;

export interface Relay {
  /** Hands over what is in the outbox now, or once more after the round that is under way. */
  kick(): void;
  stop(): Promise<void>;
}

/**
 * Turns entries of the outbox into jobs, in the transaction that takes them from the outbox: each becomes one, also
 * when a process dies in between.
 */
export function createRelay(host: Host, onError: (error: unknown) => void): Relay {
  let round: Promise<void> | null = null;
  let isKicked = false;
  let isStopped = false;

  const handOver = (): Promise<number> =>
    host.drainOutbox(BATCH, async (client, entries) => {
      const payloads = entries.map(({ campaign, n }) => JSON.stringify({ campaign, n }));
      const keys = entries.map(({ campaign }) => `${TASK}:${campaign}`);
      const last = new Map(keys.map((key, i) => [key, payloads[i]]));
      await client.query({ name: 'add-jobs', text: ADD, values: [TASK, [...last.values()], [...last.keys()]] });
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
