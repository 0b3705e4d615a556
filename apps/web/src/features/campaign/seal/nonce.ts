/** 16 random bytes as 32 hexadecimal digits: the player's share in the dice. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Answered {
  readonly state: string;
}

/**
 * Sends orders on arrival so that each counts once: while no answer says what became of an order, the same order is
 * sent with the same nonce again, however often the player presses the button.
 */
export function createSender(): <Outcome extends Answered>(
  order: object,
  send: (nonce: string) => Promise<Outcome | null>,
) => Promise<void> {
  const unanswered = new Map<string, string>();
  return async (order, send) => {
    const key = JSON.stringify(order);
    const own = unanswered.get(key) ?? nonce();
    unanswered.set(key, own);
    const state = (await send(own))?.state;
    if (state === 'done' || state === 'refused') unanswered.delete(key);
  };
}
