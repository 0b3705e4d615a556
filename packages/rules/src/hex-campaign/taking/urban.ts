import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { prisonFalls } from '../captives/fall.ts';
import { BUILDINGS, BUILDINGS_LOST, MINIMUM_TREATMENT, SPOILS, URBAN_YIELD } from '../data/settlements.ts';
import { onDie } from '../dice/on-die.ts';
import { shrunk } from '../places/working.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import { instruction } from '../turn/handed-in.ts';
import type { Board, Telling } from '../turn/play.ts';
import { areFoes, at, factionOf, relayRoads, setControl, tell } from '../turn/play.ts';
import type { Building, Detachment, Faction, PieceId, Treatment, UrbanSite } from '../types.ts';
import { TREATMENTS } from '../types.ts';
import { loseCapital, regainCapital } from './capital.ts';
import { loseConstructions } from './constructions.ts';
import { rewardConvoy } from './convoy.ts';
import { takeStronghold } from './strongholds.ts';

/** The fields of a step that this reads and changes. */
type Taking = Telling &
  Board &
  Reads<'battleMoves' | 'before' | 'deliveries' | 'dice' | 'roads' | 'sheets'> &
  Changes<'captives' | 'constructions' | 'control' | 'losses' | 'ruins' | 'seats' | 'sites' | 'strongholds'>;

/** The fields of a step that this reads and changes. */
type Razing = Telling & Board & Reads<'before' | 'roads' | 'seats'> & Changes<'ruins' | 'sites'>;

/** HEX-CLAIM-15: the instruction, or the table's minimum if the instruction is milder or absent. */
export function treatmentOf(taker: Faction, settlement: Faction, wish: Treatment | null): Treatment {
  const least = MINIMUM_TREATMENT[taker][settlement];
  return wish !== null && TREATMENTS.indexOf(wish) > TREATMENTS.indexOf(least) ? wish : least;
}

/** HEX-MOV-08, HEX-CLAIM-15 to -19, -22: a detachment takes the enemy Urban hex that it has entered. */
export function takeUrban(play: Taking, taker: Detachment, hex: HexKey, owner: SeatId): void {
  const site = play.sites[hex];
  if (site?.kind !== 'urban') return;
  const ordered = instruction(play, taker);
  const treatment = treatmentOf(factionOf(play, taker.seat), site.faction, ordered);
  const die =
    treatment === 'destroy' ? destroyed(play, taker.seat, hex, site) : keep(play, taker, hex, site, treatment);
  setControl(play, hex, taker.seat);
  tell(play, {
    type: 'urban-taken',
    rule: 'HEX-CLAIM-15',
    to: [taker.seat],
    seat: taker.seat,
    from: owner,
    hex,
    name: site.name,
    treatment,
    die,
  });
  if (ordered !== null && ordered !== treatment) {
    const { name, faction } = site;
    const told = { to: [taker.seat], seat: taker.seat, hex, name, faction, ordered, treatment };
    tell(play, { type: 'treatment-worsened', rule: 'HEX-CLAIM-15', ...told });
  }
  play.losses.push({
    owner,
    taker: taker.seat,
    piece: taker.id,
    hex,
    shows: () => play.control[hex] === taker.seat,
    told: (by) => ({ type: 'urban-lost', rule: 'HEX-CLAIM-15', to: [owner], seat: owner, hex, name: site.name, by }),
  });
  const keeper = play.strongholds[hex]?.owner;
  if (keeper !== undefined && areFoes(play, taker.seat, keeper)) takeStronghold(play, taker, hex, 'keep');
  loseConstructions(play, hex, owner); // HEX-DET-11
  prisonFalls(play, taker, hex); // HEX-CAPT-05
  loseCapital(play, taker.seat, hex, owner);
  regainCapital(play, taker.seat, hex);
}

/** HEX-CLAIM-16, -17, -18. The die is null if there was no building to lose. */
function keep(
  play: Reads<'dice' | 'seats'> & Changes<'sites'>,
  taker: Detachment,
  hex: HexKey,
  site: UrbanSite,
  treatment: Exclude<Treatment, 'destroy'>,
): number | null {
  const die = site.buildings.length === 0 ? null : play.dice.d6('HEX-CLAIM-16', hex);
  const buildings = withoutRandom(play, hex, site.buildings, die === null ? 0 : onDie(BUILDINGS_LOST, die));
  play.sites[hex] = treated({ ...site, buildings, exploits: true }, treatment, factionOf(play, taker.seat));
  return die;
}

/** HEX-CLAIM-17, -18: the effect of pillage and cleansing on a settlement. */
export function treated(site: UrbanSite, treatment: Exclude<Treatment, 'destroy'>, captor: Faction): UrbanSite {
  const normal = URBAN_YIELD[site.size];
  if (treatment === 'cleanse') {
    const buildings = site.buildings.filter(({ type }) => (BUILDINGS[type].only ?? captor) === captor);
    return { ...site, size: 1, faction: captor, bp: site.bp + SPOILS.cleanse * normal, buildings };
  }
  if (treatment === 'capture' || site.size === 1) return site;
  return { ...shrunk(site), bp: site.bp + SPOILS.pillage * normal };
}

/** HEX-AIR-15: each building is equally likely; if there are fewer, all go. */
export function withoutRandom(
  play: Reads<'dice'>,
  hex: HexKey,
  buildings: readonly Building[],
  lost: number,
): readonly Building[] {
  let left = buildings;
  for (let i = 0; i < lost && left.length > 0; i++) {
    const drawn = left.length === 1 ? 1 : play.dice.die('HEX-AIR-15', hex, left.length);
    left = left.filter((_, index) => index !== drawn - 1);
  }
  return left;
}

/** HEX-CLAIM-19, for takeUrban: no die is thrown. */
function destroyed(play: Razing, seat: SeatId, hex: HexKey, site: UrbanSite): null {
  raze(play, seat, hex, site);
  return null;
}

/** HEX-CLAIM-19: a ruin is left, and a convoy with the spoils, announced by its id and BP. */
function raze(
  play: Razing,
  seat: SeatId,
  hex: HexKey,
  site: UrbanSite,
): { readonly piece: PieceId; readonly bp: number } {
  delete play.sites[hex];
  play.ruins.add(hex);
  play.ground.places[at(play, hex)] = 0;
  // HEX-MAP-03: its streets vanish with it, also for pieces that move later in this phase.
  relayRoads(play);
  const bp = SPOILS.destroy * URBAN_YIELD[site.size];
  return { piece: rewardConvoy(play, seat, hex, bp), bp };
}

/** HEX-RACE-TY-09: races that destroy everything they take leave ruins of neutral settlements too. */
export function takeNatives(play: Razing, seat: SeatId, hex: HexKey): void {
  const site = play.sites[hex];
  if (site?.kind !== 'urban' || treatmentOf(factionOf(play, seat), site.faction, null) !== 'destroy') return;
  const { name } = site;
  const spoils = raze(play, seat, hex, site);
  tell(play, { type: 'settlement-razed', rule: 'HEX-RACE-TY-09', to: [seat], seat, hex, name, ...spoils });
}
