import { randomBytes } from 'node:crypto';
import { type CampaignId, createHost, type OpenHost, openHost, type UserId } from '@sealed-orders/host';
import { present, type SeatId, seatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import type { Force, NodeId, View } from '@sealed-orders/rules/node-campaign';
import { accounts, DEMO_PASSWORD } from './accounts.ts';
import { must } from './must.ts';
import { rosterOf } from './orsana/players.ts';
import {
  afternoon,
  commands,
  DAY,
  enrolled,
  given,
  HOUR,
  optionsOf,
  placed,
  refereesView,
  ruled,
  started,
  viewOf,
  type War,
} from './orsana/staging.ts';
import { stepMade } from './stand-campaign.ts';

const SEATS = ['azure', 'madder', 'ochre'] as const;
export type StarSeat = (typeof SEATS)[number];

export interface StarOptions {
  readonly connectionString: string;
  readonly name?: string;
  /** The open day; 0: the set-up has begun, and nobody has chosen where to start. */
  readonly day?: number;
  /** Who attacks madder, in this order: the first fights, and the other waits in the stack. */
  readonly attackers?: readonly Exclude<StarSeat, 'madder'>[];
}

interface StarLogin {
  readonly username: string;
  readonly password: string;
}

export interface Star {
  readonly campaign: CampaignId;
  readonly slug: string;
  readonly referee: StarLogin;
  readonly players: Readonly<Record<StarSeat, StarLogin>>;
}

/** None is an ally of another, and none needs the Imperial Guard. */
const FACTIONS = { azure: 'chaos', madder: 'orks', ochre: 'necrons' } as const;

type BySeat<Value> = Readonly<Record<StarSeat, Value>>;
type Names = readonly [string, ...string[]];

/** The battleforces of each player. The second of madder is a Space Hulk, which stays in deep space. */
const FORCES: BySeat<Names> = {
  azure: ['Sable Column'],
  madder: ['Iron Wake', 'Scrap Tide'],
  ochre: ['Choir of Ash'],
};

/** Where madder holds out: next to azure and to ochre. */
const FIELD = 'O3';
/** What each controls; its battleforce is in the first. */
const NODES: BySeat<Names> = { azure: ['O12'], madder: [FIELD, 'O4', 'ORB-O'], ochre: ['O2'] };

/** So many hours to choose where to begin that a scheduler of the site never chooses for them. */
const NO_HURRY = 1000;

/** More than anybody can hold: everyone gets as many points as the limit allows. */
const PLENTY = 100;

/**
 * A running node campaign of three with its own accounts, for a test that shares nothing with others. From its first
 * day on the battleforces of azure and ochre stand next to madder’s, and everyone has all the points they can hold.
 */
export async function seedStar(options: StarOptions): Promise<Star> {
  const { connectionString, day = 1, attackers = [] } = options;
  const tag = randomBytes(4).toString('hex');
  const login = (who: string): StarLogin => ({ username: `${who}-${tag}`, password: DEMO_PASSWORD });
  const open = openHost({ connectionString, poolSize: 4 });
  try {
    const wanted = [...SEATS, 'referee'].map((who) => ({ username: login(who).username, displayName: who }));
    const users = await accounts(open, wanted, DEMO_PASSWORD);
    const userOf = (who: string): UserId => present(users.get(login(who).username), `an account of ${who}`);
    const { war, slug } = await created(open, { ...options, tag }, userOf);
    await started(war);
    if (day > 0) {
      war.at(HOUR);
      await placed(war);
      // A scheduler of the site may be bringing the midnights meanwhile.
      while ((await refereesView(war)).clock.day < day) await stepMade(open, war.campaign);
      war.at((day + 1) * DAY);
      for (const seat of SEATS) await enrolled(war, seatId(seat), rosterOf({ forces: FORCES[seat] }));
      await stationed(war);
      for (const seat of attackers) await attacked(war, seat);
    }
    const players = { azure: login('azure'), madder: login('madder'), ochre: login('ochre') };
    return { campaign: war.campaign, slug, referee: login('referee'), players };
  } finally {
    await open.close();
  }
}

interface Created {
  readonly war: War;
  readonly slug: string;
}

/** The war in its lobby, as many days ago as are to be over. Its clock never passes the present. */
async function created(
  { db }: OpenHost,
  { name = 'A seeded star war', day = 1, tag }: StarOptions & { readonly tag: string },
  userOf: (who: string) => UserId,
): Promise<Created> {
  const began = day === 0 ? Date.now() - HOUR : afternoon(Date.now()) - day * DAY;
  let now = new Date(began);
  const host = createHost({ db, clock: () => now });
  const referee = userOf('referee');
  const { id: campaign, slug } = must(
    await host.createCampaign(referee, {
      ...{ name, slug: `star-${tag}`, system: 'node-campaign', isPublic: true, isListed: false },
      setup: { preset: 'club', settings: { anyMix: true, setupHours: NO_HURRY } },
      seats: SEATS.map((seat) => ({ id: seat, name: seat, choices: { faction: FACTIONS[seat] } })),
      pace: USUAL_PACE,
    }),
  );
  const players = new Map(SEATS.map((seat) => [seatId(seat), userOf(seat)]));
  const at = (after: number) => {
    now = new Date(Math.min(began + after, Date.now()));
  };
  return { war: { host, campaign, players, referee, at }, slug };
}

/** The battleforces go where they can attack each other, by the referee’s rulings. */
async function stationed(war: War): Promise<void> {
  const view = await refereesView(war);
  const controlled = SEATS.flatMap((seat) =>
    NODES[seat].map((id) => ({ type: 'set-control' as const, node: nodeOf(view, id), seat: seatId(seat) })),
  );
  const moved = SEATS.map((seat) => {
    const [to] = NODES[seat];
    return { type: 'move-force' as const, force: firstForce(view, seat).id, to: nodeOf(view, to) };
  });
  await ruled(war, { type: 'corrections', edits: [...controlled, ...moved] }, 'The war begins in the middle.');
  await ruled(war, { type: 'give-points', seat: null, points: PLENTY, isCapped: true }, 'Everyone saved.');
}

const nodeOf = ({ map }: View, id: string): NodeId => present(map.nodes.find((node) => node.id === id)?.id, id);

const firstForce = ({ forces }: View, seat: StarSeat): Force =>
  present(
    Object.values(forces).find(({ name }) => name === FORCES[seat][0]),
    `the first battleforce of ${seat}`,
  );

/** Moves the player’s battleforce onto madder’s. */
async function attacked(war: War, who: StarSeat): Promise<void> {
  const seat: SeatId = seatId(who);
  const view = await viewOf(war, seat);
  const field = nodeOf(view, FIELD);
  const attack = optionsOf(view, 'command').find(({ command }) => command.type === 'move' && command.to === field);
  const isGiven = attack !== undefined && (await given(war, seat, commands(attack, { kind: 'now' })));
  if (!isGiven) throw new Error(`${who} cannot attack`);
}
