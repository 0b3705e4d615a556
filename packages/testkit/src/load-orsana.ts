import { openHost } from '@sealed-orders/host';
import { DEMO_PASSWORD } from './demo.ts';
import { env } from './env.ts';
import { loadOrsana } from './orsana/war.ts';

const open = openHost({ connectionString: env.DATABASE_URL, poolSize: 4 });
try {
  console.log(`The second campaign is at /c/${(await loadOrsana(open, DEMO_PASSWORD)).slug}.`);
} finally {
  await open.close();
}
