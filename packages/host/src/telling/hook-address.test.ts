import { expect, test } from 'vitest';
import { hookAddress } from './hook-address.ts';

const URL = 'https://hooks.example.org/war';

test.each([
  'http://hooks.example.org/',
  'https://user:pass@hooks.example.org/',
  'https://hooks.example.org:8080/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://hooks.example.org./',
  'ftp://hooks.example.org/',
  `https://hooks.example.org/${'a'.repeat(500)}`,
  'nonsense',
])('not a valid hook address: %s', (url) => {
  expect(hookAddress('signed', url)).toBeNull();
});

test('a hook for Discord has an address at Discord', () => {
  const address = 'https://discord.com/api/webhooks/123/abc-DEF_9';
  expect(hookAddress('discord', address)).toBe(address);
  for (const wrong of ['https://discord.com/channels/1/2', 'https://discord.com.example.org/api/webhooks/1/a', URL])
    expect(hookAddress('discord', wrong)).toBeNull();
  expect(hookAddress('signed', 'https://Hooks.Example.org:443/a#b')).toBe('https://hooks.example.org/a');
});

test('an address on a machine of one’s own is valid if the operator has opened exactly this origin', () => {
  const local = ['http://localhost:4000', 'http://192.168.1.5'];
  expect(hookAddress('signed', 'http://localhost:4000/war?x=1', local)).toBe('http://localhost:4000/war?x=1');
  expect(hookAddress('signed', 'http://192.168.1.5:80/', local)).toBe('http://192.168.1.5/');
  expect(hookAddress('signed', URL, local)).toBe(URL);
  for (const closed of [
    'http://localhost:4001/war',
    'https://localhost:4000/war',
    'http://127.0.0.1:4000/war',
    'http://a:b@localhost:4000/war',
  ])
    expect(hookAddress('signed', closed, local)).toBeNull();
  expect(hookAddress('signed', 'http://localhost:4000/war')).toBeNull();
  expect(hookAddress('discord', 'http://localhost:4000/api/webhooks/1/a', local)).toBeNull();
});
