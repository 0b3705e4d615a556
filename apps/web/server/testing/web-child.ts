import { parseArgs } from 'node:util';
import { testSite } from './site.ts';

/** A process that answers users and makes no steps, on the database of another one. Prints its address. */
const { values } = parseArgs({ options: { database: { type: 'string', default: '' } } });
const { url } = await testSite({ beside: { connectionString: values.database } });
process.stdout.write(`${url}\n`);
