import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { createUnansweredCount } from './unanswered.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: war.example\r\n\r\n';

test('a connection that sends many requests without reading the answers is closed', async () => {
  const counted = createUnansweredCount();
  const begun: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (counted(request, response)) begun.push(response);
    else request.socket.destroy();
  });
  const port = await listen(server, 0);
  const greedy = connect(port, '127.0.0.1').on('error', () => undefined);
  greedy.write(REQUEST.repeat(500));
  await once(greedy, 'close');
  expect(begun).toHaveLength(8);
  server.close();
});

test('a connection can send any number of requests one after the other', async () => {
  const counted = createUnansweredCount();
  const server = createServer((request, response) => {
    if (counted(request, response)) response.end('answer');
    else request.socket.destroy();
  });
  const port = await listen(server, 0);
  const patient = connect(port, '127.0.0.1').setEncoding('utf8');
  for (let sent = 0; sent < 30; sent += 1) {
    patient.write(REQUEST);
    expect((await once(patient, 'data')).join('')).toContain('200 OK');
  }
  patient.destroy();
  server.close();
});
