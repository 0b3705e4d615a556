import type { IncomingMessage } from 'node:http';

/** Whether the client accepts this encoding. */
export function takes({ headers }: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  const offers = headers['accept-encoding']?.toString().split(',') ?? [];
  return offers.some((offer) => {
    const [name, weight = ''] = offer.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0+)?$/.test(weight);
  });
}
