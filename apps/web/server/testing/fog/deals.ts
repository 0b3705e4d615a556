import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { CANARY, type Doing } from './doing.ts';
import { given } from './war.ts';

/** An offer that only the two can see: BP, a treaty and words, different in every world. */
export async function offered({ war, own, place, other, amount }: Doing): Promise<boolean> {
  const affairs = await affairsOf(war, own);
  if (affairs === null) return false;
  const nothing = { bp: 0, from: null, captives: [] };
  const gives = { bp: 10 * amount, from: affairs.capital, captives: [] };
  const treaty = amount === 1 ? 'pact' : 'alliance';
  const promise = `${CANARY} is worth ${amount}.`;
  const order = { type: 'offer', secret: true, to: other, treaty, gives, takes: nothing, promise };
  return (await given(war, place, order)).ok;
}

/** Signs the other's secret offer. False: there is none. */
export async function signed({ war, own, place, other }: Doing): Promise<boolean> {
  const deal = (await affairsOf(war, own))?.deals.find(({ from, secret }) => from === other && secret);
  return deal !== undefined && (await given(war, place, { type: 'sign', deal: deal.id, from: null })).ok;
}

/** Says that the other broke a secret promise. False: there was none. */
export async function accused({ war, own, place, other }: Doing): Promise<boolean> {
  const promise = (await affairsOf(war, own))?.promises.find(
    ({ between, secret }) => between.includes(other) && secret,
  );
  if (promise === undefined) return false;
  return (await given(war, place, { type: 'judge-promise', deal: promise.deal, broken: true })).ok;
}

/** What the seat knows about its own affairs; null in a game without deals. */
async function affairsOf({ campaign, plan }: Doing['war'], { api }: Doing['own']) {
  if (plan.system !== 'hex-campaign') return null;
  return hexCampaign.schemas.view.parse((await api.play.view.query({ campaign })).view).own;
}
