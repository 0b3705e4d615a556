import type { GlossaryGroup } from '../pages/glossary.ts';

/** The words of the hex campaign as its players read them. */
export const hexCampaignGlossary: readonly GlossaryGroup[] = [
  {
    title: 'The map',
    entries: [
      { word: 'Hex, label', means: 'A place on the map, and its printed number: 0412 is column 04, row 12.' },
      { word: 'Fog', means: 'What the map hides from you because you do not see it.' },
      { word: 'Urban hex', means: 'A hex with a settlement: a village, town, city or Metropol.' },
      {
        word: 'Resource hex',
        means: 'A hex that yields resource points each turn. A route brings them to a settlement.',
      },
      { word: 'Capital', means: 'The settlement on which a realm rests. Reinforcements arrive there.' },
      { word: 'Stronghold', means: 'A Camp, Fortification or Capital Fortification with its defences.' },
      {
        word: 'Zone of control (ZOC)',
        means: 'The hexes around an enemy army. Your armies must stop when they enter one.',
      },
      { word: 'Reach', means: 'Where a unit can go in this phase, and at what cost.' },
      { word: 'Realm', means: 'All that a player holds: land, stores, armies, agents and captives.' },
    ],
  },
  {
    title: 'Armies and battles',
    entries: [
      { word: 'Detachment', means: 'An army that marches.' },
      { word: 'Garrison', means: 'An army that holds a Stronghold and stays in it.' },
      { word: 'Convoy', means: 'Carries build points from one settlement to another.' },
      { word: 'Battle', means: 'What happens when enemies share a hex.' },
      { word: 'Raid', means: 'An attack after which the attacker goes home.' },
      { word: 'Supporter', means: 'A neighbouring army that sends units or fire into a battle.' },
      { word: 'Battle report', means: 'The result of a battle fought on the table, as both sides confirm it.' },
      { word: 'Quick Battle', means: 'A battle settled by dice.' },
      {
        word: 'Captives',
        means: 'Enemy troops who were captured. They are guarded, imprisoned, released or converted.',
      },
    ],
  },
  {
    title: 'Points',
    entries: [
      {
        word: 'Build points (BP)',
        means: 'What a settlement stores and spends: for units, buildings and their upkeep.',
      },
      {
        word: 'Resource points (RP)',
        means: 'What a Resource hex yields. They become build points in a settlement.',
      },
      { word: 'Victory points (VP)', means: 'You get them for battles and for what you take. They decide the war.' },
      { word: 'Movement (MV)', means: 'How far a unit may go in a phase. Each hex has its cost.' },
      { word: 'Upkeep', means: 'What comes in and is paid when a turn begins.' },
    ],
  },
];
