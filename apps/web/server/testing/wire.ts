/** A page's socket, byte by byte: every frame that the server sent. */
export interface Wire {
  /** Whether the server lets it follow. */
  readonly mayFollow: boolean;
  /** The events that arrived since the last call, as they were sent. */
  taken(): readonly string[];
  /** Resolves once this many events with this text have arrived and have not been taken. */
  until(text: string, count?: number): Promise<void>;
  close(): void;
  /** Resolves when the connection is closed, by either side. */
  readonly closed: Promise<void>;
}

/** Events and answers of socket.io over engine.io 4, in its text form. */
const [OPEN, PING, CONNECTED, EVENT, ANSWER] = ['0', '2', '40', '42', '430'];

/** Follows a campaign with this cookie, as a browser would, and without a library that could leave something out. */
export async function openWire(url: string, campaign: string, cookie: string): Promise<Wire> {
  const headers = cookie === '' ? {} : { cookie };
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  // The types cover browser sockets only, which send their own cookies.
  const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers }]);
  const events: string[] = [];
  let look = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    socket.onclose = () => resolve();
  });
  const answered = new Promise<boolean>((resolve, reject) => {
    socket.onerror = () => reject(new Error('the socket was refused'));
    socket.onmessage = ({ data }) => {
      const frame = String(data);
      if (frame === PING) socket.send('3');
      else if (frame.startsWith(EVENT)) events.push(frame.slice(EVENT.length));
      else if (frame.startsWith(ANSWER)) resolve(JSON.parse(frame.slice(ANSWER.length))[0] === true);
      else if (frame.startsWith(CONNECTED)) socket.send(`420${JSON.stringify(['follow', { campaign }])}`);
      else if (frame.startsWith(OPEN)) socket.send(CONNECTED);
      look();
    };
  });
  return {
    mayFollow: await answered,
    taken: () => events.splice(0),
    until: (text, count = 1) =>
      new Promise((resolve) => {
        look = () => {
          if (events.filter((event) => event.includes(text)).length >= count) resolve();
        };
        look();
      }),
    close: () => socket.close(),
    closed,
  };
}
