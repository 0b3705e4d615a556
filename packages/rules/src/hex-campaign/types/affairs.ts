import type { HexKey, SeatId } from '../../kernel/index.ts';
import type { FunBattle } from './battles.ts';
import type { Site, Stronghold } from './map.ts';
import type { Detachment, UnitNature } from './pieces.ts';
import type { AirMission, AirSupport, Captives, Construction, Deal, Delivery, Recon, SeatState } from './state.ts';
import type { PieceId } from './vocabulary.ts';

/** All that a seat knows because it is its own: its account, places and what is not on the map. */
export interface Own {
  readonly id: SeatId;
  readonly capital: HexKey | null;
  readonly record: SeatState;
  /** Sites in hexes that the seat controls, in full. */
  readonly sites: Readonly<Record<HexKey, Site>>;
  readonly strongholds: Readonly<Record<HexKey, Stronghold>>;
  readonly orbit: Readonly<Record<PieceId, Detachment>>;
  readonly constructions: readonly Construction[];
  /** Captives that the seat holds. */
  readonly captives: Readonly<Record<PieceId, Captives>>;
  /** Own detachments in the hands of others: by whom, nothing more. */
  readonly taken: Readonly<Record<PieceId, SeatId>>;
  /** What their living units are: they still count against the limits of the army. HEX-DET-05. */
  readonly takenUnits: readonly UnitNature[];
  /** Seats in whose Capital the own diplomat is, or whose diplomat is in the own Capital. HEX-DIP-11. */
  readonly contacts: readonly SeatId[];
  /** Offers made or received in this Build phase. */
  readonly deals: readonly Deal[];
  /** Fun battles of this turn that the seat or its opponent has reported. HEX-QB-12. */
  readonly funReports: readonly FunBattle[];
  /** On their way from or to the seat. */
  readonly deliveries: readonly Delivery[];
  /** HEX-BLD-13. */
  readonly squadrons: number;
  readonly airMissions: readonly AirMission[];
  readonly airSupport: readonly AirSupport[];
  readonly recon: Recon | null;
  /** Airspaces whose spaceports are shut this turn. HEX-AIR-14. */
  readonly shutAirspaces: readonly number[];
}
