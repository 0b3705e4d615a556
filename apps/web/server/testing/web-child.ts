import { parseArgs } from 'node:util';
import { startHeartbeat } from '@sealed-orders/jobs';
import { testSite } from './site.ts';

/** A process that answers users and makes no steps, on the database of another one. Prints its address. */
const { values } = parseArgs({ options: { database: { type: 'string', default: '' } } });
const { url, host } = await testSite({ beside: { connectionString: values.database } });
await startHeartbeat(host, console.error).begun;
process.stdout.write(`${url}\n`);
