import type { BattleOrderType, SpyMissionType } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, plain } from '../../sentence.ts';
import { BATTLE_ORDER_NAMES } from '../battle-names.ts';

export { SPY_MISSION_NAMES } from '../air-names.ts';
export { BATTLE_ORDER_NAMES };

const names = (list: readonly string[]): string => plain(listed(list));

/** One line under an order tile: what it does, in plain words. */
export const BATTLE_ORDER_HINTS: Readonly<Record<BattleOrderType, string>> = {
  attack: 'Moves into a neighbouring hex and fights any enemy there.',
  'planned-attack': 'Attacks after everyone else has moved, with advantages in the battle.',
  withdraw: 'Moves to a neighbouring hex, away from the enemy.',
  raid: 'Moves into a neighbouring hex, fights or loots there, and comes back.',
  'planned-raid': 'Raids after everyone else has moved, with advantages in the battle.',
  defend: 'Stays put, with advantages if attacked or raided.',
  guard: 'Stays put and fights without advantages if attacked.',
  support: 'Stays put and helps another detachment attack or defend.',
};

export const SPY_MISSION_HINTS: Readonly<Record<SpyMissionType, string>> = {
  guard: 'Stays with its target and takes no risks.',
  'gain-information': 'On a 4 or more, reports on its target. On a 1, the spy is caught.',
  sabotage: 'On a 4 or more, puts one building or defence out of use for a turn.',
  'poison-food': 'On a 4 or more, may wound models in the army.',
  'spread-rumours': 'On a 4 or more, the detachment loses its battle initiative.',
};

/** What an army can't do in a refused place. */
const DOES: Readonly<Record<BattleOrderType, string>> = {
  attack: 'attack',
  'planned-attack': 'make a planned attack',
  withdraw: 'withdraw',
  raid: 'raid',
  'planned-raid': 'make a planned raid',
  defend: 'defend',
  guard: 'guard',
  support: 'give support',
};

/** An order with its target: `Attack Detachment of Iron Wake`, `Withdraw to 0607`. */
export function battleOrderTo(type: BattleOrderType, target: string): string {
  const name = BATTLE_ORDER_NAMES[type];
  if (type === 'withdraw') return `${name} to ${target}`;
  // The other names are verbs.
  return type.startsWith('planned-') ? `${name} on ${target}` : `${name} ${target}`;
}

/** What an army supports with: `with units and artillery`; null: with nothing. */
function means({ units, artillery }: { readonly units: boolean; readonly artillery: boolean }): string | null {
  const parts = [units ? 'units' : '', artillery ? 'artillery' : ''].filter((part) => part !== '');
  return parts.length === 0 ? null : `with ${names(parts)}`;
}

/** Words of the battle-order form; the unit panel and the order sheet have their own. */
export const battleOrdersText = {
  hint: 'Select an army or a spy on the map or on the sheet to give it an order.',
  inOrbit: 'in orbit',
  target: 'What is the target?',
  wherever: (name: string): string => `${name}, wherever it is`,
  byWayOf: (hex: string, via: string): string => `${hex} via ${via}`,
  chooseOrder: 'Choose an order. To attack a neighbouring enemy, tap it on the map.',
  orderFirst: (name: string): string => `Choose an order for ${name} first, then its target.`,
  touchTarget: 'Tap the target on the map or in the list.',
  touchDrop: 'Tap any hex on the map: your army will land there.',
  way: 'Where should it withdraw to?',
  supported: 'Which army should it support?',
  treatment: 'If it takes a settlement or Stronghold',
  standing: 'Follow its standing instruction',
  retreat: {
    title: 'If it must retreat',
    cannot: (name: string): string => `${name} can’t retreat there.`,
    none: 'By default, it goes to the nearest safe hex towards your Capital.',
    choose: 'Choose hexes',
    done: 'Done',
    touch: 'Tap hexes on the map, best first. Tap one again to remove it.',
    list: 'Preferred hexes, best first',
    drop: (hex: string): string => `Remove ${hex}`,
  },
  outcome: {
    title: 'What this order will do',
    battle: (hex: string, enemies: readonly string[]): string => `Battle at ${hex} against ${names(enemies)}.`,
    unseen: (hex: string): string =>
      `No enemy army in sight at ${hex}. If one is there, you fight it; if not, your army moves in.`,
    unseenRaid: (hex: string): string =>
      `No enemy army in sight at ${hex}. If one is there, you fight it; if not, the raid succeeds.`,
    convoys: (n: number, isRaid: boolean): string => {
      const [there, them] = n === 1 ? ['An enemy convoy is', 'it'] : [`${n} enemy convoys are`, 'them'];
      return isRaid
        ? `${there} there: the raid captures ${them} if it succeeds.`
        : `${there} there: your army captures ${them} if it stays in the hex.`;
    },
    joined: (list: readonly string[]): string =>
      `${names(list)} ${list.length === 1 ? 'stays where it is' : 'stay where they are'} and can send units.`,
    isSecond: (first: string): string =>
      `${first} attacks first. This army stays where it is and can send units to the battle.`,
    stays: (first: string): string => `${first} gets there first. This army stays where it is and loses its order.`,
    makeFirst: 'Attack with this army first',
    supporter: (name: string, by: { readonly units: boolean; readonly artillery: boolean }): string => {
      const how = means(by);
      return how === null ? `${name} supports it but can’t reach the battle.` : `${name} supports it ${how}.`;
    },
    reaches: (hex: string, by: { readonly units: boolean; readonly artillery: boolean }): string => {
      const how = means(by);
      return how === null
        ? `It has no artillery in range of ${hex}, so this order does nothing.`
        : `It supports the battle at ${hex} ${how}.`;
    },
    noSupport: (name: string): string =>
      `${name} can’t be supported under its current order. Order it to attack or defend.`,
    ally: 'You can’t see your ally’s orders. Your support counts if the ally attacks or defends.',
    atHex: (army: string): string => `${army} moves into this hex.`,
  },
  sheet: {
    order: 'Your armies move in sequence, from the top of this list.',
    earlier: (name: string): string => `Move ${name} earlier`,
    later: (name: string): string => `Move ${name} later`,
    armies: 'Armies',
    spies: 'Spies',
    air: 'Air support',
    airSays: 'Each Tactical Bombardment supports one army in its Airspace.',
    support: (n: number): string => `Tactical Bombardment ${n}`,
    airspace: (n: number): string => `Airspace ${n}`,
    nobody: 'Supports nobody',
    noArmy: 'You have no army in this Airspace.',
    onlyGuards: 'Can only guard',
    lost: (n: number): string =>
      `${counted(n, 'Tactical Bombardment supports', 'Tactical Bombardments support')} nobody`,
  },
  confirm: (list: readonly string[], supports: number): string => {
    const parts = [
      list.length === 0
        ? ''
        : `${names(list)} ${list.length === 1 ? 'has no order' : 'have no orders'} and will guard.`,
      supports === 0 ? '' : `${battleOrdersText.sheet.lost(supports)} and will be wasted.`,
    ];
    return parts.filter((part) => part !== '').join(' ');
  },
  cannot: (name: string, type: BattleOrderType): string => `${name} can’t ${DOES[type]} there.`,
  spy: {
    in: (target: string): string => `Infiltrated: ${target}`,
    free: 'It hasn’t infiltrated anything yet.',
    switch: 'Which target?',
    keep: 'Stay with its target',
  },
} as const;
