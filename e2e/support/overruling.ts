import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { allHexes, columnRow, label } from '@sealed-orders/rules/space';
import type { Seeded } from '@sealed-orders/testkit';
import { detachmentsOf, type Staged, stagedIn } from './battles.ts';

const [AZURE, MADDER] = [seatId('azure'), seatId('madder')];

/** A war with two battles, and a hex that both of their sides claimed and neither got. */
interface Overruling {
  readonly plain: Staged;
  readonly planned: Staged;
  /** Label of the hex. */
  readonly claimed: string;
}

/** Brings a war that has just begun, before any of its pages is opened, to what a referee can overrule. */
export async function overrulingAwaits({ campaign }: Seeded): Promise<Overruling> {
  let claimed: string | null = null;
  const [plain, planned] = await stagedIn(campaign, (state) => {
    const taken = new Set(Object.values(state.pieces).map(({ hex }) => hex));
    const hex = allHexes(state.chart.size).find((one) => {
      const { column, row } = columnRow(one);
      const isFree = !taken.has(one) && state.sites[one] === undefined && state.strongholds[one] === undefined;
      return isFree && state.control[one] === undefined && state.chart.rows[row]?.[column] === 'p';
    });
    if (hex === undefined) throw new Error('nobody could claim anything');
    claimed = label(state.chart.size, hex);
    const place = { control: null, undiscovered: state.undiscovered.includes(hex) };
    const claimants = [AZURE, MADDER].map((seat) => ({ seat, piece: detachmentsOf(state, seat)[0].id }));
    const claim = { turn: state.turn, claimants, got: null, was: place, now: place, found: false };
    const settled = { battles: {}, closing: null, claims: { [hex]: claim } };
    return hexCampaign.schemas.state.parse({ ...state, settled });
  });
  if (claimed === null) throw new Error('no claim');
  return { plain, planned, claimed };
}
