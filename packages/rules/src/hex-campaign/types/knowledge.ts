import type { Parsed } from '../../kernel/index.ts';
import type { seenBattle } from '../schemas/battles.ts';
import type { seenPiece, seenSite, seenStronghold } from '../schemas/pieces.ts';
import type { knownHex, publicSeat, view } from '../schemas/view.ts';

export type SeenSite = Parsed<typeof seenSite>;

export type SeenStronghold = Parsed<typeof seenStronghold>;

/** An army, convoy or diplomat as others see it: no name, no points, no models, no orders. HEX-SIGHT-08. */
export type SeenPiece = Parsed<typeof seenPiece>;

/**
 * A battle as a viewer sees it: its existence, place, owners and result are public; but for one against discovered
 * forces others read about it only when it is reported, unless they have it in sight. HEX-CLAIM-13.
 */
export type SeenBattle = Parsed<typeof seenBattle>;

/** A hex about which the viewer knows more than the printed map. */
export type KnownHex = Parsed<typeof knownHex>;

export type PublicSeat = Parsed<typeof publicSeat>;

/**
 * What one viewer may know of a state, and everything that forms, checks and pages get. A seat's view names its own
 * pieces in full; a spectator's has none; the referee's has everything as its own.
 */
export type View = Parsed<typeof view>;
