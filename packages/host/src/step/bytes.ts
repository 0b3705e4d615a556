import { charactersOf, type KeptText, textPieces } from '@sealed-orders/rules/kernel';

/** No character of a string takes more bytes in UTF-8. */
const BYTES_PER_CHARACTER = 3;

/** A text in UTF-8, each piece written to its place: what of the room is not needed is never touched. */
export function bytesOf(text: KeptText): Uint8Array<ArrayBuffer> {
  const room = Buffer.allocUnsafeSlow(BYTES_PER_CHARACTER * charactersOf(text));
  let end = 0;
  for (const piece of textPieces(text)) end += room.write(piece, end);
  return room.subarray(0, end);
}
