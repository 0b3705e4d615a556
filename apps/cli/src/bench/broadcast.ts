import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { inGroups } from './in-groups.ts';

const SERVER = fileURLToPath(new URL('./broadcast-server.ts', import.meta.url));

/** A bare WebSocket server in a separate process, and clients that listen to it. */
export interface Broadcast {
  /** From one client's message until each of the others has it, ms. */
  tell(message: string): Promise<readonly number[]>;
  stop(): void;
}

async function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return socket;
}

export async function startBroadcast(listeners: number): Promise<Broadcast> {
  const child = fork(SERVER);
  const [message] = await once(child, 'message');
  const url = `ws://127.0.0.1:${z.int().parse(message)}`;
  const speaker = await connected(url);
  const clients = await inGroups(listeners, () => connected(url));
  return {
    tell: async (text) => {
      const heard = clients.map(async (client) => {
        await once(client, 'message');
        return performance.now();
      });
      const since = performance.now();
      speaker.send(text);
      const times = await Promise.all(heard);
      return times.map((time) => time - since);
    },
    stop: () => {
      for (const client of [speaker, ...clients]) client.terminate();
      child.disconnect();
    },
  };
}
