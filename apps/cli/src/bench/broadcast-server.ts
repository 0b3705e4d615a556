import { once } from 'node:events';
import { WebSocketServer } from 'ws';

/** A process that only relays each client's messages to all clients. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket) => {
  socket.on('message', (message) => {
    const text = message.toString();
    for (const client of server.clients) client.send(text);
  });
});
await once(server, 'listening');
const address = server.address();
process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
process.once('disconnect', () => process.exit());
