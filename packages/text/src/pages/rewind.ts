import { counted, listed, plain } from '../sentence.ts';

/** Words of rewinding a campaign to the opening of a phase. */
export const rewindText = {
  open: 'Rewind',
  overrule: 'Overrule this',
  title: 'Rewind the campaign?',
  says: 'The campaign goes back to the opening of a phase, which starts again with its full time. Everyone can see that you did it. The log keeps what was undone.',
  to: 'Back to the opening of',
  openNow: (where: string): string => `${where} (open now)`,
  loading: 'Reading the log.',
  none: 'There is no phase to go back to.',
  gone: 'This phase has been undone in the meantime.',
  lost: 'What will be undone',
  undone: (phases: number, steps: number, topics: string | null): string => {
    if (steps === 0) return 'Nothing yet. The phase’s clock starts again, and sealed orders become drafts.';
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
    'Each player finds their own orders for that phase as a draft. Messages stay. The dice are rolled again, even for the same orders. Players keep what they have already seen.',
  name: 'Name of the campaign',
  nameHint: (name: string): string => `To be sure, type: ${name}`,
  action: 'Rewind the campaign',
  done: 'Campaign rewound.',
  notice: (by: string): string => `${by} rewound the campaign to the opening of this phase.`,
  because: (reason: string): string => `“${reason}”`,
  yours: 'Your own orders for it are a draft again: change or seal them.',
} as const;
