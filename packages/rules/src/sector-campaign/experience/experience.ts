import { detachmentsOf } from '../board/board.ts';
import { detachmentIn, knownIn, own, type Play, tell } from '../board/play.ts';
import { LEVEL_FROM, XP_GAINS, XP_PER_HONOUR, XP_WIPED_OUT } from '../data/experience.ts';
import type { Deeds, Desk, Detachment, Level, Side } from '../types.ts';
import { LEVELS, SIDES } from '../vocabulary.ts';

/** SEC-XP-02. */
export const levelOf = (xp: number): Level => LEVELS.findLast((level) => xp >= LEVEL_FROM[level]) ?? 'green';

/** SEC-XP-02: the experience at which the next level begins; null: there is none. */
export const nextLevelAt = (xp: number): number | null =>
  LEVELS.map((level) => LEVEL_FROM[level]).find((from) => from > xp) ?? null;

/** SEC-XP-04: a war engine's battle honours. */
export const honoursOf = (xp: number): number => Math.max(0, Math.floor((xp - LEVEL_FROM.elite) / XP_PER_HONOUR));

type Done = Omit<Deeds, 'counter'>;

/** SEC-XP-05, -09: what a battle gives, before losses: flyers gain from flyers, all others from objectives and sixes. */
function gained(isFlyer: boolean, { objectives, sixes, engines, flyers }: Done): number {
  const { fought, objective, six, engine, flyer } = XP_GAINS;
  const special = isFlyer ? flyers * flyer : objectives * objective + sixes * six;
  return fought + special + engines * engine;
}

/**
 * SEC-XP-05 to -07, -09: the experience after a battle. @param isSpared by directive 8: no losses for half strength or for
 * being wiped out. SEC-DIR-10.
 */
export function xpAfter({ kind, xp }: Pick<Detachment, 'kind' | 'xp'>, deeds: Done, isSpared: boolean): number {
  const gain = gained(kind === 'aerial', deeds);
  if (isSpared) return xp + gain;
  if (deeds.isWiped) return Math.max(0, xp + XP_WIPED_OUT);
  return xp + Math.max(0, gain + (deeds.isHalved ? XP_GAINS.halved : 0));
}

const SUPPLY = 8;
/** SEC-DIR-10: whether losses cost a side no experience this turn. */
export const isSpared = ({ directive }: Pick<Desk, 'directive'>): boolean =>
  directive !== null && directive.number === SUPPLY && !directive.isIgnored;

/** How a detachment's experience changed, for its own side. */
interface Change {
  readonly detachment: Detachment['id'];
  readonly by: number;
  readonly xp: number;
}

function change(play: Play, side: Side, id: Detachment['id'], xp: number): Change {
  const detachment = detachmentIn(play, side, id);
  const by = xp - detachment.xp;
  detachment.xp = xp;
  return { detachment: id, by, xp };
}

const report = (play: Play, side: Side, changes: readonly Change[]): void => {
  const counted = changes.filter(({ by }) => by !== 0);
  if (counted.length === 0) return;
  tell(play, { type: 'xp-changed', rule: 'SEC-XP-10', to: own(play, side), side, changes: counted });
};

/** SEC-XP-10: credits what a side's detachments did in a battle when the result is confirmed. */
export function creditBattle(
  play: Play,
  side: Side,
  fought: readonly { readonly id: Detachment['id']; readonly deeds: Done }[],
): void {
  const isSupplied = isSpared(play.state.desks[side]);
  const changes = fought.map(({ id, deeds }) =>
    change(play, side, id, xpAfter(detachmentIn(play, side, id), deeds, isSupplied)),
  );
  report(play, side, changes);
}

/** What happened to a detachment in one exchange of fire in the air. */
export interface AirCombat {
  /** Whether it reduced an enemy flyer to half strength. */
  readonly hasHalved: boolean;
  readonly isHalved: boolean;
}

/** SEC-XP-09: kept until the end of the turn, because all air combat of a turn is one battle. */
export function noteAirCombat(play: Play, side: Side, id: Detachment['id'], { hasHalved, isHalved }: AirCombat): void {
  const { air } = detachmentIn(play, side, id);
  air.hasFought = true;
  if (hasHalved) air.flyers += 1;
  if (isHalved) air.isHalved = true;
}

/** SEC-XP-09, SEC-AIR-14: credits the turn's air combat to flyers, and to everyone shot down in it. */
export function creditAirCombats(play: Play): void {
  for (const side of SIDES) {
    const credited = detachmentsOf(knownIn(play, side).desk).filter(
      ({ kind, air, isWiped }) => isWiped || (kind === 'aerial' && air.hasFought),
    );
    const none = { sixes: 0, objectives: 0, engines: 0 };
    creditBattle(
      play,
      side,
      credited.map(({ id, air: { flyers, isHalved }, isWiped }) => ({
        id,
        deeds: { ...none, flyers, isHalved, isWiped },
      })),
    );
  }
}
