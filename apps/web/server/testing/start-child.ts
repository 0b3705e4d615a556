import { run } from '../run.ts';

/** The process of the site without its built pages. */
await run(async () => ({
  answer: async (_request, response) => void response.end('a page'),
  stop: async () => undefined,
}));
