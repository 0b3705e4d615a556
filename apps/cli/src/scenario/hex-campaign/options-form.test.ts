import { expect, test } from 'vitest';
import { said } from '../testing.ts';

const GIVEN = `given:
  phase: battle-orders
  settings: { askedPhases: all }
  seats: { red: de, blue: ch }
  pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 1,0' }
`;

test('targets of attacks are named by plain ids: a hex or an army, with the hex on the way of a long raid', () => {
  const around = "'1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1', B1";
  expect(said(`${GIVEN}expect: { options: { R1: { attack: { targets: { $unordered: [${around}] } } } } }`)).toBe('');
  expect(said(`${GIVEN}expect: { options: { R1: { raid: { targets: { $includes: ['0,-2 via 0,-1'] } } } } }`)).toBe('');
});
