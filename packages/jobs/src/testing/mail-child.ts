import { parseArgs } from 'node:util';
import { openHost } from '@sealed-orders/host';
import { tally } from '@sealed-orders/host/testing';
import { createMailer } from '../mailer.ts';
import { startNewsLoop } from '../news-loop.ts';

/** A process that sends mails until a test kills it. */
const { values } = parseArgs({
  options: { database: { type: 'string', default: '' }, smtp: { type: 'string', default: '' } },
});

const { host } = openHost({
  connectionString: values.database,
  poolSize: 4,
  clock: () => new Date('2026-11-20T12:05:00.000Z'),
  rulesets: () => tally,
});
const smtp = { url: values.smtp, from: 'orders@example.org' };
const mailer = createMailer({ site: 'https://war.example.org', smtp }, console.error);
startNewsLoop({ deliver: () => host.news.deliver(['mail'], mailer.send), clear: host.news.clear }, console.error);
