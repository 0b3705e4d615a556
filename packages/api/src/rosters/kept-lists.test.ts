import { demoLists } from '@sealed-orders/formats/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../testing/code-of.ts';
import { type Api, type People, people } from '../testing/people.ts';

let world: People;
let red: Api;
let green: Api;

beforeAll(async () => {
  world = await people();
  [red, green] = await Promise.all([world.person('red'), world.person('green')]);
}, 60_000);

afterAll(() => world.close());

const [list] = demoLists('azure').map(({ fileName, bytes }) => ({
  fileName,
  base64: Buffer.from(bytes).toString('base64'),
}));

async function uploaded(by: Api) {
  const answer = await by.rosters.upload({ fileName: 'list.ros', base64: list?.base64 ?? '' });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
}

test('a list is there for who brought it, and for nobody else', async () => {
  const { id: roster, review } = await uploaded(red);
  const planned = { name: 'First', lists: [{ roster, review }] };
  expect(await red.rosters.get({ roster })).toMatchObject({ id: roster });
  expect(await red.rosters.detachment(planned)).toMatchObject({ ok: true });

  expect(await codeOf(green.rosters.get({ roster }))).toBe('NOT_FOUND');
  expect(await codeOf(green.rosters.detachment(planned))).toBe('NOT_FOUND');
  expect(await green.rosters.list()).toEqual([]);
});

test('a list goes when who brought it removes it, and for nobody else', async () => {
  const [{ id: roster }, { id: other }] = [await uploaded(red), await uploaded(red)];
  expect(await codeOf(green.rosters.remove({ roster }))).toBe('NOT_FOUND');
  expect(await red.rosters.get({ roster })).toMatchObject({ id: roster });

  expect(await red.rosters.remove({ roster })).toEqual({ removed: true });
  expect(await codeOf(red.rosters.get({ roster }))).toBe('NOT_FOUND');
  expect(await codeOf(red.rosters.remove({ roster }))).toBe('NOT_FOUND');
  expect((await red.rosters.list()).map(({ id }) => id)).toContain(other);
});

test('a detachment has the name that was typed, without what hides or turns writing', async () => {
  const { id: roster, review } = await uploaded(red);
  const joined = await red.rosters.detachment({ name: ' \u202eFirst\n Column', lists: [{ roster, review }] });
  expect(joined).toMatchObject({ ok: true, value: { name: 'First Column' } });
});

test('there is a limit on the lists of a user', async () => {
  const collector = await world.person('collector');
  const { id: userId } = await world.opened.db.prisma.user.findUniqueOrThrow({ where: { username: 'collector' } });
  const kept = { userId, name: 'Kept', fileName: 'kept.ros', roster: {} };
  await world.opened.db.prisma.roster.createMany({ data: Array.from({ length: 59 }, () => kept) });

  await uploaded(collector);
  expect(await collector.rosters.upload({ fileName: 'list.ros', base64: list?.base64 ?? '' })).toEqual({
    ok: false,
    problem: { code: 'too-many-lists' },
  });
  expect(await collector.rosters.list()).toHaveLength(60);
});
