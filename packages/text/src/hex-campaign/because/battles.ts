import type { Event } from '@sealed-orders/rules/hex-campaign';
import { CASUALTIES, QUICK_DAMAGE, READY_ON, REWARD_PART, SECOND_CHANCE_ON } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { present } from '@sealed-orders/rules/kernel';
import { counted, sum } from '../../sentence.ts';
import { harm } from '../events/after-battle.ts';
import type { EventOf } from '../events/table.ts';
import type { Words } from '../words.ts';
import { adds, atLeast, type Because, type BecauseOf, because, diceOf, NAMES, points } from './table.ts';

type Types =
  | 'battle-ended'
  | 'battle-initiative-dice'
  | 'battle-losses'
  | 'broken-tested'
  | 'casualties'
  | 'experience-gained'
  | 'initiative-dice'
  | 'quick-battle-rolled'
  | 'recovered'
  | 'recovery-rolled'
  | 'reward-paid'
  | 'rolls'
  | 'second-chance';

const ROWS = {
  win: 'After a victory',
  draw: 'After a draw',
  loss: 'After a defeat',
  retreat: 'After a retreat',
} as const;

/** What a range of die results means: `dead on 1–2`. Null: the range is empty. */
function on(what: string, from: number, to: number): string | null {
  if (from > to) return null;
  return `${what} on ${from === to ? from : `${from}–${to}`}`;
}

/** HEX-AFT-11: casualty dice by their row of the table, and models that needed no die. */
function casualties({ row, dice, dead, wounded, light, damaged }: EventOf<'casualties'>): Because {
  const upTo = CASUALTIES[row];
  const died = dice.filter((die) => die <= upTo.dead).length;
  const hurt = dice.filter((die) => die > upTo.dead && die <= upTo.wounded).length;
  return {
    reasons:
      dice.length === 0
        ? []
        : [
            { name: NAMES.dice, says: diceOf(dice) },
            {
              name: ROWS[row],
              says: [
                on('dead', 1, upTo.dead),
                on('wounded', upTo.dead + 1, upTo.wounded),
                on('slightly hurt', upTo.wounded + 1, 6),
              ]
                .filter((part) => part !== null)
                .join(', '),
            },
          ],
    sum: adds({ name: 'Models hit', amount: dead + wounded + light + damaged }, [
      ['Died on a roll', died],
      ['Dead or destroyed without a roll', dead - died],
      ['Wounded on a roll', hurt],
      ['Wounded on the field', wounded - hurt],
      ['Slightly hurt, ready again', light],
      ['Damaged', damaged],
    ]),
  };
}

/** HEX-QB-05, HEX-AFT-07: why the points lost differ from the damage inflicted. */
const LOST_BY_DICE =
  'The points value of the models removed. Losses are taken in whole and half units, so they rarely match the damage inflicted exactly.';

/** HEX-QB-02, -03: the dice give a share of the side's value; a raid inflicts less. */
function quickRoll({ dice: [a, b], value, damage }: EventOf<'quick-battle-rolled'>): Because {
  const percent = present(QUICK_DAMAGE[a + b], 'two dice show 2 to 12');
  const full = Math.floor((value * percent) / 100);
  return {
    reasons: [{ name: NAMES.dice, says: `${a} + ${b} = ${a + b}` }],
    sum: adds({ name: 'Inflicted', amount: damage }, [
      [`${percent}% of ${points(value)}`, full],
      ['A raid inflicts only three quarters', damage - full],
    ]),
  };
}

/** HEX-AFT-07, -08: BP for a share of the enemy's losses; any excess comes from prisoners or the race's rules. */
function reward({ battle, seat, bp }: EventOf<'reward-paid'>, _words: Words, told: readonly Event[]): Because | null {
  const ended = told.find((event) => event.type === 'battle-ended' && event.battle === battle);
  if (ended?.type !== 'battle-ended') return null;
  const enemy = ended.attacker === seat ? 'defender' : 'attacker';
  const lost = ended.result.lost[enemy];
  const [name, of] =
    ended.result.winner === null ? (['A quarter', REWARD_PART.draw] as const) : (['Half', REWARD_PART.win] as const);
  const usual = Math.floor(lost / of);
  return {
    reasons: [],
    sum: adds({ name: 'Gained', amount: bp }, [
      [`${name} of the ${points(lost)} the enemy lost`, usual],
      ['For prisoners, or under the race’s own rules', bp - usual],
    ]),
  };
}

