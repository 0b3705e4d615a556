import type { Field } from '@sealed-orders/rules/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingInput } from './setting-input.tsx';

const words = { name: 'Home', parts: { a: 'Alpha', b: 'Beta' } };
const drawn = (field: Field, value: unknown, own: object = {}): string =>
  renderToStaticMarkup(
    <SettingInput id="home" field={field} words={{ ...words, ...own }} value={value} onChange={() => undefined} />,
  );

test('a time zone is one of the browser’s, and the one that it lacks', () => {
  const markup = drawn({ kind: 'zone' }, 'America/New_York');
  expect(markup).toContain('<select id="home" class="input small">');
  expect(markup).toContain('<option value="America/New_York" selected="">America/New York</option>');
  expect(markup).toContain('<option value="Europe/Berlin">Europe/Berlin</option>');
  expect(drawn({ kind: 'zone' }, 'Mars/Olympus')).toContain(
    '<option value="Mars/Olympus" selected="">Mars/Olympus</option>',
  );
});

test('a weekly time is a weekday and a time, each with its name', () => {
  const markup = drawn({ kind: 'weekly' }, { time: '19:00', weekday: 'sunday' });
  expect(markup).toContain('<select id="home" class="input small"><option value="monday">Monday</option>');
  expect(markup).toContain('<option value="sunday" selected="">Sunday</option>');
  expect(markup).toContain('<span class="visually-hidden">Home: time</span>');
});

const LIMIT = { kind: 'limit', least: 1, most: 9 } as const;

test('a limit has a number, and a box for no limit', () => {
  const markup = drawn(LIMIT, 4);
  expect(markup).toMatch(/<input id="home" class="input small text-right" type="number".* min="1" max="9" value="4"/);
  expect(markup).toContain('<input type="checkbox" class="check-box" aria-label="Home: No limit"/>No limit');
});

test('without a limit there is only the box, with the game’s word for it', () => {
  const markup = drawn(LIMIT, null, { values: { none: 'As many as you like' } });
  expect(markup).not.toContain('type="number"');
  expect(markup).toContain('<input id="home" type="checkbox"');
  expect(markup).toContain('aria-label="Home: As many as you like" checked=""/>As many as you like');
});

test('numbers are a table with a row for each part', () => {
  const markup = drawn({ kind: 'numbers', keys: ['a', 'b'], least: 0, most: 50 }, { b: 7, a: 3 });
  expect(markup).toMatch(/^<table id="home" class="input-table" aria-label="Home">/);
  expect(markup).toMatch(/<th scope="row">Alpha<\/th><td><input aria-label="Home: Alpha".* max="50" value="3"/);
  expect(markup).toMatch(/<th scope="row">Beta<\/th><td><input aria-label="Home: Beta".* max="50" value="7"/);
});

test('a date has its name for screen readers only, because the row shows it', () => {
  expect(drawn({ kind: 'date' }, '2031-05-01')).toContain('<span class="visually-hidden">Home</span>');
});
