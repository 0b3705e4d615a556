import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const SERVER = fileURLToPath(new URL('./same-answer-server.ts', import.meta.url));

/** A bare HTTP server in a separate process. */
export interface SameAnswer {
  readonly port: number;
  stop(): void;
}

/** @param body the bytes that it sends to everybody, a letter for each */
export async function startSameAnswer(body: string): Promise<SameAnswer> {
  const child = fork(SERVER);
  child.send(body);
  const [message] = await once(child, 'message');
  return { port: z.int().parse(message), stop: () => child.disconnect() };
}
