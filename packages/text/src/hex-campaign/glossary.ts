import type { GlossaryGroup } from '../pages/glossary.ts';

/** The words of the hex campaign as its players read them. */
export const hexCampaignGlossary: readonly GlossaryGroup[] = [
  {
    title: 'The map',
    entries: [
      { word: 'Hex, label', means: 'A place on the map, and its printed number: 0412 is column 04, row 12.' },
      { word: 'Fog', means: 'Everything the map hides from you because your units can’t see it.' },
      { word: 'Urban hex', means: 'A hex with a settlement: a village, town, city or Metropol.' },
      {
        word: 'Resource hex',
        means: 'A hex that yields resource points each turn. A route brings them to a settlement.',
      },
      { word: 'Capital', means: 'A realm’s most important settlement. Reinforcements arrive there.' },
      { word: 'Stronghold', means: 'A Camp, Fortification or Capital Fortification with its defences.' },
      {
        word: 'Zone of control (ZOC)',
        means: 'The hexes around an enemy army. Your armies must stop when they enter one.',
      },
      { word: 'Reach', means: 'The hexes a unit can get to in this phase, and what each costs.' },
      { word: 'Realm', means: 'Everything a player holds: land, stores, armies, agents and captives.' },
    ],
  },
  {
    title: 'Armies and battles',
    entries: [
      { word: 'Detachment', means: 'An army that moves around the map.' },
      { word: 'Garrison', means: 'An army that holds a Stronghold and stays there.' },
      { word: 'Convoy', means: 'A piece that carries build points from one settlement to another.' },
      { word: 'Battle', means: 'A fight between enemies who share a hex.' },
      { word: 'Raid', means: 'An attack after which the attacker goes home.' },
      { word: 'Supporter', means: 'A neighbouring army that sends units into a battle or fires into it.' },
      { word: 'Battle report', means: 'The result of a battle fought on the table, confirmed by both sides.' },
      { word: 'Quick Battle', means: 'A battle settled with dice.' },
      {
        word: 'Captives',
        means: 'Enemy troops you have captured. You can guard, imprison, release or convert them.',
      },
    ],
  },
  {
    title: 'Points',
    entries: [
      {
        word: 'Build points (BP)',
        means: 'What a settlement stores, and spends on units, buildings and upkeep.',
      },
      {
        word: 'Resource points (RP)',
        means: 'What a Resource hex yields. They become build points in a settlement.',
      },
      {
        word: 'Victory points (VP)',
        means: 'You score them for battles and for taking Capitals. They decide who wins.',
      },
      { word: 'Movement (MV)', means: 'How far a unit can move in a phase. Each hex has a cost.' },
      { word: 'Upkeep', means: 'What you earn and pay when a turn begins.' },
    ],
  },
];
