import type { Parsed } from '../../kernel/index.ts';
import type { airControl, airMission, airSupport, pastAirControl, recon } from '../schemas/air.ts';
import type { deal, dealSide, delivery, promise, treaty } from '../schemas/dealings.ts';
import type { captives, construction, pending } from '../schemas/detachments.ts';
import type { dealt, seatState } from '../schemas/seats.ts';
import type { closing, fragment, keptRuling, settledBattle, settledClaim } from '../schemas/settled.ts';
import type { initiativeRoll, state } from '../schemas/state.ts';

/** Sizes of the other Urban hexes and yields of the Resource hexes, in the order of the dice. HEX-START-03, -04. */
export type Dealt = Parsed<typeof dealt>;

export type SeatState = Parsed<typeof seatState>;

export type Treaty = Parsed<typeof treaty>;

/** What one side gives in a deal. HEX-DIP-02. */
export type DealSide = Parsed<typeof dealSide>;

/** An offer on the table of the open Build phase. HEX-DIP-01, -02. */
export type Deal = Parsed<typeof deal>;

/** Goods sent by a deal: they arrive when the turn ends. HEX-DIP-05. */
export type Delivery = Parsed<typeof delivery>;
export type Promised = Parsed<typeof promise>;

/** A detachment paid but not yet arrived. HEX-DET-11. */
export type Construction = Parsed<typeof construction>;

/** A captive detachment. HEX-CAPT. */
export type Captives = Parsed<typeof captives>;

/** HEX-AIR-01. */
export type AirMission = Parsed<typeof airMission>;

/** A Tactical Bombardment that got through, and the army that it supports, once ordered. HEX-AIR-10. */
export type AirSupport = Parsed<typeof airSupport>;

/** What a Recon listed: seen for the rest of the turn, as in phase 4. HEX-AIR-08. */
export type Recon = Parsed<typeof recon>;

/** Dice of the turn announced later: in full when the turn ends. HEX-TURN-05. */
export type InitiativeRoll = Parsed<typeof initiativeRoll>;

/** Who controls an Airspace. HEX-AIR-06. */
export type AirControl = Parsed<typeof airControl>;

/** Who controlled an Airspace last turn, and the seats whose spaceports it thereby shut. HEX-AIR-14. */
export type PastAirControl = Parsed<typeof pastAirControl>;

/** A discovery that a later phase must act on. HEX-CLAIM-13, -14. */
export type Pending = Parsed<typeof pending>;

/** HEX-TURN-13: a ruling that the referee can take back. */
export type KeptRuling = Parsed<typeof keptRuling>;

/** Parts of a state, as a ruling found or left them. */
export type Fragment = Parsed<typeof fragment>;

/** HEX-TURN-13: a settled battle that can be overruled. */
export type SettledBattle = Parsed<typeof settledBattle>;

/** HEX-TURN-13: what the claims on a hex came to. */
export type SettledClaim = Parsed<typeof settledClaim>;

/** What the end of a Battle phase changed. */
export type Closing = Parsed<typeof closing>;

export type State = Parsed<typeof state>;
