import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { Faction, PieceId } from '../vocabulary.ts';

/** A detachment or garrison of the seat. */
interface Of {
  readonly seat: SeatId;
  readonly piece: PieceId;
  readonly name: string;
}

/** To who lost them; `by` is null as long as he does not see the raider. HEX-LOOT-08. */
interface Looted {
  readonly seat: SeatId;
  /** The raided hex. */
  readonly hex: HexKey;
  readonly by: SeatId | null;
}

/** Withdrawals, returns, loot: HEX-WD, HEX-LOOT. */
export type WithdrawalEvent =
  /** To the owner. HEX-WD-03 to -08, -13. */
  | (Of & { readonly type: 'withdrew'; readonly from: HexKey; readonly hex: HexKey })
  /** To the owner. HEX-WD-11. */
  | (Of & { readonly type: 'raider-returned'; readonly from: HexKey; readonly hex: HexKey })
  /** To those who fought it and see where it went. */
  | {
      readonly type: 'withdrawal-seen';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly from: HexKey;
      readonly hex: HexKey;
    }
  /** To the owner: it found no way and nobody is there to take it. HEX-WD-09, HEX-TBL-43. */
  | (Of & { readonly type: 'stood-fast'; readonly hex: HexKey })
  /** To the owner and to who beat it. HEX-WD-01. */
  | (Of & { readonly type: 'garrison-destroyed'; readonly hex: HexKey; readonly battle: string })
  /** To who found them: forces that fought for nobody are gone; `lost`: the hex with them. HEX-CLAIM-13. */
  | {
      readonly type: 'forces-left';
      readonly seat: SeatId;
      readonly battle: string;
      readonly faction: Faction;
      readonly points: number;
      readonly hex: HexKey;
      readonly lost: boolean;
    }
  /** To the raider: what it carried off from `from`, and the convoy at `hex`. HEX-LOOT-04 to -08. */
  | (Of & {
      readonly type: 'raid-looted';
      readonly from: HexKey;
      readonly hex: HexKey;
      readonly convoy: PieceId;
      /** The sum of the following. */
      readonly bp: number;
      readonly convoys: number;
      readonly stored: number;
      readonly resources: number;
    })
  /** BP of a settlement's store. HEX-LOOT-07. */
  | (Looted & { readonly type: 'store-looted'; readonly bp: number })
  /** RP of the Resource hex `source`. HEX-LOOT-05, -06. */
  | (Looted & { readonly type: 'resources-looted'; readonly source: HexKey; readonly rp: number })
  /** To the seat: BP of a battle, in the convoy `piece`. HEX-AFT-09. */
  | {
      readonly type: 'reward-paid';
      readonly seat: SeatId;
      readonly battle: string;
      readonly hex: HexKey;
      readonly piece: PieceId;
      readonly bp: number;
    }
  /** To the owner. HEX-BMOV-07. */
  | (Of & { readonly type: 'drop-landed'; readonly battle: string; readonly hex: HexKey });
