import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './port.mjs';

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port that a program holds on %s is taken, and free once it lets go',
  async (host) => {
    const holder = createServer().listen(0, host);
    await once(holder, 'listening');
    const { port } = holder.address();

    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken`);

    holder.close();
    await once(holder, 'close');
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  },
);
