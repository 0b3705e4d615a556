import type { OrderArrow } from '@sealed-orders/map/hex';
import { routeHindranceAfter, routeReachAfter } from '@sealed-orders/rules/hex-campaign';
import { banks, distance, edgeKey, type HexKey } from '@sealed-orders/rules/space';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { reasonFor } from '@sealed-orders/text/hex-campaign/forms/why-not';
import type { FormWords } from '../../../campaign/door.ts';
import type { HexPlace } from '../../hex-context.ts';
import { knownPiece } from '../../map/known.ts';
import { pathTo } from '../movement/path-drawing.ts';
import type { FormDrawing, FormHands, FormModule, FormSeat, PhaseForm } from '../phase-form.ts';
import { BuildBoard } from './board.tsx';
import { type BuildForm, buildFormOf } from './build-form.ts';
import type { BuildPlan } from './build-pen.ts';
import { HexForm } from './hex-form.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { PieceForm } from './piece-form.tsx';

/**
 * The build sheet, in turn order and in set-up: a form for each hex and army, and one cart. HEX-TURN-09, HEX-START-06.
 */
export const buildForm: FormModule = { formOf, OrderSheet, PieceForm, HexForm, Board: BuildBoard };

function formOf(seat: FormSeat): PhaseForm | null {
  const form = buildFormOf(seat);
  if (form === null) return null;
  const gaps = form.isOpen ? withoutRoute(form) : [];
  const [gap] = gaps;
  const isRefused = form.reckoning.lines.some(({ refusal }) => refusal !== null);
  return {
    isComplete: !isRefused,
    gaps: gaps.length,
    words: wordsOf(form, gaps),
    drawing: drawingOf(form),
    hands: handsOf(form, seat),
    keys: {},
    undo: form.undo,
    nextGap: nextGapOf(form, seat, gap),
    isAsked: true,
    orderOf: () => null,
    allowanceOf: () => null,
    hint: buildText.hint,
  };
}

/** A Resource without a route; otherwise, while nothing is ordered, the whole form. */
function nextGapOf(form: BuildForm, seat: FormSeat, gap: HexKey | undefined): PhaseForm['nextGap'] {
  if (gap !== undefined)
    return { name: buildText.gapRoute(form.names.hex(gap)), take: () => toRoutes(form, seat, gap) };
  if (!form.isOpen || form.lines.length > 0) return null;
  return { name: buildText.noneYet, says: '', take: () => seat.place.openTab('orders') };
}

/** Resource hexes whose RP are lost, though they could arrive somewhere. HEX-ROUTE-01. */
const withoutRoute = ({ haulages }: BuildForm): readonly HexKey[] =>
  haulages.flatMap(({ hex, now, ways }) => (now === null && ways.length > 0 ? [hex] : []));

function toRoutes(form: BuildForm, { place }: FormSeat, hex: HexKey): void {
  form.hold({ place: { kind: 'hex', hex }, tab: 'routes', isCart: false });
  place.openTab('orders');
}

function wordsOf({ lines, reckoning, names, view }: BuildForm, gaps: readonly HexKey[]): FormWords {
  const refused = reckoning.lines.filter(({ refusal }) => refusal !== null).length;
  const bp = reckoning.lines.flatMap(({ bookings }) => bookings).reduce((sum, one) => sum - Math.min(0, one.bp), 0);
  const finds = view.pending.filter(({ kind }) => kind !== 'enemies').length;
  const composed = lines.filter(({ type }) => type === 'compose-followers' || type === 'compose-mercenaries').length;
  const asks = [
    ...(gaps.length > 0 ? [buildText.confirm(gaps.map(names.hex))] : []),
    ...(finds > composed ? [buildText.confirmFinds(finds - composed)] : []),
  ];
  return {
    seal: lines.length > 0 ? buildText.seal : buildText.sealNone,
    note: lines.length > 0 ? buildText.note(lines.length, bp) : buildText.noteNone,
    refused: refused > 0 ? buildText.refused(refused) : null,
    isDraft: refused > 0,
    confirm: asks.length > 0 ? asks.join(' ') : null,
    committed: buildText.committed(lines.length),
  };
}

