import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { DrawnPages } from './drawn-pages.ts';
import { takes } from './encodings.ts';
import { type ScriptsLast, scriptsLast } from './scripts-last.ts';

/**
 * Good enough for text, and fast enough to do while a reader waits. A window of 256 KB holds a whole page; the default
 * of 4 MB would waste memory.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Types worth compressing; pictures and fonts are not. */
const TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** Where the pieces of an answer go. */
interface Sink {
  readonly write: (piece: unknown) => boolean;
  readonly end: (piece?: unknown) => unknown;
}

/**
 * Sends Next's answers with the best compression that the client accepts, and pages with their scripts last. Written
 * data is flushed immediately: the beginning of a page does not wait for its end. Next must not compress, because
 * compressed data cannot be rearranged.
 * @param drawn keeps the pages that are the same for everyone
 */
export function sendSmall(request: IncomingMessage, response: ServerResponse, drawn: Pick<DrawnPages, 'keep'>): void {
  const plain: Sink = { write: response.write.bind(response), end: response.end.bind(response) };
  let sink: Sink | null = null;
  const begun = (): Sink => {
    sink ??= isText(response) && request.method !== 'HEAD' ? smaller({ request, response, drawn }, plain) : plain;
    return sink;
  };
  // Headers are decided with the first chunk, and sent with it.
  response.flushHeaders = () => undefined;
  response.write = (piece: unknown) => begun().write(piece);
  response.end = (piece?: unknown) => {
    if (piece !== undefined && typeof piece !== 'function') begun().end(piece);
    else if (sink === null) plain.end();
    else sink.end();
    return response;
  };
}

/** Whether it is compressible text: neither compressed already nor part of a file. */
const isText = (response: ServerResponse): boolean =>
  !response.headersSent &&
  response.statusCode !== 206 &&
  !response.hasHeader('Content-Encoding') &&
  TEXT.test(response.getHeader('Content-Type')?.toString() ?? '');

interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly drawn: Pick<DrawnPages, 'keep'>;
}

function smaller(sending: Sending, plain: Sink): Sink {
  const { response } = sending;
  const isPage = response.getHeader('Content-Type')?.toString().startsWith('text/html') ?? false;
  if (isPage) response.removeHeader('Content-Length');
  response.appendHeader('Vary', 'Accept-Encoding');
  const packed = compressed(sending, plain);
  return isPage ? rearranged(packed) : packed;
}

function compressed({ request, response, drawn }: Sending, plain: Sink): Sink {
  const isBrotli = takes(request, 'br');
  if (!isBrotli && !takes(request, 'gzip')) return plain;
  response.removeHeader('Content-Length');
  response.setHeader('Content-Encoding', isBrotli ? 'br' : 'gzip');
  const packer = isBrotli ? createBrotliCompress(BROTLI) : createGzip();
  const sent: Buffer[] = [];
  packer.on('data', (bytes: Buffer) => {
    sent.push(bytes);
    if (!plain.write(bytes)) packer.pause();
  });
  packer.on('end', () => {
    plain.end();
    drawn.keep(request, response, Buffer.concat(sent));
  });
  response.on('drain', () => packer.resume());
  response.on('close', () => packer.destroy());
  return {
    write(piece) {
      const isRoom = packer.write(piece);
      packer.flush();
      if (!isRoom) packer.once('drain', () => response.emit('drain'));
      return isRoom;
    },
    end: (piece) => (piece === undefined ? packer.end() : packer.end(piece)),
  };
}

function rearranged(sink: Sink): Sink {
  const page = scriptsLast();
  return {
    write: (piece) => sink.write(bytesOf(page.push(lettersOf(piece)))),
    end: (piece) => sink.end(bytesOf(rest(page, piece))),
  };
}

const rest = (page: ScriptsLast, piece?: unknown): string =>
  piece === undefined ? page.end() : page.push(lettersOf(piece)) + page.end();

/** One character for each byte, so that no character of the page is split between chunks. */
function lettersOf(piece: unknown): string {
  if (typeof piece === 'string') return Buffer.from(piece).toString('latin1');
  if (piece instanceof Uint8Array) return Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
  throw new TypeError('a piece of a page is text or bytes');
}

const bytesOf = (letters: string): Buffer => Buffer.from(letters, 'latin1');
