import { detachmentIn, own, type Play, tell } from '../board/play.ts';
import type { Order, Side } from '../types.ts';

type Of<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;

/** SEC-INIT-01: counts from the next roll on. */
export function prefer(play: Play, side: Side, { phase, who }: Of<'prefer'>): void {
  play.state.desks[side].preferences[phase] = who;
  tell(play, { type: 'preferred', rule: 'SEC-INIT-01', to: own(play, side), side, phase });
}

/** SEC-AIR-05: how a detachment reacts as interceptor, escort or flak. */
export function react(play: Play, side: Side, { detachment, reaction }: Of<'react'>): void {
  detachmentIn(play, side, detachment).reaction = reaction;
  tell(play, { type: 'reaction-set', rule: 'SEC-TURN-05', to: own(play, side), side, detachment });
}
