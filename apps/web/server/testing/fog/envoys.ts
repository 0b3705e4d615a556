import { hexCampaign, type Sheet } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { distance, type HexKey } from '@sealed-orders/rules/space';
import { must, seatOf, type War } from './war.ts';
import { nonceOf, SEATS, type Seat, time } from './world.ts';

/** More phases than it takes to build an embassy and to send a diplomat across a small map. */
const MOST_PHASES = 24;
const HOUR = 3_600_000;

type View = ReturnType<typeof hexCampaign.schemas.view.parse>;

/**
 * The first plotter sends a diplomat to the second's Capital, the same in all worlds, while everyone else stays where
 * they are: from then on the two may deal in secret in each Build phase.
 */
export async function metByEnvoy(war: War): Promise<War> {
  const [sender] = war.plan.plotters;
  for (let n = 0; n < MOST_PHASES; n += 1) {
    const view = await viewOf(war, sender);
    if (view.phase === 'build' && isThere(view, war)) return war;
    time.now = new Date(time.now.getTime() + HOUR);
    for (const seat of SEATS) await sealedQuietly(war, seat);
    await war.world.site.host.runDue(time.now);
  }
  throw new Error('the diplomat never arrived');
}

const isThere = ({ own }: View, { plan }: War): boolean => own?.contacts.includes(seatOf(plan.plotters[1])) === true;

const viewOf = async ({ world, campaign }: War, seat: Seat): Promise<View> =>
  hexCampaign.schemas.view.parse((await world.people[seat].api.play.view.query({ campaign })).view);

/** Seals the minimum sheet, plus what the diplomat needs. */
async function sealedQuietly(war: War, seat: Seat): Promise<void> {
  const { api } = war.world.people[seat];
  const { opening, view: seen } = await api.play.view.query({ campaign: war.campaign });
  const view = hexCampaign.schemas.view.parse(seen);
  const least = hexCampaign.sheets.standing(view);
  if (least === null) return;
  const wanted = seat === war.plan.plotters[0] ? sending(view, least, seatOf(war.plan.plotters[1])) : least;
  const sheet = hexCampaign.sheets.check(view, wanted).length === 0 ? wanted : least;
  must(
    await api.orders.seal.mutate({ campaign: war.campaign, opening, sheet, nonce: nonceOf(`envoy${seat}${opening}`) }),
  );
}

/** An embassy, then a diplomat, then its march. */
function sending(view: View, least: Sheet, to: SeatId): Sheet {
  const home = view.own?.capital ?? null;
  const envoy = Object.values(view.pieces).find(({ kind }) => kind === 'diplomat');
  if (least.phase === 'build' && home !== null && envoy === undefined) {
    const diplomat: Sheet = { ...least, lines: [{ type: 'diplomat' }] };
    if (hexCampaign.sheets.check(view, diplomat).length === 0) return diplomat;
    return { ...least, lines: [{ type: 'building', hex: home, building: 'embassy', aspect: null }] };
  }
  const path = least.phase === 'movement-orders' && envoy !== undefined ? wayTo(view, envoy.id, to) : [];
  if (least.phase !== 'movement-orders' || envoy === undefined || path.length === 0) return least;
  return { ...least, orders: [{ type: 'path', piece: envoy.id, path }] };
}

/** As near to that seat's Capital as the piece can get this turn. */
function wayTo(view: View, piece: string, to: SeatId): readonly HexKey[] {
  const goal = view.seats.find(({ id }) => id === to)?.startingCapital ?? null;
  const choices = hexCampaign
    .options(view)
    .flatMap((option) => ('choices' in option && option.piece === piece ? option.choices : []));
  const reach = choices.flatMap((choice) => (choice.type === 'path' ? choice.reach : []));
  if (goal === null) return [];
  const nearest = reach.toSorted((a, b) => distance(a.hex, goal) - distance(b.hex, goal))[0];
  return nearest?.path ?? [];
}
