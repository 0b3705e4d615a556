import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type Board,
  type CounterId,
  type Declaration,
  type Destination,
  type Detachment,
  type DetachmentId,
  detachmentsOf,
  type Order,
  type Rejection,
  sectorCampaign,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';

/** One of the ways in which a detachment can respond to an attack, or attack hastily. */
export interface Possible {
  readonly detachment: Detachment;
  readonly to: Destination;
}

/** The view of the side's commander: staff members see what can be declared, and propose it. SEC-SETUP-05. */
function asCommander(view: View): View {
  return view.side === null ? view : { ...view, you: view.board.sides[view.side].commander };
}

/** Whether the reader declares; if not, what they choose is proposed to the commander. */
export function declares({ board, you }: Pick<View, 'board' | 'you'>): boolean {
  const role = you === null ? undefined : lookup(board.players, you)?.role;
  return role === 'commander' || (role === 'staff' && board.settings.staffDeclares);
}

/** A declaration as the reader can give it. */
export const orderFor = (view: Pick<View, 'board' | 'you'>, declaration: Declaration): Order =>
  declares(view) ? { type: 'declare', declaration } : { type: 'propose', declaration, reason: '' };

/** Why the side could not declare this; null: it could. */
export function faultOf(view: View, declaration: Declaration): Rejection | null {
  const { you } = asCommander(view);
  return you === null ? null : (sectorCampaign.checkOrder(asCommander(view), you, { type: 'declare', declaration })[0] ?? null);
}

/** Everything that the reader's side can do of one kind. `hasty`: hasty attacks only. */
export function possible(view: View, kind: 'respond' | 'hasty'): readonly Possible[] {
  const desk = view.side === null ? null : view.desks[view.side];
  if (desk === null) return [];
  return sectorCampaign.options(asCommander(view)).flatMap((option): readonly Possible[] => {
    if (option.type !== (kind === 'hasty' ? 'attack-alone' : 'respond')) return [];
    if (option.type !== 'attack-alone' && option.type !== 'respond') return [];
    const detachment = lookup(desk.detachments, option.detachment);
    const among = option.among.filter(({ way }) => kind === 'respond' || way === 'hasty');
    return detachment === undefined ? [] : among.map((to) => ({ detachment, to }));
  });
}

/** The detachments that cannot respond, each with its reason. */
export function refusedResponders(view: View): readonly { readonly detachment: Detachment; readonly refusal: Rejection }[] {
  const desk = view.side === null ? null : view.desks[view.side];
  if (desk === null) return [];
  const able = new Set(possible(view, 'respond').map(({ detachment }) => detachment.id));
  return detachmentsOf(desk).flatMap((detachment) => {
    if (able.has(detachment.id) || detachment.where === 'away' || detachment.where === 'hand') return [];
    const refusal = faultOf(view, { type: 'respond', detachment: detachment.id });
    return refusal === null ? [] : [{ detachment, refusal }];
  });
}

/** Who goes along on a flight. */
export interface Company {
  readonly cargo: DetachmentId | null;
  readonly escort: DetachmentId | null;
}

export const ALONE: Company = { cargo: null, escort: null };

/** The declaration that responds so. */
export function response({ detachment: { id }, to }: Possible, { cargo, escort }: Company): Declaration {
  if (to.way === 'drop') return { type: 'drop', purpose: 'response', detachment: id, at: to.to };
  if (to.route === null) return { type: 'respond', detachment: id };
  return { type: 'fly', purpose: 'response', detachment: id, route: [...to.route], cargo, escort, isBonus: false };
}

/** The declaration of a hasty attack. SEC-ATK-04. */
export const hastyAttack = ({ detachment: { id }, to }: Possible, from: TerritoryId): Declaration => ({
  ...{ type: 'attack', from, to: to.to, detachments: [id], isHasty: true },
});

/** Detachments that can be on board of this flight, or escort it. SEC-AIR-06, -09. */
export function companyFor(view: View, flight: Possible, role: keyof Company): readonly Detachment[] {
  const desk = view.side === null ? null : view.desks[view.side];
  if (desk === null || flight.to.route === null) return [];
  return detachmentsOf(desk).filter(
    ({ id }) =>
      id !== flight.detachment.id && faultOf(view, response(flight, { ...ALONE, [role]: id })) === null,
  );
}

/** The counters of the attack that waits for responses. */
export const lastAttack = (battle: Battle): readonly CounterId[] => battle.attacks.at(-1)?.counters ?? [];

/** Where the counter of a detachment stands; null: in orbit, or nowhere. */
export const standsAt = ({ counters }: Pick<Board, 'counters'>, { counter }: Detachment): TerritoryId | null =>
  counter === null ? null : (lookup(counters, counter)?.at ?? null);
