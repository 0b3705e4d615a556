import { parentPort, workerData } from 'node:worker_threads';
import { readRoster } from '@sealed-orders/formats';
import { z } from 'zod';

/** The thread that reads one army list and says what it found. */
const given = z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string() }).parse(workerData);
parentPort?.postMessage(readRoster(given.bytes, given.fileName));
