import { battleAt, type Command, type Known, type Outlook } from '@sealed-orders/rules/node-campaign';
import { listed, plain } from '@sealed-orders/text';
import type { Words } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';

/** What a movement leads to, in a sentence; empty for other orders. */
export function leadsTo(
  known: Pick<Known, 'nodes' | 'battles'>,
  words: Pick<Words, 'node' | 'seat' | 'isReader'>,
  command: Command,
  outlook: Outlook | null,
): string {
  if (outlook === null || !('to' in command) || command.type === 'cede') return '';
  switch (outlook.meets) {
    case 'node':
      return composerText.takes(words.node(command.to).text);
    case 'battle':
      return composerText.attacks(plain(listed(outlook.others.map((owner) => words.seat(owner)))));
    case 'stack':
      return composerText.joinsStack(String((battleAt(known, command.to)?.stack.length ?? 0) + 1));
    case 'nothing': {
      const controller = known.nodes[command.to]?.controller ?? null;
      if (controller === null) return composerText.openSpace;
      return words.isReader(controller) ? composerText.own : composerText.guest;
    }
  }
}
