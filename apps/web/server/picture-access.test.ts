import { BECAUSE, byRole, RED, ROLES, type Role, roleTable, type Table } from '@sealed-orders/host/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RoleWars, roleWars, warOfRole } from './testing/role-wars.ts';
import { type Site, testSite } from './testing/site.ts';

let site: Site;
let wars: RoleWars;

beforeAll(async () => {
  site = await testSite();
  wars = await roleWars(site);
}, 60_000);

afterAll(async () => {
  await site.close();
  expect(site.failures).toEqual([]);
});

/**
 * Who can get a picture that the player added to the write-up of a turn, before the turn is over and after it. Tally
 * never tells spectators of a turn.
 */
const SEEING = roleTable(`
          nobody stranger removed evicted replaced spectator player deputy substitute referee owner playing covered uncovered
  before  no     no       no      no      no       no        yes    yes    no         yes     yes   no      no      no
  after   no     no       no      no      no       no        yes    yes    yes        yes     yes   yes     no      yes
`);

/** The player adds a picture. Returns its address. */
async function added({ campaign, users }: Table): Promise<string> {
  const bytes = Buffer.from('a picture');
  const picture = { width: 1, height: 1, full: bytes, small: bytes, topic: 'turn-1', caption: '' };
  const made = await site.host.addPicture(campaign, RED, { ...picture, userId: users[RED] ?? '' });
  return `${site.url}/pictures/${campaign}/${made.ok ? made.value.id : expect.fail(made.problem.code)}/full`;
}

test.each([true, false])('who gets a picture; in a public war: %s', async (isPublic) => {
  const tables = {
    usual: await wars.warOf('running', { isPublic }),
    played: await wars.warOf('running', { isPublic, isPlayed: true }),
    shared: await wars.warOf('running', { isPublic, isShared: true }),
  };
  const places = new Map<Table, string>();
  for (const war of Object.values(tables)) places.set(war, await added(war));
  const found = async () => {
    const cells = new Map<Role, string>();
    for (const role of ROLES) {
      const war = warOfRole(tables, role);
      const answer = await fetch(places.get(war) ?? '', { headers: { cookie: await wars.cookieOf(war, role) } });
      cells.set(role, answer.status === 200 ? 'yes' : answer.status === 404 ? 'no' : String(answer.status));
    }
    return byRole((role) => cells.get(role) ?? '');
  };
  expect(await found()).toEqual(SEEING.before);
  for (const war of Object.values(tables)) {
    const referee = wars.userOf(war, 'referee') ?? '';
    expect(await site.host.closePhase(war.campaign, referee, 0, BECAUSE)).toMatchObject({ ok: true });
  }
  expect(await found()).toEqual(SEEING.after);
});
