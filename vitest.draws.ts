import fc from 'fast-check';

/**
 * Property tests draw the same values in every run, so that a run that fails fails because of the change. With
 * `SEALED_ORDERS_DRAWS=fresh` they draw others each time; with a number, those of that seed.
 */
const SEED = 20_260_101;

const asked = process.env.SEALED_ORDERS_DRAWS;
if (asked !== 'fresh') fc.configureGlobal({ seed: asked === undefined ? SEED : Number(asked) });
