import { createServer } from 'node:net';
import { Stop, sentences } from '../bootstrap/messages.mjs';

/** Stops when this port cannot be listened on; asked before anything is begun. */
export async function requireFreePort(port) {
  // Some other program may hold the port on one of the two families only, or on the loopback address alone.
  for (const host of ['0.0.0.0', '::', '127.0.0.1', '::1']) {
    const error = await listenError(port, host);
    if (error === 'EADDRINUSE') throw new Stop(sentences.portTaken(port));
    if (error === 'EACCES') throw new Stop(sentences.portNotPermitted(port));
  }
}

function listenError(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, ipv6Only: host.includes(':') }, () => probe.close(() => resolve(null)));
  });
}
