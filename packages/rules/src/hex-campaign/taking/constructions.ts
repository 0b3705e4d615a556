import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { Construction } from '../types.ts';

/** The fields of a step that this reads and changes. */
type Losing = Telling & Reads<'before' | 'control' | 'seats'> & Changes<'constructions' | 'sites'>;

/** HEX-DET-11: detachments under construction are lost with their hex. */
export function loseConstructions(play: Losing, hex: HexKey, seat: SeatId): void {
  const lost = play.constructions.filter((one) => one.hex === hex && one.detachment.seat === seat);
  if (lost.length === 0) return;
  play.constructions = play.constructions.filter((one) => !lost.includes(one));
  for (const one of lost) {
    const { name } = one.detachment;
    const { to, bp } = salvage(play, one);
    tell(play, { type: 'construction-lost', rule: 'HEX-DET-11', to: [seat], seat, name, hex, refund: bp, paidTo: to });
  }
}

/** HEX-DET-11: `constructionOnCapture` halfRefund: half goes to the Capital, or the richest remaining Urban hex. */
function salvage(
  play: Reads<'before' | 'control' | 'seats'> & Changes<'sites'>,
  { detachment: { seat }, hex, paid }: Construction,
) {
  const none = { to: null, bp: 0 };
  if (play.before.settings.constructionOnCapture === 'lost') return none;
  const to = treasury(play, seat, hex);
  const site = to === null ? undefined : play.sites[to];
  if (to === null || site?.kind !== 'urban') return none;
  const bp = Math.floor(paid / 2);
  play.sites[to] = { ...site, bp: site.bp + bp };
  return { to, bp };
}

function treasury(play: Reads<'control' | 'seats' | 'sites'>, seat: SeatId, lost: HexKey): HexKey | null {
  const stock = (hex: HexKey): number => {
    const site = play.sites[hex];
    return site?.kind === 'urban' ? site.bp : -1;
  };
  const own = sortedKeys(play.sites).filter((hex) => hex !== lost && play.control[hex] === seat && stock(hex) >= 0);
  const capital = lookup(play.seats, seat)?.capital ?? null;
  if (capital !== null && own.includes(capital)) return capital;
  return own.reduce<HexKey | null>((best, hex) => (best === null || stock(hex) > stock(best) ? hex : best), null);
}
