/** The default seats of a scenario. */
export const DEFAULT_SEATS = { red: 'sm', blue: 'ch' } as const;

/** When the phase of a scenario was opened. */
export const OPENED_AT = '2026-01-01T12:00:00.000Z';

/** A scenario waits only for movement orders unless its settings say otherwise: it shows one rule at a time. */
export const MOVEMENT_ONLY = { askedPhases: 'movement' } as const;
