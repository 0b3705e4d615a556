import { type Option, type State, type TallyGame, tally, type View } from '@sealed-orders/rules/tally';
import { z } from 'zod';
import type { FuzzGame } from '../game.ts';
import type { Random } from '../random.ts';
import { anythingOf, type Words } from '../shape.ts';

const SHEET = z.toJSONSchema(tally.sheets.schema, { io: 'input' });
const ORDER = z.toJSONSchema(tally.schemas.order, { io: 'input' });

/** Sums of others that a seat could not tell from the true ones. */
const MOST_HIDDEN = 500;

/** Seats of all sorts; now and then a campaign in which only the clock goes on. */
function drawnSetup(random: Random, seats: number): unknown {
  return {
    edition: '1',
    preset: 'free',
    settings: {
      giftsTurn: random.chance(20),
      tick: random.chance(10) ? 60 : -1,
      midnights: random.chance(30) ? 'Europe/Berlin' : '',
      answerHours: random.chance(30) ? 24 : 0,
    },
    seats: Array.from({ length: seats }, (_, i) => ({
      id: `s${i + 1}`,
      name: `Seat ${i + 1}`,
      faction: random.pick(['even', 'odd']),
    })),
  };
}

const choice = <Type extends Option['type']>(options: readonly Option[], type: Type, random: Random) => {
  const offered = options.filter((option): option is Extract<Option, { type: Type }> => option.type === type);
  return offered.length === 0 ? null : random.pick(offered);
};

function wordsOf({ seats }: View): Words {
  const ids = seats.map(({ id }) => id);
  return { words: [...ids, 'nobody', 'constructor', ''], path: () => ids };
}

/** Other sums wherever the seat cannot look. */
function veiled(state: State, seat: string, random: Random): State {
  const sums = Object.entries(state.sums).map(([id, sum]) => [id, id === seat ? sum : random.int(MOST_HIDDEN)]);
  return { ...state, sums: Object.fromEntries(sums) };
}

/** Tally as the fuzzer plays it. */
export const tallyGame: FuzzGame<TallyGame> = {
  ruleset: tally,
  setup: (random, seats) => tally.schemas.setup.parse(drawnSetup(random, seats)),
  opened: (state) => state,
  sheet: (_view, options, random) => {
    const offered = choice(options, 'add', random);
    return offered === null ? null : { add: offered.least + random.int(offered.most - offered.least + 1) };
  },
  order: (_view, options, random) => {
    const question = choice(options, 'answer', random) ?? (random.chance(30) ? choice(options, 'ask', random) : null);
    if (question !== null) return question.type === 'ask' ? { ask: question.to } : { answer: question.id };
    const offered = choice(options, 'gift', random);
    return offered === null ? null : { to: offered.to, gift: 1 + random.int(offered.most) };
  },
  hostileSheet: (view, random) => anythingOf(SHEET, wordsOf(view), random),
  hostileOrder: (view, random) => anythingOf(ORDER, wordsOf(view), random),
  turnOf: ({ turn }) => turn,
  seatsOf: ({ seats }) => seats.map(({ id }) => id),
  stepFaults: () => [],
  veiled: (state, _view, seat, random) => veiled(state, seat, random),
};
