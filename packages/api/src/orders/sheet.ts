import { z } from 'zod';

/**
 * A sheet, an order on arrival or a ruling. Only its outer shape is checked here: the host knows the campaign's game
 * and parses it once, with that game's schema.
 */
export const gamePartSchema = z.custom<object>((value) => typeof value === 'object' && value !== null);

/** Number of a step, as the caller counts. */
export const stepSchema = z.int().nonnegative();

/** Id of a phase in the game's sequence of play. */
export const phaseSchema = z.string().max(40);

/** Number of the phase that a sheet is for. */
export const openingSchema = z.int().nonnegative();
