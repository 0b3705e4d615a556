import { connect, type Socket } from 'node:net';

/** The response: the status, the headers, and the body as it was on the wire. */
export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * One kept-alive HTTP/1.1 connection, one request at a time. The load generator shares the processor with the server
 * it measures, so it does no more than it must: a full client takes three times as long for a request.
 */
export interface Connection {
  send(request: Buffer): Promise<Answer>;
  close(): void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return connectionOn(socket);
}

interface Waiting {
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

function connectionOn(socket: Socket): Connection {
  let received = '';
  let waiting: Waiting | null = null;
  const fail = (error: Error): void => {
    waiting?.fail(error);
    waiting = null;
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const answer = answerIn(received);
    if (answer === null) return;
    received = '';
    const asked = waiting;
    waiting = null;
    asked?.answer(answer);
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server hung up')));
  return {
    send: (request) =>
      new Promise((answer, reject) => {
        waiting = { answer, fail: reject };
        socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
}

/** The answer, once all of it is there. */
function answerIn(text: string): Answer | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end).toLowerCase();
  const body = text.slice(end + 4);
  const isWhole = head.includes('transfer-encoding: chunked')
    ? body.endsWith('0\r\n\r\n')
    : body.length >= Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
  return isWhole ? { status: Number(head.slice(9, 12)), head: text.slice(0, end), body } : null;
}

/** A POST of JSON, ready to be sent many times. */
export function postOf(path: string, cookie: string, json: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(json));
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Cookie: ${cookie}`,
    `Content-Length: ${body.length}`,
    '\r\n',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), body]);
}

/** A GET, ready to be sent many times. */
export function getOf(path: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...lines, '\r\n'].join('\r\n'));
}
