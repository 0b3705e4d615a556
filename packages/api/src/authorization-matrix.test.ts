import { byRole, CIRCUMSTANCES, type Circumstance, ROLES, type Role } from '@sealed-orders/host/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OF_A_CAMPAIGN } from './testing/asks.ts';
import { type Cast, castOf } from './testing/cast.ts';
import { codeOf } from './testing/code-of.ts';
import { ANSWERS, CHANGES } from './testing/matrix.ts';
import { type People, people } from './testing/people.ts';
import type { Cell, Row } from './testing/rows.ts';
import { standing } from './testing/standing.ts';

/** A database for each: in one, all campaigns would fall asleep together. */
const worlds = new Map<Circumstance, People>();
beforeAll(async () => {
  for (const circumstance of CIRCUMSTANCES) worlds.set(circumstance, await people());
});
afterAll(() => Promise.all([...worlds.values()].map((world) => world.close())));

/** Procedures that remove a user from the campaign, or the campaign itself, come last. */
const LAST = [
  'campaigns.leaveSeat',
  'campaigns.removeMember',
  'campaigns.start',
  'absence.dismissDeputy',
  'ending.archive',
  'ending.end',
  'ending.delete',
];
const NAMES = [...Object.keys(OF_A_CAMPAIGN).filter((name) => !LAST.includes(name)), ...LAST];

const CELLS: Readonly<Record<string, Cell>> = { UNAUTHORIZED: 'sign', NOT_FOUND: '-', FORBIDDEN: 'no' };

/** The answer that a user in this role gets. */
async function cellOf(cast: Cast, name: string, role: Role): Promise<Cell> {
  const { api, war } = cast.of(role);
  const ask = OF_A_CAMPAIGN[name] ?? expect.fail(name);
  const answer = await codeOf(ask(api, war));
  if (answer instanceof Error) throw answer;
  return typeof answer === 'string' ? (CELLS[answer] ?? expect.fail(`${name} of ${role}: ${answer}`)) : 'yes';
}

test.each(CIRCUMSTANCES)('every procedure of a campaign has its row: %s', (circumstance) => {
  expect(Object.keys(ANSWERS[circumstance]).toSorted()).toEqual(NAMES.toSorted());
});

test.each(CIRCUMSTANCES)(
  'answers follow the table, refusals change nothing, and only what may change does: %s',
  async (circumstance) => {
    const world = worlds.get(circumstance) ?? expect.fail(circumstance);
    const rows = ANSWERS[circumstance];
    const cast = await castOf(world, circumstance);
    const stand = () => Promise.all(cast.wars.map(({ war }) => standing(world, war)));
    const before = await stand();
    for (const name of NAMES)
      for (const role of ROLES) if (rows[name]?.[role] !== 'yes') await cellOf(cast, name, role);
    expect(await stand()).toEqual(before);
    const found: Record<string, Row> = {};
    const changing: string[] = [];
    let last = before;
    for (const name of NAMES) {
      const cells = new Map<Role, Cell>();
      for (const role of ROLES) cells.set(role, await cellOf(cast, name, role));
      found[name] = byRole((role) => cells.get(role) ?? 'no');
      await cast.reopened();
      const next = await stand();
      if (JSON.stringify(next) !== JSON.stringify(last)) changing.push(name);
      last = next;
    }
    expect(found).toEqual(rows);
    expect(changing.toSorted()).toEqual(CHANGES[circumstance].split(/\s+/).toSorted());
  },
);
