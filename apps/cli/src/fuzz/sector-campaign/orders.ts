import type { Declaration, Option, Order } from '@sealed-orders/rules/sector-campaign';
import { READY_MADE_ARMIES, WINNERS } from '@sealed-orders/rules/sector-campaign';
import type { Random } from '../random.ts';

const declare = (declaration: Declaration): Order => ({ type: 'declare', declaration });
type Going = Extract<Option, { readonly type: 'scout' | 'move' | 'respond' | 'attack-alone' }>;

/** An order that takes an option, with what is left open drawn; null: it takes more than a draw. */
export function orderFor(option: Option, random: Random): Order | null {
  switch (option.type) {
    case 'seal-army':
      return { type: 'seal-army', army: random.pick(READY_MADE_ARMIES) };
    case 'seal-majors':
      return { type: 'seal-majors', territories: drawn(option.among, option.count, random) };
    case 'name-planet':
      return { type: 'name-planet', planet: random.pick(option.among) };
    case 'place':
      return option.among.length === 0
        ? null
        : declare({ type: 'place', detachment: option.detachment, at: random.pick(option.among) });
    case 'mission':
      return declare({ type: 'mission', detachment: option.detachment, mission: random.pick(option.among) });
    case 'scout':
    case 'move':
    case 'respond':
    case 'attack-alone':
      return declare(going(option, random));
    case 'attack': {
      const most = option.detachments.length - option.staying;
      if (most < 1) return null;
      const detachments = drawn(option.detachments, 1 + random.int(most), random);
      return declare({ type: 'attack', from: option.from, to: random.pick(option.among), detachments, isHasty: false });
    }
    case 'order':
      return option.order;
    default:
      return asked(option, random);
  }
}

/** What a side is asked for beside its declarations. */
function asked(option: Option, random: Random): Order | null {
  switch (option.type) {
    case 'intercept':
      return { type: 'intercept', detachment: random.chance(30) ? null : random.pick(option.among) };
    case 'flak':
      return { type: 'flak', detachment: random.pick(option.among), fires: random.chance(70) };
    case 'command':
      return {
        type: 'command',
        sheet: { ignores: random.chance(20), additions: [], returns: [], upkeep: [], purchases: [] },
      };
    case 'withdraw':
      return { type: 'withdraw', withdrawals: [] };
    case 'report':
    case 'amend': {
      const deeds = option.counters
        .filter(() => random.chance(60))
        .map((counter) => ({
          ...{ counter, isHalved: random.chance(30), isWiped: false },
          ...{ objectives: random.int(2), sixes: random.int(3), engines: 0, flyers: 0 },
        }));
      return { type: option.type, battle: option.battle, result: { winner: random.pick(WINNERS), deeds } };
    }
    default:
      return null;
  }
}

function drawn<One>(among: readonly One[], count: number, random: Random): One[] {
  const left = [...among];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.int(left.length), 1)).flat();
}

function going({ type, detachment, among }: Going, random: Random): Declaration {
  const { to, way, route } = random.pick(among);
  if (type === 'scout') {
    return { type, detachment, territory: to, route: route === null ? null : [...route], back: null, escort: null };
  }
  const purpose = type === 'move' ? 'move' : type === 'respond' ? 'response' : 'attack';
  if (way === 'drop') return { type: 'drop', purpose, detachment, at: to };
  const isBonus = way === 'hasty';
  if (route !== null) {
    return { type: 'fly', purpose, detachment, route: [...route], cargo: null, escort: null, isBonus };
  }
  return type === 'respond' ? { type, detachment } : { type: 'move', detachment, to, isBonus };
}
