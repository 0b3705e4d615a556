import { expect, test } from 'vitest';
import { ConnectionLost, isTransient } from './transient.ts';

const coded = (code: string): Error => Object.assign(new Error('the server said so'), { code });

test.each([
  ['a connection failure', coded('08006')],
  ['too many connections', coded('53300')],
  ['an administrator’s restart', coded('57P01')],
  ['a server that is starting', coded('57P03')],
  ['a deadlock', coded('40P01')],
  ['a row that was deleted at the same moment', coded('23503')],
  ['a server that does not answer', coded('ECONNREFUSED')],
  ['several addresses that do not answer', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['a connection that ends without a word', new ConnectionLost(new Error('Connection terminated unexpectedly'))],
  ['a connection that is ended by a restart', new ConnectionLost(coded('57P01'))],
])('%s is transient', (_title, error) => {
  expect(isTransient(error)).toBe(true);
});

test.each([
  ['a row that breaks a constraint', coded('23505')],
  ['a full disk', coded('53100')],
  ['a statement that takes too long', coded('57014')],
  ['a transaction that the server ended because it idled', new ConnectionLost(coded('25P03'))],
  ['a fault of ours', new Error('campaign has no step 3')],
  ['nothing', null],
])('%s is not', (_title, error) => {
  expect(isTransient(error)).toBe(false);
});
