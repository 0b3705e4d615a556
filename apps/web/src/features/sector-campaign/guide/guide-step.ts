import { DECISIONS, type Decision, type View } from '@sealed-orders/rules/sector-campaign';

/** The steps of the guide: one for each kind of decision that a commander makes until the end of the first turn. */
export const GUIDE_STEPS = [
  'army',
  'majors',
  'planet',
  'deployment',
  'command',
  'first',
  'air',
  'scouting',
  'moves',
  'attacks',
  'respond',
  'battles',
  'retreats',
  'score',
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number] | 'wait' | 'end';

const STEP_OF: Readonly<Record<Decision, GuideStep>> = {
  army: 'army',
  majors: 'majors',
  planet: 'planet',
  command: 'command',
  first: 'first',
  place: 'deployment',
  mission: 'air',
  scout: 'scouting',
  move: 'moves',
  attack: 'attacks',
  respond: 'respond',
  intercept: 'respond',
  escort: 'respond',
  flak: 'respond',
  battle: 'battles',
  confirm: 'battles',
  retreats: 'retreats',
  score: 'score',
};

type Seen = Pick<View, 'board' | 'side'>;

/** The step of the guide, by what the reader's side is asked for; null: this reader gets no guide. */
export function guideStep({ board, side }: Seen): GuideStep | null {
  if (side === null) return null;
  if (board.turn > 1) return 'end';
  const asked = DECISIONS.find((decision) => board.asked.some((one) => one.side === side && one.decision === decision));
  return asked === undefined ? 'wait' : STEP_OF[asked];
}

/** Whether the reader can queue what comes next, in the phases in which the sides declare in turn. */
export const canQueue = ({ board }: Seen): boolean => board.alternation !== null;
