import { openHost } from '@sealed-orders/host';
import { loadDemos, loginLines } from './demos.ts';
import { env } from './env.ts';

const open = openHost({ connectionString: env.DATABASE_URL, poolSize: 4 });
try {
  for (const line of loginLines(await loadDemos(open))) console.log(line);
} finally {
  await open.close();
}
