import { lookup } from '../../kernel/index.ts';
import { ALL_WELL, isGarrison, pointsOf, refused, within } from '../board/board.ts';
import { majorCount } from '../board/grid.ts';
import { detachmentIdOf } from '../board/numbered.ts';
import { answered, drafted, type Play, tell } from '../board/play.ts';
import { READY_MADE } from '../data/armies.ts';
import { RACE_TABLE } from '../data/races.ts';
import type { Army, Board, Draft, NewDetachment, Race, Rejection, Settings, Side, Tenure } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

type Terms = Pick<Settings, 'armyPoints' | 'dropships' | 'majorGarrisonGround' | 'rows' | 'linesPerSide'>;

/** SEC-CR-14: whether the army lists of a race have dropships. */
export const hasDropships = ({ dropships }: Pick<Settings, 'dropships'>, race: Race): boolean =>
  lookup(dropships, race) === 'yes';

/** SEC-SETUP-01, -03, SEC-DEPLOY-05: why a side can't bring this army. */
export function armyFaults(terms: Terms, race: Race, army: Army): readonly Rejection[] {
  const points = army.detachments.reduce((sum, one) => sum + pointsOf(one), 0);
  const commanders = army.detachments.filter(({ isCommander }) => isCommander).length;
  const garrisons = army.detachments.filter((one) => one.kind !== 'dropship' && isGarrison(terms, one)).length;
  const majors = majorCount(terms);
  return [
    ...(points > terms.armyPoints
      ? [refused('too-many-points', 'SEC-SETUP-01', ['detachments'], { points, most: terms.armyPoints })]
      : []),
    ...(commanders > 1 && !RACE_TABLE[race].hasManyCommanders
      ? [refused('too-many-supreme-commanders', 'SEC-SETUP-03', ['detachments'], { commanders })]
      : []),
    ...(garrisons < majors
      ? [refused('too-few-detachments', 'SEC-DEPLOY-05', ['detachments'], { detachments: garrisons, least: majors })]
      : []),
    ...army.detachments.flatMap((one, i) => within(['detachments', i], sheetFaults(terms, race, one))),
  ];
}

/** Why a detachment of this race can't have this sheet. */
export function sheetFaults(
  terms: Pick<Settings, 'dropships'>,
  race: Race,
  { kind, units }: NewDetachment,
): readonly Rejection[] {
  if (kind === 'dropship' && !hasDropships(terms, race)) return [refused('no-dropships', 'SEC-CR-14', ['kind'])];
  // SEC-DROP-04: only dropship detachments leave vehicles in orbit, and something has to land.
  const left = units.findIndex(({ traits }) => kind !== 'dropship' && traits.includes('vehicle'));
  if (left >= 0) return [refused('kind-mixed', 'SEC-DROP-04', ['units', left])];
  return units.every(({ traits }) => traits.includes('vehicle'))
    ? [refused('kind-mixed', 'SEC-DROP-04', ['units', 0])]
    : ALL_WELL;
}

/** SEC-SETUP-10: nobody else knows what is in an army until it is deployed. */
export function sealArmy(play: Play, side: Side, army: Army): void {
  play.state.desks[side].army = drafted(army);
  answered(play, side, 'army');
  tell(play, { type: 'army-sealed', rule: 'SEC-SETUP-10', to: 'all', side });
}

/** SEC-SETUP-10: a side that has sealed none in time gets the first ready-made army that its terms allow; null: none fits. */
export function readyMadeArmy({ settings, sides }: Board, side: Side): Army | null {
  const { race } = sides[side];
  const fits = (army: Army): boolean => armyFaults(settings, race, army).length === 0;
  return READY_MADE.find(fits) ?? null;
}

/** SEC-SETUP-02, -10: both armies are sealed, and stay as they are. */
export function openArmies(play: Play): void {
  const { board, desks } = play.state;
  for (const side of SIDES) {
    const desk = desks[side];
    const detachments = desk.army?.detachments ?? [];
    for (const one of detachments) join(play, side, one, 'army');
    board.sides[side].size = detachments.length;
    desk.army = null;
  }
  const sizes = { west: board.sides.west.size, east: board.sides.east.size };
  tell(play, { type: 'armies-opened', rule: 'SEC-SETUP-10', to: 'all', sizes });
}

type Detachment = Draft['desks'][Side]['detachments'][string];

/** A detachment as its side gets it: in hand, without experience or a counter. */
export function join(play: Play, side: Side, made: NewDetachment, tenure: Tenure): Detachment {
  const desk = play.state.desks[side];
  desk.last.detachment += 1;
  const id = detachmentIdOf(side, desk.last.detachment);
  const detachment: Detachment = {
    ...drafted(made),
    ...{
      id,
      xp: 0,
      where: 'hand',
      counter: null,
      numbers: [],
      lost: [],
      isWiped: false,
      hasScouted: false,
      scoutFlak: 'unrolled',
      air: { hasFought: false, flyers: 0, isHalved: false },
    },
    hasVehiclesInOrbit: made.units.some(({ traits }) => traits.includes('vehicle')),
    bonus: { isMoveUsed: false, isAttackUsed: false },
    ...{ tenure, price: null, awayIn: null, freeMoves: 0, reaction: 'always', lossOrder: [], keeper: null },
  };
  desk.detachments[id] = detachment;
  return detachment;
}
