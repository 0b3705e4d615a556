import type {
  BattleOrder,
  BattleOrderChoice,
  BattleOrderOption,
  BattleSheet,
  Option,
  PieceId,
  SpyMission,
  SpyOption,
  SupportOption,
  View,
} from '@sealed-orders/rules/hex-campaign';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, neighbours } from '@sealed-orders/rules/space';
import type { Random } from '../../random.ts';
import { drawnOf } from './drawn-of.ts';

/** What most spies do, some of them after a change of target. */
function missions(options: readonly Option[], random: Random): readonly SpyMission[] {
  const offered = options.filter((option): option is SpyOption => 'mission' in option);
  const spies = [...new Set(offered.map(({ mission }) => mission.piece))];
  return spies.flatMap((spy): readonly SpyMission[] => {
    if (random.chance(10)) return [];
    const { mission, targets } = random.pick(offered.filter((one) => one.mission.piece === spy));
    return [targets.length > 0 && random.chance(30) ? { ...mission, switchTo: random.pick(targets) } : mission];
  });
}

/** Each bombardment supports one army, and each army has one. */
function supports(options: readonly Option[], random: Random): BattleSheet['airSupport'] {
  const offered = options.filter((option): option is SupportOption => 'support' in option);
  const airSupport: BattleSheet['airSupport'][number][] = [];
  for (const support of new Set(offered.map((one) => one.support))) {
    const free = offered.filter((one) => one.support === support && airSupport.every(({ army }) => army !== one.army));
    if (free.length > 0 && random.chance(80)) airSupport.push({ support, army: random.pick(free).army });
  }
  return airSupport;
}

/** Attacks more often than anything else: without them there are no battles. */
function chosenOrder(choices: readonly BattleOrderChoice[], random: Random): BattleOrderChoice | null {
  const open = choices.filter(({ refusal }) => refusal === null);
  const bold = open.filter(({ targets }) => targets.some(({ target }) => target.kind === 'army'));
  if (bold.length > 0 && random.chance(80)) return random.pick(bold);
  const hostile = open.filter(({ targets }) => targets.length > 0);
  if (hostile.length > 0 && random.chance(40)) return random.pick(hostile);
  return open.length === 0 ? null : random.pick(open);
}

/** The contents of an order of this kind; null if the form offers nothing. */
function orderOf(
  piece: PieceId,
  choice: BattleOrderChoice,
  retreat: readonly HexKey[],
  random: Random,
): BattleOrder | null {
  const { type, targets, ways, supported } = choice;
  switch (type) {
    case 'attack':
    case 'planned-attack':
    case 'raid':
    case 'planned-raid': {
      if (targets.length === 0) return null;
      const armies = targets.filter(({ target: { kind } }) => kind === 'army');
      const { target, via } = random.pick(armies.length > 0 && random.chance(80) ? armies : targets);
      const treatment = random.pick(['capture', 'pillage', 'cleanse', 'destroy', null] as const);
      return {
        type,
        piece,
        target,
        ...(via === null ? {} : { via }),
        ...(treatment === null ? {} : { treatment }),
        ...(retreat.length === 0 ? {} : { retreat }),
      };
    }
    case 'withdraw':
      return ways.length === 0 ? null : { type, piece, to: random.pick(ways) };
    case 'support':
      return supported.length === 0 ? null : { type, piece, target: random.pick(supported) };
    case 'defend':
    case 'guard':
      return { type, piece, ...(retreat.length === 0 ? {} : { retreat }) };
  }
}

function orders(view: View, options: readonly Option[], random: Random): readonly BattleOrder[] {
  const offered = options.filter((option): option is BattleOrderOption => 'army' in option && 'orders' in option);
  const drawn = drawnOf(offered, offered.length, random).flatMap(({ army, orders: choices }) => {
    if (view.pieces[army]?.kind === 'garrison' || random.chance(8)) return [];
    const choice = chosenOrder(choices, random);
    const hex = view.pieces[army]?.hex;
    const around = hex === undefined ? [] : drawnOf(neighbours(hex), random.int(3), random);
    const order = choice === null ? null : orderOf(army, choice, around, random);
    return order === null ? [] : [order];
  });
  return withoutConflicts(view, drawn);
}

/** Each option is valid alone: one that conflicts with earlier ones is left out. */
function withoutConflicts(view: View, drawn: readonly BattleOrder[]): readonly BattleOrder[] {
  const isFine = (list: readonly BattleOrder[]) =>
    hexCampaign.sheets.check(view, { phase: 'battle-orders', orders: list, spies: [], airSupport: [] }).length === 0;
  if (isFine(drawn)) return drawn;
  const kept: BattleOrder[] = [];
  for (const order of drawn) if (isFine([...kept, order])) kept.push(order);
  return kept;
}

/** A battle-orders sheet drawn from the options. */
export function battleSheet(view: View, options: readonly Option[], random: Random): BattleSheet {
  return {
    phase: 'battle-orders',
    orders: orders(view, options, random),
    spies: missions(options, random),
    airSupport: supports(options, random),
  };
}
