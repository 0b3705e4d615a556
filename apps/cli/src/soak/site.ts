import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@sealed-orders/db/embedded';
import { type Kept, keep } from './process.ts';

const WEB = fileURLToPath(new URL('../../../web/server/main.ts', import.meta.url));
const SCHEDULER = fileURLToPath(new URL('../../../scheduler/src/main.ts', import.meta.url));

/** Two web processes, the first with jobs of its own, and two schedulers: three processes make steps and send mails. */
export interface SoakSite {
  readonly webs: readonly Kept[];
  readonly schedulers: readonly Kept[];
  readonly ports: readonly number[];
}

export interface SiteOptions {
  readonly connectionString: string;
  readonly smtp: string;
  readonly secret: string;
  /** For what the processes print. */
  readonly logs: string;
}

export async function startSoakSite({ connectionString, smtp, secret, logs }: SiteOptions): Promise<SoakSite> {
  const ports = [await freePort(), await freePort()];
  const shared = {
    DATABASE_URL: connectionString,
    NEXTAUTH_URL: `http://localhost:${ports[0]}`,
    SMTP_URL: smtp,
    MAIL_FROM: 'Sealed Orders <orders@example.org>',
  };
  const log = (name: string): string => join(logs, `${name}.log`);
  const webs = ports.map((port, i) => {
    const name = `web-${i + 1}`;
    const env = { ...shared, PORT: String(port), NEXTAUTH_SECRET: secret, JOBS: i === 0 ? 'on' : 'off' };
    return keep({ name, script: WEB, env, log: log(name) });
  });
  const schedulers = ['scheduler-1', 'scheduler-2'].map((name) =>
    keep({ name, script: SCHEDULER, env: shared, log: log(name) }),
  );
  return { webs, schedulers, ports };
}
