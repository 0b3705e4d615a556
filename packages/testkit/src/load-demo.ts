import { openHost } from '@sealed-orders/host';
import { loadDemo } from './demo.ts';
import { env } from './env.ts';

const open = openHost({ connectionString: env.DATABASE_URL, poolSize: 4 });
try {
  const { slug, logins } = await loadDemo(open);
  console.log(`The demo campaign is at /c/${slug}. Sign in as:`);
  for (const { username, password, plays } of logins) console.log(`  ${username} / ${password}  (${plays})`);
} finally {
  await open.close();
}
