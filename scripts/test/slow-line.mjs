import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';

const USUAL = 300;
const RARE = 1500;

/** Half of what passes is delayed, by up to 300 ms, and a little of it by up to 1.5 s. */
function delayed(pass) {
  const luck = Math.random();
  if (luck < 0.5) pass();
  else setTimeout(pass, Math.random() * (luck < 0.95 ? USUAL : RARE));
}

/** What an answer says of itself, without what it says of the connection that it came by. */
const passedOn = (rawHeaders) =>
  rawHeaders.filter((_, i) => !['connection', 'keep-alive'].includes(rawHeaders[i - (i % 2)].toLowerCase()));

/**
 * A line to the site on `port` of this machine on which requests and answers overtake each other, as on a bad
 * connection. Sockets that speak another protocol pass as they are.
 */
export function slowLine(port) {
  // A connection that is used again may just have been closed: browsers ask again then, a test's own requests do not.
  const agent = new Agent({ keepAlive: false });
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    delete headers.connection;
    const isGone = () => answer.destroyed || answer.writableEnded;
    const onward = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) =>
      delayed(() => {
        if (isGone()) return response.destroy();
        // It says what the site says, and no more.
        answer.sendDate = false;
        answer.removeHeader('Connection');
        answer.writeHead(response.statusCode, response.statusMessage, passedOn(response.rawHeaders));
        response.pipe(answer);
      }),
    );
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    delayed(() => asked.pipe(onward));
  });
  server.keepAliveTimeout = 0;
  server.on('upgrade', (asked, socket, head) => {
    const onward = connect(port, '127.0.0.1', () => {
      const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let i = 0; i < asked.rawHeaders.length; i += 2)
        lines.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`);
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ])
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  return new Promise((resolve) => {
    server.listen(0, () =>
      resolve({
        port: server.address().port,
        close: () => {
          agent.destroy();
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });
}
