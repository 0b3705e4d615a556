import type { AftermathEvent } from '@sealed-orders/rules/hex-campaign';
import { listed, type Sentence, say } from '../../sentence.ts';
import { DEFENCE_NAMES } from '../defence-names.ts';
import { injuryName } from '../injury-names.ts';
import type { Words } from '../words.ts';
import { tallied } from './report.ts';
import type { SentencesFor } from './table.ts';

type Casualties = Extract<AftermathEvent, { type: 'casualties' }>;

/** `2 dead or destroyed, 1 wounded and 1 slightly hurt`. */
function fates({ dead, wounded, light, damaged }: Casualties): Sentence {
  const parts = [
    [dead, 'dead or destroyed'],
    [wounded, 'wounded'],
    [light, 'slightly hurt'],
    [damaged, 'damaged'],
  ] as const;
  return listed(parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])));
}

/** `3 lost, 1 damaged`. */
export const harm = (lost: number, damaged: number): string =>
  [...(lost > 0 ? [`${lost} lost`] : []), ...(damaged > 0 ? [`${damaged} damaged`] : [])].join(', ');

const total = <One>(all: readonly One[], amount: (one: One) => number): number =>
  all.reduce((sum, one) => sum + amount(one), 0);

type Ended = Extract<AftermathEvent, { type: 'battle-ended' | 'battle-announced' }>;

function outcome({ hex, attacker, defender, result }: Ended, words: Words): Sentence {
  const sides = { attacker, defender };
  const losses = say`(points lost: attacker ${result.lost.attacker}, defender ${result.lost.defender})`;
  if (result.winner === null) return say`The battle at ${words.hex(hex)} was a draw ${losses}.`;
  const winner = sides[result.winner];
  return winner === null
    ? say`Native forces won the battle at ${words.hex(hex)} ${losses}.`
    : say`${words.seat(winner)} won the battle at ${words.hex(hex)} ${losses}.`;
}

export const aftermathSentences: SentencesFor<AftermathEvent['type']> = {
  'battle-ended': outcome,
  'battle-announced': outcome,
  'battle-losses': ({ hex, units }, words) => {
    const seats = [...new Set(units.map(({ seat }) => seat))];
    const items = seats.map((seat) => {
      const own = units.filter((one) => one.seat === seat);
      const [lost, damaged] = [total(own, ({ lost: n }) => n), total(own, ({ damaged: n }) => n)];
      return say`${words.seat(seat)}: ${harm(lost, damaged)}`;
    });
    return say`Losses on the field at ${words.hex(hex)}. ${items.flatMap((item, i) => (i === 0 ? item : say`; ${item}`))}.`;
  },
  'broken-tested': (event, words) => {
    const { dice, leadership } = event;
    const fell = dice === null ? '' : ` (${dice[0]} + ${dice[1]} against Leadership ${leadership})`;
    const broke = say`${event.unit} of ${words.named(event.piece, event.name)} broke in battle`;
    return event.rallied
      ? say`${broke}, then rallied and came back${fell}.`
      : say`${broke} and never came back${fell}.`;
  },
  casualties: (event, words) => {
    const arms = event.stripped ? say` Its special weapons and equipment were lost.` : say``;
    return say`${event.unit} of ${words.named(event.piece, event.name)}: ${fates(event)}.${arms}`;
  },
  'second-chance': (event, words) =>
    event.injury === null
      ? say`${event.unit} of ${words.named(event.piece, event.name)} could not be saved (rolled ${event.die}).`
      : say`${event.unit} of ${words.named(event.piece, event.name)} survived with a lasting injury (rolled ${event.die}): ${injuryName(event.injury)}.`,
  'character-died': (event, words) =>
    say`${event.unit} of ${words.seat(event.seat)} fell in the battle at ${words.hex(event.hex)}.`,
  'detachment-captured': (event, words) =>
    words.isReader(event.seat)
      ? say`${words.named(event.piece, event.name)} was captured by ${words.seat(event.by)} at ${words.hex(event.hex)}.`
      : say`${event.name} of ${words.seat(event.seat)} was captured at ${words.hex(event.hex)}.`,
  'defences-destroyed': (event, words) =>
    say`Destroyed in the Stronghold at ${words.hex(event.hex)}: ${listed(tallied(event.defences.map((type) => DEFENCE_NAMES[type])))}.`,
  'experience-gained': (event, words) => {
    const lost = event.lost > 0 ? say` and lost ${event.lost}` : say``;
    const change = event.gained > 0 ? say`gained ${event.gained} DXP${lost}` : say`lost ${event.lost} DXP`;
    return say`${words.named(event.piece, event.name)} ${change}. It now has ${event.dxp} DXP and can be worth up to ${event.most.toLocaleString('en-GB')} points.`;
  },
  'spirit-stones-lost': (event, words) =>
    say`Spirit stones were lost on the battlefield, which cost ${words.hex(event.hex)} ${event.bp} BP.`,
  'bionics-ordered': (event, words) =>
    say`Bionics for ${event.unit} of ${words.named(event.piece, event.name)} are being made at ${words.hex(event.hex)} for ${event.cost} BP.`,
  'bionics-fitted': (event, words) =>
    say`${event.unit} of ${words.named(event.piece, event.name)} received bionics at ${words.hex(event.hex)}. ${event.injuries.length === 1 ? 'Injury' : 'Injuries'} healed: ${listed(event.injuries.map(injuryName))}.`,
  'bionics-refunded': (event, words) =>
    event.hex
      ? say`Bionics for ${event.unit} of ${words.named(event.piece, event.name)} were not fitted, and ${event.bp} BP were refunded to ${words.hex(event.hex)}.`
      : say`Bionics for ${event.unit} of ${words.named(event.piece, event.name)} were not fitted, and ${event.bp} BP were lost.`,
  'equipment-bought': (event, words) =>
    say`${event.unit} of ${words.named(event.piece, event.name)} got new equipment for ${event.cost} BP, paid by ${words.hex(event.hex)}.`,
};
