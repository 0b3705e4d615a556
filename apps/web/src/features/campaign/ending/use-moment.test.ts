import { expect, test } from 'vitest';
import { addressOfMoment, momentIn } from './use-moment.ts';

const here = { origin: 'https://war.example', pathname: '/c/varn' };

test.each([
  [{ as: 'referee', step: null }, 'https://war.example/c/varn?as=referee'],
  [{ as: 'seat:azure', step: 0 }, 'https://war.example/c/varn?as=seat:azure&step=0'],
  [{ as: 'spectator', step: 12 }, 'https://war.example/c/varn?as=spectator&step=12'],
] as const)('a moment has an address, and the address leads back to it', (moment, address) => {
  expect(addressOfMoment(here, moment)).toBe(address);
  expect(momentIn(new URL(address).search)).toEqual(moment);
});

test.each(['', '?step=3', '?as=', '?as=own&step=1', '?as=seat:', '?as=seat:../x'])(
  '%s leads to no moment',
  (search) => {
    expect(momentIn(search)).toBeNull();
  },
);

test.each(['-1', '1.5', 'x', ''])('a step that is not a number leads to the last step', (step) => {
  expect(momentIn(`?as=referee&step=${step}`)?.step ?? null).toBe(step === '' ? 0 : null);
});
