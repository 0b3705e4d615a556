import type { ArmyEvent } from '@sealed-orders/rules/hex-campaign';
import { counted, say } from '../../sentence.ts';
import type { SentencesFor } from './table.ts';

const FOUND = { followers: 'followers', mercenaries: 'mercenaries' } as const;

export const armiesSentences: SentencesFor<ArmyEvent['type']> = {
  'detachment-ordered': (event, words) =>
    event.target
      ? say`${event.name} is being raised at ${words.hex(event.hex)} for ${event.cost} BP. It will garrison ${words.hex(event.target)}.`
      : say`${event.name} is being raised at ${words.hex(event.hex)} for ${event.cost} BP.`,
  'construction-lost': (event, words) =>
    event.paidTo
      ? say`${event.name} was lost while being raised at ${words.hex(event.hex)}. ${event.refund} BP were refunded to ${words.hex(event.paidTo)}.`
      : say`${event.name} was lost while being raised at ${words.hex(event.hex)}.`,
  'models-replaced': (event, words) =>
    say`${words.named(event.piece, event.name)} replaced ${counted(event.models, 'model', 'models')} of ${event.unit} for ${event.cost} BP, paid by ${words.hex(event.hex)}.`,
  rearmed: (event, words) =>
    say`${words.named(event.piece, event.name)} was rearmed for ${event.cost} BP, paid by ${words.hex(event.hex)}.`,
  disbanded: (event, words) => {
    const who = event.unit
      ? say`${words.named(event.piece, event.name)} sent ${counted(event.models, 'model', 'models')} of ${event.unit} home`
      : say`${event.name} was disbanded`;
    return event.hex
      ? say`${who}. ${event.refund} BP were refunded to ${words.hex(event.hex)}.`
      : say`${who}. No BP were refunded.`;
  },
  'models-transferred': (event, words) =>
    say`${words.named(event.piece, event.name)} gave ${counted(event.models, 'model', 'models')} of ${event.unit} to ${words.piece(event.into)}.`,
  'unit-added': (event, words) =>
    say`${event.unit} joined ${words.named(event.piece, event.name)} for ${event.cost} BP, paid by ${words.hex(event.hex)}.`,
  'unit-removed': (event, words) =>
    event.hex
      ? say`${event.unit} left ${words.named(event.piece, event.name)}. ${event.refund} BP were refunded to ${words.hex(event.hex)}.`
      : say`${event.unit} left ${words.named(event.piece, event.name)}.`,
  'followers-joined': (event, words) =>
    say`Followers worth ${counted(event.points, 'point', 'points')} from ${words.hex(event.hex)} joined ${words.named(event.piece, event.name)}.`,
  'mercenaries-hired': (event, words) =>
    say`Mercenaries worth ${counted(event.points, 'point', 'points')} from ${words.hex(event.hex)} entered ${words.isReader(event.seat) ? 'your service' : say`the service of ${words.seat(event.seat)}`} as ${event.name}.`,
  'find-lapsed': (event, words) =>
    say`The ${FOUND[event.found]} at ${words.hex(event.hex)}, worth ${counted(event.points, 'point', 'points')}, have left.`,
  'garrison-settled': (event, words) =>
    say`${words.named(event.piece, event.name)} became the garrison of ${words.hex(event.hex)}.`,
  'garrison-placed': (event, words) =>
    say`${words.named(event.piece, event.name)} was placed as the garrison of ${words.hex(event.hex)} for ${event.cost} BP.`,
  'garrison-retargeted': (event, words) =>
    say`${words.named(event.piece, event.name)} is now heading for ${words.hex(event.hex)}.`,
  'detachment-arrived': (event, words) =>
    event.hex
      ? say`${words.named(event.piece, event.name)} arrived at ${words.hex(event.hex)}.`
      : say`${words.named(event.piece, event.name)} is waiting in orbit.`,
};
