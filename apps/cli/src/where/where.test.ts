import { readFileSync } from 'node:fs';
import { edits } from '@sealed-orders/rules/hex-campaign';
import { CONTRACT, type Entry } from '@sealed-orders/rules/hex-campaign/contract';
import { coverage, namelessValues, neverFilled, valueNames } from '@sealed-orders/text/cli/coverage';
import { expect, test } from 'vitest';
import { coverageTable } from './command.ts';
import { givenIn, journeys } from './journeys.ts';
import { choiceKeys, choiceRows, wordRows } from './rows.ts';

const rows = wordRows();
const choices = choiceRows();
const nameOf = ({ part, word }: { readonly part: string; readonly word: string }): string => `${part} ${word}`;
const choiceOf = ({ part, of, names }: (typeof choices)[number]): string => `${part} ${of[0]}.${names[0]}`;

test('docs/coverage.md is made from the rules; `npm run coverage` writes it', () => {
  const printed = readFileSync(new URL('../../../../docs/coverage.md', import.meta.url), 'utf8');
  expect(printed).toBe(coverageTable());
});

test('everything that the contract of the rules names has a page, and the pages have nothing else', () => {
  const placed = Object.entries(coverage).flatMap(([part, { places }]) =>
    Object.keys(places).map((word) => nameOf({ part, word })),
  );
  expect(rows.map(nameOf).toSorted()).toEqual(placed.toSorted());
});

/**
 * Corrections by the referee: one form draws all of them from one table, so that journeys give one of each kind of
 * field, and a property test of the rules gives them all.
 */
const drawnAlike = new Set(edits.map(({ type }) => `rulings ${type}`));

test('every order, choice and decision is given by hand in a journey', () => {
  expect(rows.length).toBeGreaterThan(90);
  const ungiven = rows.filter(({ journeys }) => journeys.length === 0).map(nameOf);
  expect(ungiven.filter((name) => !drawnAlike.has(name))).toEqual([]);
  const kindsOf = (all: readonly (typeof edits)[number][]) =>
    new Set(all.flatMap(({ fields }) => Object.values(fields).map(({ kind }) => kind)));
  const given = edits.filter(({ type }) => !ungiven.includes(`rulings ${type}`));
  expect(kindsOf(given), 'each kind of field').toEqual(kindsOf(edits));
});

test('every optional part of an order is filled in by hand in a journey, or listed here with a reason', () => {
  expect(choices.length).toBeGreaterThan(70);
  const unfilled = choices.filter(({ journeys }) => journeys.length === 0);
  expect(unfilled.filter(({ why }) => why === null).map(choiceOf)).toEqual([]);
  const excused = choices.filter(({ journeys, why }) => why !== null && journeys.length > 0);
  expect(excused.map(choiceOf), 'what a journey fills needs no reason').toEqual([]);
});

test('journeys and reasons name choices as the rules do', () => {
  const known = new Set([...rows.map(nameOf), ...choiceKeys()]);
  expect([...journeys().keys(), ...Object.keys(neverFilled)].filter((name) => !known.has(name))).toEqual([]);
});

test('each possible value has a name in the table that its page shows', () => {
  const values = Object.values(CONTRACT).flatMap((words) =>
    Object.values<Entry>(words).flatMap(({ values }) =>
      Object.entries(values).flatMap(([path, of]) => of.map((value) => ({ path, value }))),
    ),
  );
  expect(values.length).toBeGreaterThan(100);
  const unnamed = values.filter(({ path, value }) => valueNames[path]?.[value] === undefined);
  expect([...new Set(unnamed.map(({ path }) => path))].toSorted()).toEqual([...namelessValues].toSorted());
});

test('every choice within an order is shown beside it', () => {
  const fieldsOf = (name: string) => rows.find((row) => nameOf(row) === name)?.fields;
  expect(fieldsOf('battles decide-captives')).toEqual(['battle', 'kill']);
  expect(fieldsOf('battle-orders raid')).toEqual(['retreat', 'target', 'via', 'treatment']);
});

test('choices are found wherever the schemas have them', () => {
  const keys = choiceKeys();
  expect(keys).toEqual(
    expect.arrayContaining([
      'movement guard.switchTo.piece',
      'battle-orders attack.target.hex',
      'build exploit.on=false',
      'build route.path=null',
      'forms report.units.broken.rallied=null',
    ]),
  );
  expect(keys).not.toContain('build disband.piece');
});

test('a journey’s claims are read from its source, in any layout', () => {
  const source = `
    await gives(page, 'build', 'disband', 'exploit.on=false');
    await gives(
      war.azure,
      'air',
      'recon',
    );
    // await gives(page, 'build', 'convoy');
    /** As in \`await gives(page, 'build', 'spy')\`. */
    const gives = (page: Page) => page;
  `;
  expect(givenIn(source)).toEqual(['build disband', 'build exploit.on=false', 'air recon']);
});
