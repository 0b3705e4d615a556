import { type OpenHost, openHost, type UserId } from '@sealed-orders/host';
import { BECAUSE, pausedAt, restated } from '@sealed-orders/host/testing';
import {
  type Defence,
  hexCampaign,
  type MovementOrderType,
  movementOptions,
  type PieceId,
  type Reach,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { type HexKey, label, neighbours } from '@sealed-orders/rules/space';
import { type Seeded, type SeedOptions, seedCampaign, sensibleSheet } from '@sealed-orders/testkit';
import { env } from '../env.ts';

export type Seat = keyof Seeded['players'];

/** A running campaign with its own accounts, in the database of the site. */
export const seeded = (options: Omit<SeedOptions, 'connectionString'> = {}): Promise<Seeded> =>
  seedCampaign({ connectionString: env.databaseUrl, ...options });

/** Runs the host itself on the database of the site. */
export async function byHost<Value>(
  act: (host: OpenHost['host'], db: OpenHost['db']) => Promise<Value>,
): Promise<Value> {
  const open = openHost({ connectionString: env.databaseUrl, poolSize: 3 });
  try {
    return await act(open.host, open.db);
  } finally {
    await open.close();
  }
}

/** Number of the open phase. */
export const openPhase = ({ campaign }: Seeded): Promise<number> =>
  byHost(async (host) => (await host.head(campaign))?.opening ?? 0);

/** Writes a seat's own draft, without its last order. */
export async function drafted(seeded: Seeded, seat: Seat): Promise<void> {
  const view = await known(seeded, seat);
  const sheet = sensibleSheet(view);
  const opening = await openPhase(seeded);
  const draft = { ...sheet, orders: sheet.orders.slice(0, -1) };
  await byHost((host) => host.saveDraft(seeded.campaign, seatId(seat), opening, draft));
}

/** The next time that a campaign waits for: a deadline, or a time of the rules such as midnight. */
const DUE = 'LEAST(next_due, firm_due)';

/**
 * Lets the time of this campaign's open phase run out, as a scheduler with a fast clock would. It passes over all others,
 * which are locked meanwhile. The site has served until then: without that, the phase would wait for it.
 */
export const timeUp = ({ campaign }: Pick<Seeded, 'campaign'>): Promise<void> =>
  byHost(async (host, { pool }) => {
    const { rows } = await pool.query<{ due: Date | null }>(`SELECT ${DUE} AS due FROM campaign WHERE id = $1`, [
      campaign,
    ]);
    const due = rows[0]?.due ?? null;
    if (due === null) throw new Error('the campaign waits for no time');
    const others = await pool.connect();
    try {
      await others.query('BEGIN');
      await others.query(`SELECT FROM campaign WHERE id <> $1 AND ${DUE} <= $2 ORDER BY id FOR NO KEY UPDATE`, [
        campaign,
        due,
      ]);
      await pool.query('UPDATE site_heartbeat SET served_at = greatest(served_at, $1)', [due]);
      await host.runDue(due);
    } finally {
      await others.query('ROLLBACK');
      others.release();
    }
  });

/** Lets some hours of the open phase pass, for everyone who looks at its clock. */
export const hoursPass = ({ campaign }: Pick<Seeded, 'campaign'>, hours: number): Promise<void> =>
  byHost(async (_host, db) => {
    await db.pool.query(
      `UPDATE campaign SET opened_at = opened_at - $2 * interval '1 hour', next_due = next_due - $2 * interval '1 hour'
        WHERE id = $1`,
      [campaign, hours],
    );
  });

/** Closes the open phase as the referee does: players who have not sealed get the rules' default. */
export async function advanced(seeded: Seeded): Promise<void> {
  const opening = await openPhase(seeded);
  await byHost(async (host, db) => {
    const { username } = seeded.referee;
    const { rows } = await db.pool.query<{ id: UserId }>('SELECT id FROM "user" WHERE username = $1', [username]);
    const [referee] = rows;
    if (referee === undefined) throw new Error('no referee');
    const closed = await host.closePhase(seeded.campaign, referee.id, opening, BECAUSE);
    if (!closed.ok) throw new Error(`the phase was not closed: ${closed.problem.code}`);
  });
}

/** Pauses a campaign as the rules do when they refuse a step, although nothing is wrong with it. */
export async function paused({ campaign }: Seeded): Promise<void> {
  await byHost(async (host, db) => pausedAt(db, campaign, (await host.lastStep(campaign))?.n ?? 0));
}

/** A campaign that has paused automatically because nobody acted for three rounds. */
export const fallenAsleep = ({ campaign }: Seeded): Promise<void> =>
  byHost(async (_host, db) => {
    const pauseReason = { code: 'asleep', details: [] };
    await db.prisma.campaign.update({
      where: { id: campaign },
      data: { status: 'paused', nextDue: null, pauseReason },
    });
  });

/** What Azure keeps in its Capital after a hard war. */
export interface Fortress {
  /** Names of the captive detachments: one in prison, one under guard. */
  readonly jailed: string;
  readonly marched: string;
  /** The army that guards the second. */
  readonly guard: string;
}

const WALL: Defence = {
  id: 'd1',
  type: 'wall',
  weapon: null,
  race: 'ig',
  paid: 25,
  built: 1,
  disabled: null,
  shrine: null,
};

/** Gives Azure's Capital defences, one of them out of use, and captives of Madder. */
export async function fortified({ campaign }: Seeded): Promise<Fortress> {
  let made: Fortress | null = null;
  await byHost(async (host, db) => {
    const n = (await host.lastStep(campaign))?.n ?? 0;
    await restated(db, campaign, n, (stored) => {
      const state = hexCampaign.schemas.state.parse(stored);
      const [azure, madder] = [seatId('azure'), seatId('madder')];
      const capital = state.seats[azure]?.capital ?? null;
      const armies = Object.values(state.pieces).filter((piece) => piece.kind === 'detachment');
      const guard = armies.find(({ seat }) => seat === azure);
      const [jailed, marched] = armies.filter(({ seat }) => seat === madder);
      const stronghold = capital === null ? undefined : state.strongholds[capital];
      if (capital === null || !guard || !jailed || !marched || !stronghold) throw new Error('no Capital to fortify');
      const turret: Defence = { ...WALL, id: 'd2', type: 'turret', weapon: 'las-cannons', disabled: state.turn };
      const defences = [WALL, turret, { ...WALL, id: 'd3' }];
      const { [jailed.id]: _jailed, [marched.id]: _marched, ...others } = state.pieces;
      const captor = { captor: azure, imprisoned: 1, jailed: 1 };
      made = { jailed: jailed.name, marched: marched.name, guard: guard.name };
      return {
        ...state,
        pieces: { ...others, [guard.id]: { ...guard, hex: capital } },
        strongholds: { ...state.strongholds, [capital]: { ...stronghold, defences } },
        captives: {
          [jailed.id]: { ...captor, detachment: jailed, holder: { kind: 'prison', hex: capital } },
          [marched.id]: { ...captor, detachment: marched, holder: { kind: 'piece', piece: guard.id }, jailed: null },
        },
      };
    });
  });
  if (made === null) throw new Error('no Capital to fortify');
  return made;
}

/**
 * Opens the Build phase, with a hex of Madder's next to Azure's Capital, so that the two can make a deal: Azure has 500
 * BP and a captive detachment of Madder's to offer.
 */
export async function negotiating({ campaign }: Seeded): Promise<void> {
  await byHost(async (host, db) => {
    const n = (await host.lastStep(campaign))?.n ?? 0;
    await restated(db, campaign, n, (stored) => {
      const state = hexCampaign.schemas.state.parse(stored);
      const [azure, madder] = [seatId('azure'), seatId('madder')];
      const capital = state.seats[azure]?.capital ?? null;
      const site = capital === null ? undefined : state.sites[capital];
      const jailed = Object.values(state.pieces).find(({ kind, seat }) => kind === 'detachment' && seat === madder);
      if (capital === null || site?.kind !== 'urban' || jailed?.kind !== 'detachment') throw new Error('no Capital');
      const { [jailed.id]: _jailed, ...pieces } = state.pieces;
      const [border] = neighbours(capital).filter((hex) => state.control[hex] === azure);
      if (border === undefined) throw new Error('no land around the Capital');
      const holder = { kind: 'prison' as const, hex: capital };
      return {
        ...state,
        phase: 'build',
        settings: { ...state.settings, askedPhases: 'all' },
        pieces,
        sites: { ...state.sites, [capital]: { ...site, bp: 500 } },
        control: { ...state.control, [border]: madder },
        captives: { [jailed.id]: { captor: azure, imprisoned: 0, jailed: 0, detachment: jailed, holder } },
      };
    });
  });
}

/** What a seat knew at a step, as the site would show it; at the open one by default. */
export async function known({ campaign }: Seeded, seat: Seat, n?: number): Promise<View> {
  const seen = await byHost((host) => host.viewOf(campaign, { kind: 'seat', seat: seatId(seat) }, n));
  return hexCampaign.schemas.view.parse(seen?.view);
}

/** A piece that takes orders, with the hexes in its reach. */
export interface Marcher {
  readonly id: PieceId;
  readonly name: string;
  readonly hex: HexKey;
  /** The label of its hex. */
  readonly at: string;
  readonly reach: readonly (Reach & { readonly at: string })[];
}

/** The pieces that a seat may order to march, as the rules list them. */
export function marchers(view: View, type: MovementOrderType = 'path'): readonly Marcher[] {
  const at = (hex: HexKey): string => label(view.chart.size, hex);
  return movementOptions(view).flatMap(({ piece: id, choices }) => {
    const piece = view.pieces[id];
    const choice = choices.find((offered) => offered.type === type && offered.refusal === null);
    if (piece === undefined || choice === undefined || choice.reach.length === 0) return [];
    const reach = choice.reach.map((one) => ({ ...one, at: at(one.hex) }));
    return [{ id, name: piece.name, hex: piece.hex, at: at(piece.hex), reach }];
  });
}
