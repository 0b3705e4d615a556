/** Captives. */
export const CAPTIVES_REFUSALS = [
  'captives-not-held',
  'captives-moved-already',
  'captives-in-orbit',
  'captives-need-detachment',
  'captives-too-far',
  'captives-there-already',
  'in-prison-already',
  'no-prison',
  'nothing-asked',
  'captives-not-in-prison',
  'captives-just-jailed',
  'no-traitors',
  'converted-already',
  'high-with-captives',
] as const;
