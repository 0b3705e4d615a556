import type { WithdrawalEvent } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Part, Sentence } from '../../sentence.ts';
import { counted, listed, say } from '../../sentence.ts';
import { FACTION_NAMES } from '../names.ts';
import type { Words } from '../words.ts';
import type { SentencesFor } from './table.ts';

interface Raided {
  readonly by: SeatId | null;
  readonly seat: SeatId;
}

/** A second sentence, if the loser did not see who did it. */
function unseen({ by, seat }: Raided, words: Words): Sentence {
  if (by !== null) return say``;
  return words.isReader(seat)
    ? say` None of your units saw who did it.`
    : say` ${words.seat(seat)} did not see who did it.`;
}

/** Who did it, as far as the loser knows. */
const raider = ({ by }: Raided, words: Words): Sentence => (by === null ? say`` : say` by ${words.seat(by)}`);

export const withdrawalsSentences: SentencesFor<WithdrawalEvent['type']> = {
  withdrew: ({ piece, name, from, hex }, words) =>
    say`${words.named(piece, name)} withdrew from ${words.hex(from)} to ${words.hex(hex)}.`,
  'raider-returned': ({ piece, name, from, hex }, words) =>
    say`${words.named(piece, name)} is back at ${words.hex(hex)} from its raid on ${words.hex(from)}.`,
  'withdrawal-seen': ({ piece, from, hex }, words) =>
    say`${words.piece(piece)} went from ${words.hex(from)} to ${words.hex(hex)}.`,
  'stood-fast': ({ piece, name, hex }, words) =>
    say`${words.named(piece, name)} had no way out and stayed at ${words.hex(hex)}, where no enemy was left to capture it.`,
  'garrison-destroyed': ({ seat, piece, name, hex }, words) =>
    words.isReader(seat)
      ? say`The garrison ${words.named(piece, name)} at ${words.hex(hex)} was defeated and destroyed.`
      : say`The garrison of ${words.seat(seat)} at ${words.hex(hex)} was destroyed.`,
  'forces-left': ({ faction, points, hex, lost }, words) =>
    lost
      ? say`${FACTION_NAMES[faction]} worth ${counted(points, 'point', 'points')}, found at ${words.hex(hex)}, won the battle and left. Nobody controls the hex now.`
      : say`${FACTION_NAMES[faction]} worth ${counted(points, 'point', 'points')}, found at ${words.hex(hex)}, are gone.`,
  'raid-looted': (event, words) => {
    const { piece, name, from, hex, bp } = event;
    return say`${words.named(piece, name)} carried off ${counted(bp, 'BP', 'BP')} from ${words.hex(from)}: ${listed(loot(event))}. The convoy is at ${words.hex(hex)}.`;
  },
  'store-looted': (event, words) =>
    say`A raid${raider(event, words)} took ${counted(event.bp, 'BP', 'BP')} from the store at ${words.hex(event.hex)}.${unseen(event, words)}`,
  'resources-looted': (event, words) => {
    const { hex, source, rp } = event;
    const way = hex === source ? say`` : say` that were on the way from ${words.hex(source)}`;
    return say`A raid${raider(event, words)} took ${counted(rp, 'RP', 'RP')} at ${words.hex(hex)}${way}.${unseen(event, words)}`;
  },
  'reward-paid': ({ hex, bp }, words) =>
    say`The battle earned ${bp} BP, which a convoy at ${words.hex(hex)} is carrying.`,
  'drop-landed': ({ piece, name, hex }, words) =>
    say`${words.named(piece, name)} came down from orbit at ${words.hex(hex)}.`,
};

type Loot = Extract<WithdrawalEvent, { type: 'raid-looted' }>;

/** What the loot consists of. */
function loot({ stored, convoys, resources }: Loot): readonly Part[] {
  const parts = [
    stored > 0 ? `${counted(stored, 'BP', 'BP')} from the store` : '',
    convoys > 0 ? `${counted(convoys, 'BP', 'BP')} from convoys` : '',
    resources > 0 ? `${counted(resources, 'RP', 'RP')}` : '',
  ];
  return parts.filter((text) => text !== '').map((text): Part => ({ kind: 'text', text }));
}