function rested({ dice, bonus, ready }: EventOf<'recovery-rolled'>): Because {
  const needed = READY_ON - bonus;
  return {
    reasons: [
      { name: NAMES.dice, says: diceOf(dice) },
      ...(bonus === 0 ? [] : [{ name: NAMES.place, says: `+${bonus} to each die` }]),
      { name: NAMES.needed, says: atLeast(needed) },
    ],
    sum: adds({ name: 'Recovered', amount: ready }, [
      [`Successful rolls, out of ${dice.length}`, dice.filter((die) => die >= needed).length],
    ]),
  };
}

function recovered({ die, total, ready }: EventOf<'recovered'>): Because | null {
  if (die === null || total === null) return null;
  return {
    reasons: [{ name: NAMES.needed, says: `${READY_ON} in total (${ready ? 'reached' : 'not reached'})` }],
    sum: adds({ name: 'Total', amount: total }, [
      [NAMES.die, die],
      [NAMES.place, total - die],
    ]),
  };
}

/** HEX-TURN-06: a seat's die, then any that settled a tie. */
const rolled = (words: Words, seat: SeatId, die: number, modifier: number, rerolls: readonly number[]) =>
  [
    words.seat(seat).text,
    `${sum(die, modifier)}${rerolls.length === 0 ? '' : `; tied, rerolled: ${diceOf(rerolls)}`}`,
  ] as const;

export const battleBecause: BecauseOf<Types> = {
  'battle-ended': ({ attacker, defender, result: { how, lost, vp, bp } }, words) =>
    because(
      ...(['attacker', 'defender'] as const).map((side) => {
        const seat = side === 'attacker' ? attacker : defender;
        const who = seat === null ? 'Native forces' : words.seat(seat).text;
        return [
          who,
          `lost ${points(lost[side])}; gained ${counted(vp[side], 'victory point', 'victory points')} and ${bp[side]} BP`,
        ] as const;
      }),
      ...(how === 'quick' ? [['Points lost', LOST_BY_DICE] as const] : []),
    ),
  'battle-initiative-dice': ({ rolls }, words) =>
    because(
      ...rolls.map(({ seat, die, strategy, modifier, rerolls }) =>
        rolled(words, seat, die, strategy + modifier, rerolls),
      ),
    ),
  'battle-losses': ({ units }, words) => {
    const seats = [...new Set(units.map(({ seat }) => seat))];
    return {
      reasons: units.map(({ seat, unit, lost, damaged }) => ({
        name: words.seat(seat).text,
        says: `${unit}: ${harm(lost, damaged)}`,
      })),
      sum: adds(
        { name: 'Models lost or damaged', amount: units.reduce((all, { lost, damaged }) => all + lost + damaged, 0) },
        seats.map((seat) => [
          words.seat(seat).text,
          units.filter((one) => one.seat === seat).reduce((all, { lost, damaged }) => all + lost + damaged, 0),
        ]),
      ),
    };
  },
  'broken-tested': ({ dice, leadership }) =>
    dice === null
      ? null
      : {
          reasons: [{ name: NAMES.needed, says: `${leadership} or less` }],
          sum: adds({ name: 'Total', amount: dice[0] + dice[1] }, [
            ['First die', dice[0]],
            ['Second die', dice[1]],
          ]),
        },
  casualties,
  'experience-gained': ({ dxp, gained, lost }) => ({
    reasons: [],
    sum: adds({ name: 'Experience now', amount: dxp }, [
      ['Experience before', dxp - gained + lost],
      ['Gained in the battle', gained],
      ['Lost in the battle', -lost],
    ]),
  }),
  'initiative-dice': ({ rolls }, words) =>
    because(...rolls.map(({ seat, die, strategy, rerolls }) => rolled(words, seat, die, strategy, rerolls))),
  'quick-battle-rolled': quickRoll,
  recovered,
  'recovery-rolled': rested,
  'reward-paid': reward,
  rolls: ({ rolls }) => {
    const rules = [...new Set(rolls.map(({ rule }) => rule))];
    return because(
      ...rules.map(
        (rule) => [rule, diceOf(rolls.filter((one) => one.rule === rule).map(({ value }) => value))] as const,
      ),
    );
  },
  'second-chance': ({ die }) => because([NAMES.die, `${die}`], [NAMES.needed, atLeast(SECOND_CHANCE_ON)]),
};
