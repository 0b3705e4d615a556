/** Hands the reader a map as a file that can be imported again. */
export function ownFile(name: string, map: unknown): void {
  const text = JSON.stringify({ format: 'sealed-orders-map', version: 1, name, map }, null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.map.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