/** The same objects in all renders: the map redraws what has changed. */
const NOTHING_ELSE: Omit<FormDrawing, 'arrows'> = { claims: [], orderStates: {}, reach: [] };

/** The current and ordered routes, the roads of the sheet, and what is being planned. */
function drawingOf(form: BuildForm): FormDrawing {
  const { plan } = form.pen;
  return {
    arrows: [...routeArrows(form), ...roadArrows(form), ...planArrows(plan)],
    ...NOTHING_ELSE,
    ...(plan?.kind === 'route' && form.isOpen ? { reach: routeReachAfter(form.view, form.lines, plan.hex) } : {}),
  };
}

function routeArrows({ haulages, lines, isSealed, pen }: BuildForm): readonly OrderArrow[] {
  const ordered = new Set(lines.flatMap((line) => (line.type === 'route' ? [line.hex] : [])));
  return haulages.flatMap(({ hex, now }): readonly OrderArrow[] => {
    if (now === null || (pen.plan?.kind === 'route' && pen.plan.hex === hex)) return [];
    const state = !ordered.has(hex) ? 'complete' : isSealed ? 'sealed' : 'draft';
    return [{ from: hex, path: now.path, kind: 'march', state }];
  });
}

function roadArrows({ lines, isSealed }: BuildForm): readonly OrderArrow[] {
  return lines.flatMap((line): readonly OrderArrow[] => {
    if (line.type !== 'road') return [];
    const [from, to] = banks(line.edge);
    return [{ from, path: [to], kind: 'road', state: isSealed ? 'sealed' : 'draft' }];
  });
}

const planArrows = (plan: BuildPlan | null): readonly OrderArrow[] =>
  plan?.kind === 'route' && plan.path.length > 0
    ? [{ from: plan.hex, path: plan.path, kind: 'march', state: 'draft' }]
    : [];

/**
 * While a route or a road is planned, touching the map lengthens the route or names the next end of the road, or says
 * why it cannot; otherwise it selects.
 */
function handsOf(form: BuildForm, { place }: FormSeat): FormHands {
  const touch = (hex: HexKey): boolean => {
    const { plan } = form.pen;
    if (plan === null || !form.isOpen) return false;
    if (plan.kind === 'route') lengthen(form, plan, hex, place);
    else pave(form, plan, hex);
    return true;
  };
  return {
    onHex: touch,
    onStep: (hex) => void touch(hex),
    onPiece: (id) => {
      const hex = knownPiece(form.view, id)?.piece.hex;
      return hex !== undefined && touch(hex);
    },
    onBack: () => {
      const { plan } = form.pen;
      if (plan?.kind === 'route') form.hold({ plan: { ...plan, path: plan.path.slice(0, -1) } });
    },
    onNext: () => {},
  };
}

type RoutePlan = Extract<BuildPlan, { kind: 'route' }>;

function lengthen(form: BuildForm, plan: RoutePlan, hex: HexKey, place: HexPlace): void {
  const reach = routeReachAfter(form.view, form.lines, plan.hex);
  const isLegal = (path: readonly HexKey[]) => reach.some((one) => one.hex === path.at(-1));
  const path = pathTo(hex, { from: plan.hex, path: plan.path, reach, isLegal });
  if (path === null) form.say(whyNot(form, plan, hex, place));
  else form.hold({ plan: { ...plan, path } });
}

/** Why the planned route cannot lead to a hex, with the rule. */
function whyNot({ view, lines }: BuildForm, { hex, path }: RoutePlan, to: HexKey, { words }: HexPlace): string {
  const found = to === hex ? null : routeHindranceAfter(view, lines, hex, { path, to });
  return found === null ? buildText.route.drawSays : reasonFor(found, words);
}

function pave(form: BuildForm, plan: Extract<BuildPlan, { kind: 'road' }>, hex: HexKey): void {
  const { from, payer } = plan;
  if (from === null || from === hex) form.hold({ plan: { ...plan, from: from === hex ? null : hex } });
  else if (distance(from, hex) !== 1) {
    form.say(buildText.road.notNext);
    form.hold({ plan: { ...plan, from: hex } });
  } else if (form.add({ type: 'road', edge: edgeKey(from, hex), payer })) form.hold({ plan: { ...plan, from: hex } });
}
