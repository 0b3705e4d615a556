import {
  type Board,
  type Desk,
  DIRECTIVES,
  defaultMajors,
  inHand,
  type Known,
  knownOf,
  ownMajors,
  type Phase,
  sectorCampaign,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { CANARY, type Doing } from './doing.ts';
import { commanderOf, type SectorSide } from './sector-sides.ts';
import { botOf, must, type Plan, seatOf, timeUp, type War } from './war.ts';
import { nonceOf, type Seat } from './world.ts';

/** What a side keeps to itself. */
export const SECTOR_SECRETS = [
  'army',
  'majors',
  'command',
  'queue',
  'preference',
  'reaction',
  'keeper',
  'proposal',
  'adoption',
] as const;
export type SectorSecret = (typeof SECTOR_SECRETS)[number];
/** Everybody hears that these are sealed, but not what they say. */
export const SEALED = ['army', 'majors', 'command'] as const satisfies readonly SectorSecret[];

/** In these phases both sides owe a decision that can look the same to everybody else in all worlds. */
const DECIDED: readonly Phase[] = ['armies', 'majors', 'deployment', 'command'];
/** More orders than any of them needs. */
const MOST_ORDERS = 20;
/** Enough for a purchase, whatever the directive. */
const SCORE = 6;

/** The phase with which the law begins: the armies, the deployment, or the first turn. */
function beginning({ start, hasBot }: Plan): Phase {
  if (hasBot === true || start === 'turn') return 'command';
  return start === 'guided' ? 'armies' : 'deployment';
}

/** Plays the war up to the phase with which the law begins. The plotters have another army in each world. */
export async function setUp(war: War, amount: number): Promise<War> {
  const { referee } = war.world.people;
  const edits = (['west', 'east'] as const).map((side) => ({ type: 'set-score', side, score: SCORE }));
  const ruling = { type: 'corrections', edits };
  const { campaign } = war;
  must(await referee.api.campaigns.rule.mutate({ campaign, ruling, reason: 'So be it.', nonce: nonceOf('begun') }));
  const first = beginning(war.plan);
  while ((await boardOf(war)).phase !== first) await phasePassed(war, amount);
  return war;
}

/**
 * The present phase passes: both sides decide what looks the same to everybody else, whatever they know. When they
 * declare their moves, the time of a declaration passes.
 */
export async function phasePassed(war: War, amount: number): Promise<void> {
  const { phase } = await boardOf(war);
  if (!DECIDED.includes(phase)) {
    await timeUp(war);
    return;
  }
  // Majors may be sealed again until both sides are in. The last ones are the same in all worlds: everybody will see them.
  if (phase === 'majors') await decided(war, 'west', amount);
  for (let n = 0; n < MOST_ORDERS; n += 1) {
    const board = await boardOf(war);
    const [asked] = board.asked;
    if (board.phase !== phase || asked === undefined) return;
    await decided(war, asked.side, amount);
  }
  throw new Error('the phase does not end');
}

/** The commander decides what the side owes in this phase. */
export async function decided(war: War, side: SectorSide, amount: number): Promise<void> {
  const commander = commanderOf(war.plan, side);
  const known = await knownTo(war, commander);
  const isBot = commander === botOf(war.plan);
  if (isBot && known.board.phase === 'armies') await provided(war, armyOf(known, commander, 1));
  else if (isBot) await war.world.site.host.playSeats();
  else must(await ordered(war, commander, owed(known, commander, side === 'west' ? amount : 1)));
}

/** The referee gives the seat that plays by itself an army that cannot scout: it must not find out what is hidden. */
async function provided({ world, campaign }: War, army: object): Promise<void> {
  const ruling = { type: 'set-army', side: 'east', army };
  const told = { campaign, ruling, reason: 'It has none.', nonce: nonceOf('provided') };
  must(await world.people.referee.api.campaigns.rule.mutate(told));
}

/** As `given`, without the limit on the orders that a user may give in a minute. */
async function ordered({ world: { site }, campaign }: War, place: Seat, order: object) {
  const { host } = site;
  const [lobby, head] = await Promise.all([
    host.lobby(campaign, { kind: 'referee' }),
    host.head(campaign, { kind: 'seat', seat: seatOf(place) }),
  ]);
  const userId = lobby?.seats.find(({ seat }) => seat === place)?.user?.id ?? '';
  return host.give(campaign, seatOf(place), { order, nonce: nonceOf(`${head?.n} ${place}`), userId });
}

/** What a commander knows now. */
async function knownTo({ world, campaign }: War, commander: Seat): Promise<Known> {
  const seen = await world.site.host.viewOf(campaign, { kind: 'seat', seat: seatOf(commander) });
  const known = knownOf(sectorCampaign.schemas.view.parse(seen?.view));
  if (known === null) throw new Error(`${commander} commands no side`);
  return known;
}

const boardOf = async (war: War): Promise<Board> => (await knownTo(war, commanderOf(war.plan, 'west'))).board;

function owed(known: Known, commander: Seat, amount: number): object {
  const { phase, settings } = known.board;
  if (phase === 'armies') return { type: 'seal-army', army: armyOf(known, commander, amount) };
  if (phase === 'majors') return { type: 'seal-majors', territories: defaultMajors(settings, known.side) };
  if (phase === 'command') return { type: 'command', sheet: sheet(known, amount) };
  const [declaration] = placements(known, amount);
  return { type: 'declare', declaration };
}

/** As many detachments in every world, but other units, points and another commander. */
function armyOf({ side }: Known, commander: Seat, amount: number): object {
  const detachments = ['Column', 'Reserve', 'Guards'].map((what, i) => ({
    name: `${what} of ${commander}`,
    kind: 'ground',
    units: [{ name: `Riders of ${commander}`, count: 3 * amount, points: 100 * amount + 20 * i }],
    isCommander: i === amount,
  }));
  return { name: side === 'west' ? CANARY : 'An army', detachments };
}

/** The same places in every world, but other detachments under the counters. */
function placements(known: Known, amount: number): readonly object[] {
  const { board, side } = known;
  const own = Object.values(board.territories).flatMap(({ id, home, isMajor }) =>
    home === side && !isMajor ? [id] : [],
  );
  const placed = Object.values(board.counters).filter((counter) => counter.side === side).length;
  const free: readonly TerritoryId[] = [...ownMajors(board, side), ...own].slice(placed);
  const hand = amount === 1 ? inHand(known) : inHand(known).toReversed();
  return hand.map(({ id }, i) => ({ type: 'place', detachment: id, at: free[i] }));
}

/** It costs the same in every world, whatever it pays for: others read no more than that. */
function sheet({ desk, board, side }: Known, amount: number): object {
  const row = DIRECTIVES[desk.directive?.number ?? 0];
  const [at] = defaultMajors(board.settings, side);
  const [bombardment, engineers] = [{ resource: 'bombardment' }, { resource: 'engineers', at }];
  const bought = amount === 1 ? bombardment : engineers;
  const nothing = { additions: [], returns: [], upkeep: [] };
  // In each world other counters would be called away.
  if (row?.duty.kind === 'away') return { ...nothing, ignores: true, purchases: [bought] };
  // One world ignores the directive where that costs as much as the purchase of the other.
  if (row?.price === 2 && amount === 1) return { ...nothing, ignores: true, purchases: [] };
  return { ...nothing, ignores: false, purchases: [bought] };
}

/** The army has no scouts: such an instruction is never carried out. */
const scouting = ({ board, side }: Known, amount: number): object => ({
  type: 'scout',
  detachment: `${side === 'west' ? 'w' : 'e'}d${amount}`,
  territory: Object.values(board.territories).find(({ home }) => home !== side)?.id,
  ...{ route: null, back: null, escort: null },
});

const isAsked = ({ board, side }: Known, decision: string): boolean =>
  board.asked.some((one) => one.side === side && one.decision === decision);

const firstOf = ({ detachments }: Desk): string | null => Object.keys(detachments).toSorted()[0] ?? null;

/** Nobody can scout, so that nobody rolls for that phase, and the preference never shows. */
const preference = (amount: number): object => ({
  type: 'prefer',
  phase: 'scouting',
  who: amount === 1 ? 'me' : 'enemy',
});

const proposal = (known: Known, amount: number): object => ({
  type: 'propose',
  declaration: scouting(known, amount),
  reason: `${CANARY} says so ${amount} times.`,
});

interface Keeping {
  readonly known: Known;
  readonly amount: number;
  readonly commander: Seat;
  readonly staff: Seat;
}

/** The orders, different for each amount; null: the side cannot give one now. */
const ORDERS: Readonly<Record<SectorSecret, (keeping: Keeping) => object | null>> = {
  army: ({ known, commander, amount }) =>
    known.board.phase === 'armies' ? { type: 'seal-army', army: armyOf(known, commander, amount) } : null,
  majors: ({ known, amount }) => (known.board.phase === 'majors' ? majors(known, amount) : null),
  command: ({ known, amount }) => (isAsked(known, 'command') ? { type: 'command', sheet: sheet(known, amount) } : null),
  queue: ({ known, amount }) => queue(known, amount),
  preference: ({ amount }) => preference(amount),
  reaction: ({ known, amount }) => {
    const detachment = firstOf(known.desk);
    return detachment === null ? null : { type: 'react', detachment, reaction: amount === 1 ? 'ask' : 'never' };
  },
  keeper: ({ known, amount, staff }) => {
    const detachment = firstOf(known.desk);
    return detachment === null ? null : { type: 'assign', detachment, keeper: amount === 1 ? staff : null };
  },
  proposal: ({ known, amount }) => proposal(known, amount),
  adoption: ({ known: { desk } }) => {
    const [first] = desk.proposals;
    return first === undefined ? null : { type: 'adopt', proposal: first.number, into: 'queue' };
  },
};

/** Never opened: before the phase passes, the side seals others. */
function majors({ board, side }: Known, amount: number): object {
  const usual = defaultMajors(board.settings, side);
  const own = Object.values(board.territories).flatMap(({ id, home }) => (home === side ? [id] : []));
  const others = own.filter((id) => !usual.includes(id)).slice(0, usual.length);
  return { type: 'seal-majors', territories: amount === 1 ? usual : others };
}

/** The deployment, which is carried out; in other phases instructions that never are. */
function queue(known: Known, amount: number): object {
  const isDeploying = known.board.phase === 'deployment';
  const declarations = isDeploying ? placements(known, amount) : [scouting(known, amount)];
  const instructions = declarations.map((declaration) => ({ choices: [{ when: null, declaration }] }));
  return { type: 'queue', queue: isDeploying ? 'deployment' : 'scouting', instructions };
}

/** The plotters’ side does this in secret: the staff propose, the commander does everything else. */
export async function keptBySide({ war, amount }: Doing, type: SectorSecret): Promise<boolean> {
  const [commander, staff] = war.plan.plotters;
  const keeping = { known: await knownTo(war, commander), amount, commander, staff };
  const order = ORDERS[type](keeping) ?? preference(amount);
  must(await ordered(war, type === 'proposal' ? staff : commander, order));
  return true;
}

/** Something that only the two plotters can see. */
export async function confided({ war, place, amount }: Doing): Promise<boolean> {
  const [commander] = war.plan.plotters;
  const order = place === commander ? preference(amount) : proposal(await knownTo(war, commander), amount);
  return (await ordered(war, place, order)).ok;
}

/** What an enemy might try with the plotters’ proposals and detachments. It is refused, whether they exist or not. */
export const SECTOR_MISSTEPS: readonly object[] = [
  { type: 'adopt', proposal: 1, into: 'queue' },
  { type: 'react', detachment: 'wd1', reaction: 'never' },
];
