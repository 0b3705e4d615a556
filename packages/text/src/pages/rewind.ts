import { counted, listed, plain } from '../sentence.ts';

/** Words of taking a war back to the opening of a phase. */
export const rewindText = {
  open: 'Rewind',
  overrule: 'Overrule this',
  title: 'Take the war back?',
  says: 'The war goes back to the opening of a phase, and the phase begins again with its whole time. Everybody reads that you did it. The log keeps what was undone.',
  to: 'Back to the opening of',
  openNow: (where: string): string => `${where} (open now)`,
  loading: 'Looking at the log.',
  none: 'There is no phase to go back to.',
  gone: 'This phase was undone meanwhile.',
  lost: 'What will be undone',
  undone: (phases: number, steps: number, topics: string | null): string => {
    if (steps === 0) return 'Nothing yet: only the clock of the phase begins again, and sealed orders become drafts.';
    const parts = [
      ...(phases === 0 ? [] : [counted(phases, 'phase', 'phases')]),
      counted(steps, 'step', 'steps'),
      ...(topics === null ? [] : [topics]),
    ];
    return `${plain(listed(parts))}.`;
  },
  ofSeat: (sheets: number, orders: number): string =>
    plain(
      listed([
        ...(sheets === 0 ? [] : [counted(sheets, 'order sheet', 'order sheets')]),
        ...(orders === 0 ? [] : [counted(orders, 'order on arrival', 'orders on arrival')]),
      ]),
    ),
  stays:
    'Each player finds their own orders of that phase as a draft. Messages stay. Dice fall again, even for the same orders. What players have seen, they know.',
  name: 'Name of the campaign',
  nameHint: (name: string): string => `To be sure, type: ${name}`,
  action: 'Take the war back',
  done: 'The war was taken back.',
  notice: (by: string): string => `${by} took the war back to the opening of this phase.`,
  because: (reason: string): string => `“${reason}”`,
  yours: 'Your own orders for it are your draft again: change or seal them.',
} as const;
