import { edgeKey, hexAt } from '../../space/hex.ts';
import type { GivenChart } from '../types/map.ts';

/** A river as pairs of printed labels (column and row from 01): the hexes on its two banks, from source to mouth. */
const riverBetween = (banks: readonly (readonly [string, string])[]) =>
  banks.map(([a, b]) => edgeKey(hexOf(a), hexOf(b)));

const hexOf = (printed: string) => hexAt(Number(printed.slice(0, 2)) - 1, Number(printed.slice(2)) - 1);

const karrow = riverBetween([
  ['0805', '0905'],
  ['0805', '0806'],
  ['0805', '0706'],
  ['0705', '0706'],
  ['0705', '0606'],
  ['0605', '0606'],
  ['0605', '0506'],
  ['0505', '0506'],
  ['0505', '0406'],
  ['0405', '0406'],
  ['0405', '0306'],
  ['0305', '0306'],
  ['0305', '0206'],
  ['0206', '0306'],
  ['0206', '0307'],
]);

const brint = riverBetween([
  ['0801', '0901'],
  ['0801', '0802'],
  ['0702', '0802'],
  ['0802', '0803'],
  ['0803', '0903'],
]);

const varn: GivenChart = {
  size: { columns: 11, rows: 10 },
  rows: [
    'pphppsspppp',
    'ppppfpsphpp',
    'pphppffpppp',
    'fpppphpsppf',
    'pppfpphpppp',
    'sppffpphffp',
    'sspfjpphfpp',
    'ppppjjpppph',
    'pphppfjpppp',
    'pppffsspfpp',
  ],
  rivers: [...karrow, ...brint],
  names: Object.fromEntries(
    [
      ['0202', 'Ansgar'],
      ['1002', 'Marrow Gate'],
      ['0209', 'Tessal'],
      ['1009', 'Saint Oriel'],
      ['0605', 'Hollin Ford'],
      ['0505', 'Varn Bridge'],
      ['0704', 'Old Dray'],
      ['0804', 'Brintmere'],
      ['0506', 'Pitch Wood'],
      ['0608', 'Tarn Hollow'],
      ['0806', 'Cinder Ridge'],
      ['0603', 'Greywater'],
    ].map(([at = '', name = '']) => [hexOf(at), name]),
  ),
};

/** The eleven by ten chart that a new campaign starts from unless it brings its own. HEX-MAP-06. */
export function demoChart(): GivenChart {
  return varn;
}
