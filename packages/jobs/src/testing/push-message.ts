import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** A browser's keys of a subscription. */
export interface Receiver {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

/** What a notification says, as its browser decrypts it (RFC 8188 and 8291). */
export function decrypted(message: Buffer, { ecdh, auth }: Receiver): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyLength);
  const content = message.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  // The last record ends with the byte 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
