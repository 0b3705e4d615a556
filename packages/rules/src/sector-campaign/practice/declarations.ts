import { answeredBattle } from '../attacks/responses.ts';
import { fightersOf } from '../battles/opening.ts';
import { countersOf, detachmentOf, emptyMajors, fieldedPoints, standingIn } from '../board/board.ts';
import { lineOf, neighbours, territoriesOf, territoryOf } from '../board/grid.ts';
import { JUDGEMENT } from '../data/practice.ts';
import { declarationFaults } from '../orders/declarations.ts';
import type { Declaration, Destination, Known, Option, TerritoryId } from '../types.ts';
import { enemyBeside, enemyIn, isFront, ownIn, pointsThere, unknownIn } from './strength.ts';

type Of<Type extends Option['type']> = Extract<Option, { readonly type: Type }>;
type Near = Of<'scout' | 'move' | 'respond'>;
type Going = Near | Of<'attack-alone'>;

/** A declaration and how the computer values it. If nothing is above 0, it passes. */
interface Wish {
  readonly declaration: Declaration;
  readonly worth: number;
}

/** What the computer declares: the best option offered, or a pass; null: it is not asked to declare. */
export function bestDeclaration(known: Known, offered: readonly Option[]): Declaration | null {
  const wishes = offered.flatMap((option) => wished(known, option));
  const [best] = wishes
    .filter(({ worth, declaration }) => worth > 0 && declarationFaults(known, declaration).length === 0)
    .sort((a, b) => b.worth - a.worth);
  return best?.declaration ?? closing(offered);
}

const closing = (offered: readonly Option[]): Declaration | null => {
  const orders = offered.flatMap((one) => (one.type === 'order' && one.order.type === 'declare' ? [one.order] : []));
  return orders.find(({ declaration: { type } }) => type === 'pass' || type === 'done')?.declaration ?? null;
};

function wished(known: Known, option: Option): readonly Wish[] {
  switch (option.type) {
    case 'place':
      return option.among.map((at) => ({
        declaration: { type: 'place', detachment: option.detachment, at },
        worth: placeWorth(known, option, at),
      }));
    case 'mission':
      return [{ declaration: mission(known, option), worth: 1 }];
    case 'scout':
      return option.among.map((to) => ({ declaration: going(option, to), worth: unknownIn(known, to.to) }));
    case 'move':
      return option.among.map((to) => ({ declaration: going(option, to), worth: moveWorth(known, option, to) }));
    case 'respond':
      return option.among.map((to) => ({ declaration: going(option, to), worth: responseWorth(known, option) }));
    case 'attack':
      return attacks(known, option);
    case 'attack-alone':
      return option.among.map((to) => ({
        declaration: going(option, to),
        worth: attackWorth(known, to.to, strengthOf(known, option.detachment)),
      }));
    case 'order':
      return plainMoves(known, option.order);
    default:
      return [];
  }
}

const strengthOf = ({ desk }: Known, id: Going['detachment']): number => {
  const found = detachmentOf(desk, id);
  return found === null ? 0 : fieldedPoints(found);
};

