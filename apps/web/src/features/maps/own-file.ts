/** A map as a file that can be imported again with everything on it. */
export const ownFile = (name: string, map: unknown): string =>
  JSON.stringify({ format: 'sealed-orders-map', version: 1, name, map }, null, 1);

/** Downloads a text as a file. */
export function handOver(name: string, ending: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
