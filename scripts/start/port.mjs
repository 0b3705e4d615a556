import { createServer } from 'node:net';
import { Stop, sentences } from '../bootstrap/messages.mjs';

/** Stops when this port cannot be used; checked before anything begins. */
export async function requireFreePort(port) {
  // Another program may use the port on only one of the two address families, or only on the loopback address.
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
