import { capital } from '../sentence.ts';

/** Text for standing orders: the server seals them as soon as a phase opens. */
export const standingText = {
  label: (phase: string): string => `Always seal ${phase} for me`,
  /** `orders`: the sealed orders, in the words of the game. */
  hint: (orders: string): string =>
    `From the next turn on, your orders are sealed as soon as the phase opens: ${orders}. The other players see the seal a few minutes later, as usual. You can take the orders back each time.`,
  /** For a player whose opponents are all run by the computer. */
  hintAlone: (orders: string): string =>
    `From the next turn on, your orders are sealed as soon as the phase opens: ${orders}. The phase resolves a few minutes later. Until then you can take the orders back.`,
  on: (orders: string): string => `${capital(orders)}. You can take these orders back each time.`,
  listTitle: 'Sealed for you',
  end: 'Stop',
  endNamed: (phase: string): string => `Stop sealing ${phase} for me`,
} as const;