/** The declaration that takes a detachment to a destination. */
function going({ type, detachment }: Going, { to, way, route }: Destination): Declaration {
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

/** Majors first, then the lines from the front, with aircraft behind; always where there are fewest. SEC-DEPLOY-05. */
function placeWorth(known: Known, { detachment }: Of<'place'>, at: TerritoryId): number {
  const { board, desk, side } = known;
  if (emptyMajors(known).includes(at)) return 1000;
  const there = countersOf(board, side).filter((one) => one.at === at).length;
  const line = lineOf(board.settings, territoryOf(board, at));
  const isFlyer = detachmentOf(desk, detachment)?.kind === 'aerial';
  const usual = isFlyer ? 2 : 1;
  return Math.max(1, 100 - 10 * there - 15 * Math.abs(line - usual));
}

/** Good interceptors guard their base, the others look at the enemy. */
function mission({ desk }: Known, { detachment }: Of<'mission'>): Declaration {
  const best = Math.max(0, ...(detachmentOf(desk, detachment)?.units.map(({ intercept }) => intercept) ?? []));
  return { type: 'mission', detachment, mission: best >= 4 ? 'intercept' : 'scouting' };
}

/** To an empty major; to the front; and along the front to where an attack is being prepared. */
function moveWorth(known: Known, { detachment }: Near, { to, way }: Destination): number {
  const { board, desk, side } = known;
  if (emptyMajors(known).includes(to)) return 100_000;
  const counter = detachmentOf(desk, detachment)?.counter ?? null;
  const from = countersOf(board, side).find(({ id }) => id === counter)?.at ?? null;
  const isFlyer = detachmentOf(desk, detachment)?.kind === 'aerial';
  if (isFlyer || !isFront(known, to)) return 0;
  const needed = enemyBeside(known, to) - ownIn(known, to);
  // A detachment can drop only once, so it drops only where it is needed.
  if (way === 'drop') return needed;
  if (from === null || !isFront(known, from)) return Math.max(1, 1000 + needed);
  const canLeave = standingIn(board, side, from).length > 1;
  return canLeave && to === spearhead(known) && from !== to ? 500 : 0;
}

/** Where the side is strongest compared with a neighbouring enemy territory; null: it has nobody at the front. */
function spearhead(known: Known): TerritoryId | null {
  const { board, side } = known;
  const chances = territoriesOf(board.territories)
    .filter(({ id, controller }) => controller === side && ownIn(known, id) > 0 && isFront(known, id))
    .map(({ id }) => {
      const targets = neighbours(board, id).filter((near) => territoryOf(board, near).controller !== side);
      return { id, lead: ownIn(known, id) - Math.min(...targets.map((near) => enemyIn(known, near))) };
    })
    .sort((a, b) => b.lead - a.lead);
  return chances[0]?.id ?? null;
}

/** Lands vehicles, and fortifies occupied territories at the front. SEC-DROP-04, SEC-MOVE-04. */
function plainMoves(known: Known, order: Of<'order'>['order']): readonly Wish[] {
  if (order.type !== 'declare') return [];
  const { declaration } = order;
  if (declaration.type === 'land-vehicles') return [{ declaration, worth: 5 }];
  if (declaration.type !== 'fortify') return [];
  const { territory } = declaration;
  const isWorthIt = isFront(known, territory) && ownIn(known, territory) > 0 && enemyBeside(known, territory) > 0;
  return isWorthIt ? [{ declaration, worth: territoryOf(known.board, territory).isMajor ? 20 : 10 }] : [];
}

/** SEC-VP-02, -03: the value of attacking an empty or weaker territory, more for majors; 0: the enemy is too strong. */
function attackWorth(known: Known, to: TerritoryId, strength: number): number {
  const enemy = enemyIn(known, to);
  if (strength * 100 < enemy * JUDGEMENT.attackPercent) return 0;
  const prize = territoryOf(known.board, to).isMajor ? 2000 : 1000;
  return prize + strength - enemy;
}

/** Everyone who can attack does, except one if the front would be left open behind them. */
function attacks(known: Known, { from, detachments, staying, among }: Of<'attack'>): readonly Wish[] {
  const strongest = [...detachments].sort((a, b) => strengthOf(known, b) - strengthOf(known, a));
  const least = Math.max(staying, detachments.length > 1 ? 1 : 0);
  const going = strongest.slice(0, Math.max(0, detachments.length - least));
  if (going.length === 0) return [];
  const strength = going.reduce((sum, id) => sum + strengthOf(known, id), 0);
  return among.map((to) => ({
    declaration: { type: 'attack', from, to, detachments: going, isHasty: false },
    worth: attackWorth(known, to, strength),
  }));
}

/** Sends the strongest while the attackers outnumber the defenders. */
function responseWorth(known: Known, { detachment }: Near): number {
  const { board, desk, side } = known;
  const battle = answeredBattle(board);
  if (battle === null) return 0;
  const theirs = fightersOf(battle, battle.attacker).reduce((sum, id) => sum + pointsThere(known, id), 0);
  const responding = Object.values(desk.detachments).filter(({ counter }) =>
    battle.responders.some((one) => one.counter === counter),
  );
  const ours = responding.reduce((sum, one) => sum + fieldedPoints(one), ownIn(known, battle.territory));
  const isNeeded = theirs * 100 > ours * JUDGEMENT.respondPercent && side !== battle.attacker;
  return isNeeded ? strengthOf(known, detachment) : 0;
}
