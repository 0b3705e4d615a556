/** 16 random bytes as 32 hexadecimal digits: the player's share in the dice. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
