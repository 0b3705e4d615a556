import { BOMBING, SPY_DICE } from '@sealed-orders/rules/hex-campaign';
import { adds, atLeast, type BecauseOf, because, NAMES } from './table.ts';

type Types = 'bombed' | 'settlement-bombed' | 'recon-report' | 'spy-infiltrated' | 'spy-lost' | 'spy-mission';

/** What each total does to a settlement. */
const BOMBS = `${atLeast(BOMBING.building)}: one building; ${atLeast(BOMBING.heavy)}: several buildings, and the settlement shrinks`;
const FAILS = ['Caught on', `a ${SPY_DICE.caught}`] as const;

/** In the air and among spies. */
export const secretsBecause: BecauseOf<Types> = {
  bombed: ({ die, damage }) =>
    because([NAMES.die, `${die}`], ['Hits', BOMBS], ...(damage === 'none' && die >= BOMBING.building ? [AA] : [])),
  'settlement-bombed': ({ die, aa }) => ({
    reasons: [{ name: 'Hits', says: BOMBS }],
    sum: adds({ name: 'Total', amount: die - aa }, [
      [NAMES.die, die],
      ['AA weapons', -aa],
    ]),
  }),
  'recon-report': ({ die }) =>
    because(
      [NAMES.die, `${die}`],
      ['Shows', '1: nothing; 2 or 3: settlements; 4 or 5: resources too; 6: armies and everything else'],
    ),
  'spy-infiltrated': ({ die }) => because([NAMES.die, `${die}`], FAILS),
  'spy-lost': ({ die }) => because([NAMES.die, `${die}`], FAILS),
  'spy-mission': ({ die }) =>
    because([NAMES.die, `${die}`], [NAMES.needed, `${atLeast(SPY_DICE.success)}; caught on a ${SPY_DICE.caught}`]),
};

const AA = ['Reduced by', 'AA weapons'] as const;
