import { afterAll, beforeAll, expect, test } from 'vitest';
import { OF_A_CAMPAIGN } from './testing/asks.ts';
import { type Cast, castOf, ROLES, type Role } from './testing/cast.ts';
import { codeOf } from './testing/code-of.ts';
import { BEGUN, type Cell, LOBBY, type Row, rowBy, rowsOf } from './testing/matrix.ts';
import { type People, people } from './testing/people.ts';
import { standing } from './testing/standing.ts';

let world: People;
beforeAll(async () => {
  world = await people();
});
afterAll(() => world.close());

const CIRCUMSTANCES = [
  ['a war that has begun', true, rowsOf(BEGUN)],
  ['a campaign that has not begun', false, rowsOf(LOBBY)],
] as const;

/** What takes somebody out of the campaign, or the campaign away, comes after all else. */
const LAST = [
  'absence.dismissDeputy',
  'campaigns.leaveSeat',
  'campaigns.removeMember',
  'campaigns.start',
  'ending.end',
  'ending.delete',
];
const NAMES = [...Object.keys(OF_A_CAMPAIGN).filter((name) => !LAST.includes(name)), ...LAST];

const CELLS: Readonly<Record<string, Cell>> = { UNAUTHORIZED: 'sign', NOT_FOUND: '-', FORBIDDEN: 'no' };

/** What somebody in this role is answered. */
async function cellOf(cast: Cast, name: string, role: Role): Promise<Cell> {
  const { api, war } = cast.of(role);
  const ask = OF_A_CAMPAIGN[name] ?? expect.fail(name);
  const answer = await codeOf(ask(api, war));
  if (answer instanceof Error) throw answer;
  return typeof answer === 'string' ? (CELLS[answer] ?? expect.fail(`${name} of ${role}: ${answer}`)) : 'yes';
}

test.each(CIRCUMSTANCES)('every procedure of a campaign has its row: %s', (_title, _isBegun, rows) => {
  expect(Object.keys(rows).toSorted()).toEqual(NAMES.toSorted());
});

test.each(CIRCUMSTANCES)(
  'everybody is answered as the table says, and refusals change nothing: %s',
  async (_title, isBegun, rows) => {
    const cast = await castOf(world, isBegun ? 'begun' : 'lobby', isBegun);
    const stand = () => Promise.all(cast.wars.map(({ owner, war }) => standing(world, owner, war)));
    const before = await stand();
    for (const name of NAMES)
      for (const role of ROLES) if (rows[name]?.[role] !== 'yes') await cellOf(cast, name, role);
    expect(await stand()).toEqual(before);
    const found: Record<string, Row> = {};
    for (const name of NAMES) {
      const cells = new Map<Role, Cell>();
      for (const role of ROLES) cells.set(role, await cellOf(cast, name, role));
      found[name] = rowBy((role) => cells.get(role) ?? 'no');
    }
    expect(found).toEqual(rows);
  },
);
