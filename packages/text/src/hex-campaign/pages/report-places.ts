import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain, type Sentence } from '../../sentence.ts';
import { describeEvent } from '../events.ts';
import type { Words } from '../words.ts';

/**
 * An event's sentence with settlements by name and hex: `Ansgar (0303) brought in 100 BP.` A name already in the sentence
 * is not repeated. `nameOf`: null for a hex whose name the reader does not know.
 */
export function describeByPlace(event: Event, words: Words, nameOf: (hex: HexKey) => string | null): Sentence {
  const bare = describeEvent(event, words);
  const said = plain(bare);
  return describeEvent(event, {
    ...words,
    hex: (key) => {
      const [part, name] = [words.hex(key), nameOf(key)];
      return name === null || said.includes(name) ? part : { ...part, text: `${name} (${part.text})` };
    },
  });
}
