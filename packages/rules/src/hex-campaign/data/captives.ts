import type { Faction } from '../types.ts';

/** HEX-CAPT-02: the fraction of their value that captives bring at their first imprisonment. */
export const IMPRISONMENT_PART = 4;

/** HEX-RACE-CH-12, -13: races whose captives bring their captor nothing, but may be converted. */
export const TRAITORS: Readonly<Partial<Record<Faction, readonly Faction[]>>> = { ch: ['ig', 'sm', 'ba'] };

/** HEX-RACE-CH-13: BP for an attempt, and the die on which it succeeds. */
export const CONVERSION = { cost: 25, needs: 6 } as const;

const imperial: readonly Faction[] = ['ch', 'ork', 'ty'];

/** The table "Always kills captives": races that a race never keeps alive. HEX-TBL-37, HEX-CAPT-05. */
export const KILLS_CAPTIVES: Readonly<Record<Faction, readonly Faction[]>> = {
  ig: imperial,
  sm: imperial,
  ba: imperial,
  sob: imperial,
  ch: ['sob', 'ty'],
  de: [],
  el: ['ch', 'ork', 'ty', 'de'],
  ork: ['ty'],
  ty: ['ig', 'sm', 'ba', 'ch', 'de', 'el', 'ork', 'ty', 'sob'],
};

/** HEX-RACE-CH-14: what Space Marine units become in the service of Chaos; those not named stay the same. */
export const FALLEN: Readonly<Record<string, { readonly kind: string; readonly name: string }>> = {
  hero: { kind: 'chaos-lord', name: 'Chaos Lord' },
  librarian: { kind: 'chaos-sorcerer', name: 'Chaos Sorcerer' },
  'command-squad': { kind: 'retinue', name: 'Retinue of Veterans' },
  'terminator-squad': { kind: 'chaos-terminators', name: 'Chaos Terminators' },
  'veteran-squad': { kind: 'chaos-veterans', name: 'Chaos Veterans' },
  dreadnought: { kind: 'dreadnought', name: 'Chaos Dreadnought' },
  'tactical-squad': { kind: 'chaos-space-marines', name: 'Chaos Space Marines' },
  'assault-squad': { kind: 'raptors', name: 'Raptors' },
  'bike-squadron': { kind: 'chaos-bikers', name: 'Chaos Space Marine Bikers' },
  'attack-bike-squadron': { kind: 'attack-bike-squadron', name: 'Attack Bikes' },
  'devastator-squad': { kind: 'havocs', name: 'Havocs' },
  'predator-annihilator': { kind: 'predator-annihilator', name: 'Predator Annihilator' },
  'predator-destructor': { kind: 'predator-destructor', name: 'Predator Destructor' },
  'land-raider': { kind: 'land-raider', name: 'Land Raider' },
  rhino: { kind: 'rhino', name: 'Rhino' },
};
