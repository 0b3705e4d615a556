import type { Parsed } from '../../kernel/index.ts';
import type { seenBattle } from '../schemas/battles.ts';
import type { seenPiece, seenSite, seenStronghold } from '../schemas/pieces.ts';
import type { knownHex, publicSeat, view } from '../schemas/view.ts';

export type SeenSite = Parsed<typeof seenSite>;

export type SeenStronghold = Parsed<typeof seenStronghold>;

/** An army, convoy or diplomat as others see it: no name, no points, no models, no orders. HEX-SIGHT-08. */
export type SeenPiece = Parsed<typeof seenPiece>;

/**
 * A battle as a viewer sees it: that it is, where, whose and with what result is public; but of one against discovered
 * forces others hear only when it is reported, unless they have it in sight. HEX-CLAIM-13.
 */
export type SeenBattle = Parsed<typeof seenBattle>;

/** A hex of which the viewer knows more than the printed map. */
export type KnownHex = Parsed<typeof knownHex>;

export type PublicSeat = Parsed<typeof publicSeat>;

/**
 * What one viewer may know of a state, and all that forms, checks and pages ever get. A seat's view names its own
 * pieces in full; a spectator's has none; the referee's has everything as own.
 */
export type View = Parsed<typeof view>;
