/** Garrisons. */
export const GARRISONS_REFUSALS = [
  'no-stronghold',
  'garrisoned',
  'garrison-too-large',
  'garrison-structure',
  'garrison-marches',
  'not-fastest',
  'no-target',
  'target-stands',
] as const;
