import { parentPort, workerData } from 'node:worker_threads';
import { readRoster } from '@sealed-orders/formats';
import { z } from 'zod';

/** The worker thread that reads one army list and reports the result. */
const given = z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string() }).parse(workerData);
parentPort?.postMessage(readRoster(given.bytes, given.fileName));
