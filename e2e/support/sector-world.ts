import type { Browser, BrowserContext } from '@playwright/test';
import { present } from '@sealed-orders/rules/kernel';
import { READY_MADE_ARMIES, SIDES } from '@sealed-orders/rules/sector-campaign';
import { type SectorWar, sectorSetUp, sectorWar } from '@sealed-orders/rules/testing';
import { type Login, signIn } from './people.ts';
import { ordered, type Sector, sectored } from './sector-staging.ts';
import { attack, fighting, moving, nearlyWon, territoryIn } from './sector-wars.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** What the tour visits of the sector campaign. */
export interface SectorWorld {
  /** Addresses of wars, and of battles in them. */
  readonly sectors: Readonly<
    Record<
      | 'armies'
      | 'deployment'
      | 'command'
      | 'war'
      | 'scouted'
      | 'attacked'
      | 'battle'
      | 'reported'
      | 'retreats'
      | 'over',
      string
    >
  >;
  readonly cookies: Readonly<
    Record<
      | 'musterer'
      | 'placer'
      | 'purchaser'
      | 'marshal'
      | 'adjutant'
      | 'marshalsReferee'
      | 'scoutmaster'
      | 'besieged'
      | 'reporter'
      | 'confirmer'
      | 'withdrawer'
      | 'victor',
      Cookies
    >
  >;
}

const SMALL_ARMY = 'Border patrol';

/** Both armies are sealed and open, and West is to place its first counter. */
function deploying(): SectorWar {
  const war = sectorSetUp({ settings: { armyPoints: 1000 }, west: { rating: '1' }, east: { rating: '6' } });
  const army = present(
    READY_MADE_ARMIES.find(({ name }) => name === SMALL_ARMY),
    `the army ${SMALL_ARMY}`,
  );
  const { name, detachments } = army;
  for (const side of SIDES) war.give(side, { type: 'seal-army', army: { name, detachments: [...detachments] } });
  const majors = { west: ['1', '3'], east: ['G', 'I'] } as const;
  for (const side of SIDES) {
    war.give(side, { type: 'seal-majors', territories: majors[side].map((one) => territoryIn(war, one)) });
  }
  return war;
}

const PIECES = {
  'Ansgar Command': 'west 8 commander',
  'Fen Wardens': 'west 8 350',
  'Sluice Guns': 'west 7 flak',
  'Bracken Eyes': 'west 9 infiltrator',
  'Sedge Kites': 'west 5 airborne',
  'Drop Guard': 'west orbit',
  'Tar Walkers': 'east B 400',
  'Cinder Mob': 'east A',
  'Kiln Guard': 'east C',
  'Slag Host': 'east I',
};

/** West is to move: its staff has proposed something, it has queued something, and it digs in. */
function busy(): SectorWar {
  const war = moving(PIECES, {
    majors: '8 9 A C',
    seats: [{ id: 'carl', name: 'Carl', side: 'west', role: 'staff' }],
  });
  const fortified = { type: 'set-fortified', territory: territoryIn(war, '8'), isFortified: true } as const;
  war.rule({ type: 'corrections', edits: [fortified] });
  const declaration = {
    type: 'move',
    detachment: war.one('Sluice Guns').id,
    to: territoryIn(war, '4'),
    isBonus: false,
  } as const;
  war.giveAs('carl', { type: 'propose', declaration, reason: 'They are too close to the front.' });
  const choices = [{ when: null, declaration: attack(war, '8', 'B', 'Fen Wardens') }];
  war.give('west', { type: 'queue', queue: 'attacks', instructions: [{ choices }] });
  return war;
}

/** East has attacked 8, and West is asked for responses. */
function attacked(): SectorWar {
  const war = sectorWar('attacks', { pieces: PIECES });
  return war.does('west', { type: 'pass' }).does('east', attack(war, 'B', '8', 'Tar Walkers'));
}

const embattled = (): SectorWar => fighting({ pieces: PIECES }, ['8', 'B', 'Fen Wardens'], ['7', 'A', 'Sluice Guns']);

/** West has won both battles, and chooses who stays. */
function leaving(): SectorWar {
  const war = embattled();
  for (const { id } of Object.values(war.board.battles)) {
    war.rule({ type: 'settle', battle: id, result: { winner: 'attacker', deeds: [] } });
  }
  return war;
}

/** Wars in all their phases, some of them in the middle of a battle. */
export async function stagedSectors(browser: Browser): Promise<SectorWorld> {
  const armies = await sectored(sectorSetUp(), { name: 'The Sector Before the War' });
  const deployment = await sectored(deploying(), { name: 'The Sector of Face-Down Counters' });
  const modules = { momentum: true, commandResources: true, directives: true };
  const command = await sectored(sectorWar('command', { pieces: PIECES, settings: modules }), {
    name: 'The Sector of Directives',
  });
  const war = await sectored(busy(), { name: 'The Sector of the Tour' });
  const scouted = await scoutedSector();
  const answered = await sectored(attacked(), { name: 'The Sector Under Attack' });
  const battles = embattled();
  const fought = await sectored(battles, { name: 'The Sector of Two Battles' });
  const [open, reported] = Object.values(battles.board.battles).map(({ id }) => id);
  if (open === undefined || reported === undefined) throw new Error('there are no two battles');
  await ordered(fought, 'anna', { type: 'report', battle: reported, result: { winner: 'attacker', deeds: [] } });
  const retreats = await sectored(leaving(), { name: 'The Sector After Its Battles' });
  const over = await sectored(nearlyWon(), { name: 'The Sector at Peace' });
  for (const who of ['anna', 'bert'] as const)
    await ordered(over, who, { type: 'declare', declaration: { type: 'pass' } });
  const as = async (login: Login): Promise<Cookies> => {
    const context = await browser.newContext();
    await signIn(context, login);
    const cookies = await context.cookies();
    await context.close();
    return cookies;
  };
  const at = ({ slug }: Sector): string => `/c/${slug}`;
  return {
    sectors: {
      ...{ armies: at(armies), deployment: at(deployment), command: at(command), war: at(war) },
      ...{ scouted: at(scouted), attacked: at(answered), retreats: at(retreats), over: at(over) },
      ...{ battle: `${at(fought)}?battle=${open}`, reported: `${at(fought)}?battle=${reported}` },
    },
    cookies: {
      musterer: await as(armies.players.anna),
      placer: await as(deployment.players.anna),
      purchaser: await as(command.players.anna),
      marshal: await as(war.players.anna),
      adjutant: await as(war.players.carl),
      marshalsReferee: await as(war.referee),
      scoutmaster: await as(scouted.players.anna),
      besieged: await as(answered.players.anna),
      reporter: await as(fought.players.anna),
      confirmer: await as(fought.players.bert),
      withdrawer: await as(retreats.players.anna),
      victor: await as(over.players.anna),
    },
  };
}

/** West’s scouts have read a sheet in B. */
async function scoutedSector(): Promise<Sector> {
  const war = sectorWar('scouting', { pieces: { ...PIECES, 'Bracken Eyes': 'west 8 infiltrator' } });
  const sector = await sectored(war, { name: 'The Sector of Scouts' });
  const scout = {
    type: 'scout',
    detachment: war.one('Bracken Eyes').id,
    territory: territoryIn(war, 'B'),
    route: null,
    back: null,
    escort: null,
  } as const;
  await ordered(sector, 'anna', { type: 'declare', declaration: scout }, ['SEC-SCOUT-04', 'west-4 east-1', 6]);
  return sector;
}
