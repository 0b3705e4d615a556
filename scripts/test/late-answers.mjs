// Loaded into a site before its own code: half of its requests and half of its answers are delayed, by up to 300 ms and
// a few of them by up to 1.5 s, so that they overtake each other as on a bad line.
import { Server, ServerResponse } from 'node:http';

const USUAL = 300;
const RARE = 1500;

function delay() {
  const luck = Math.random();
  if (luck < 0.5) return 0;
  return Math.random() * (luck < 0.95 ? USUAL : RARE);
}

function later(act) {
  const wait = delay();
  if (wait === 0) act();
  else setTimeout(act, wait);
}

if (process.argv[1]?.endsWith('main.ts')) {
  const { emit } = Server.prototype;
  Server.prototype.emit = function emitLate(name, ...args) {
    if (name !== 'request' || args[0].url.startsWith('/_next/static/')) return emit.call(this, name, ...args);
    later(() => emit.call(this, name, ...args));
    return true;
  };
  const { end } = ServerResponse.prototype;
  ServerResponse.prototype.end = function endLate(...args) {
    if (this.req.url.startsWith('/_next/static/')) return end.apply(this, args);
    later(() => end.apply(this, args));
    return this;
  };
}
