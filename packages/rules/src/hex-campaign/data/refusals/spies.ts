/** Spies. */
export const SPIES_REFUSALS = [
  'no-espionage-center',
  'spy-built-already',
  'too-many-spies',
  'target-not-for-piece',
  'spy-no-target',
  'spy-has-target',
  'spy-no-switch',
  'spy-target-not-here',
  'spy-target-unknown',
  'spy-target-off-path',
  'spy-target-own',
  'spy-mission-off',
  'spy-mission-not-here',
] as const;
