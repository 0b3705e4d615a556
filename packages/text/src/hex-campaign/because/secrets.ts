import { BOMBING, SPY_DICE } from '@sealed-orders/rules/hex-campaign';
import { adds, atLeast, type BecauseOf, because, NAMES } from './table.ts';

type Types = 'bombed' | 'settlement-bombed' | 'recon-report' | 'spy-infiltrated' | 'spy-lost' | 'spy-mission';

/** What a total does to a settlement, as a table says it. */
const BOMBS = `a building from ${BOMBING.building}, several and a step in size from ${BOMBING.heavy}`;
const CAUGHT = `${SPY_DICE.caught} is caught`;

/** In the air and among spies. */
export const secretsBecause: BecauseOf<Types> = {
  bombed: ({ die, damage }) =>
    because([NAMES.die, `${die}`], ['Hits', BOMBS], ...(damage === 'none' && die >= BOMBING.building ? [AA] : [])),
  'settlement-bombed': ({ die, aa }) => ({
    reasons: [{ name: 'Hits', says: BOMBS }],
    sum: adds({ name: 'In all', amount: die - aa }, [
      [NAMES.die, die],
      ['AA weapons', -aa],
    ]),
  }),
  'recon-report': ({ die }) =>
    because(
      [NAMES.die, `${die}`],
      ['Shows', '1 nothing, 2 and 3 settlements, 4 and 5 resources too, 6 armies and all else'],
    ),
  'spy-infiltrated': ({ die }) => because([NAMES.die, `${die}`], ['Fails', CAUGHT]),
  'spy-lost': ({ die }) => because([NAMES.die, `${die}`], ['Fails', CAUGHT]),
  'spy-mission': ({ die }) => because([NAMES.die, `${die}`], [NAMES.needed, `${atLeast(SPY_DICE.success)}; ${CAUGHT}`]),
};

const AA = ['Less', 'AA weapons took part of the die'] as const;
