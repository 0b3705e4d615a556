/** A word that players meet, and what it means. */
export interface GlossaryEntry {
  readonly word: string;
  readonly means: string;
}

/** The words of the site as players read them; docs/glossary.md has those of the code besides. */
export const glossaryText = {
  title: 'Glossary',
  says: 'What the words on these pages mean.',
  link: 'Glossary',
  toRules: 'To the rules',
  groups: [
    {
      title: 'The war and its people',
      entries: [
        { word: 'Campaign', means: 'One war from its creation to its end, with its own map, seats, settings and log.' },
        {
          word: 'Seat',
          means:
            'A place in the campaign with its race, colour, letter and pattern. A player holds it and can be replaced.',
        },
        { word: 'Owner', means: 'Whoever created the campaign. An owner plays, or is its referee from the start.' },
        { word: 'Referee', means: 'Oversees the war, sees everything, and rules where people or rules disagree.' },
        { word: 'Spectator', means: 'Anyone who watches the public side of the war.' },
        { word: 'Practice war', means: 'A campaign of one person against seats that play by themselves.' },
        { word: 'Lobby', means: 'A campaign before its start: seats are taken, races chosen and army lists attached.' },
        { word: 'Invitation', means: 'A link that lets others in, for a limited number of people or until a date.' },
        { word: 'Ready-made army', means: 'An army that the game brings along for players without a list.' },
      ],
    },
    {
      title: 'Orders and time',
      entries: [
        { word: 'Turn, phase', means: 'The nine phases of the hex campaign make a turn.' },
        { word: 'Order sheet', means: 'Everything that a player writes for a phase.' },
        {
          word: 'Draft',
          means: 'An order sheet that is saved and not yet sealed. It may count when the phase closes.',
        },
        { word: 'Complete', means: 'Said of an order that has everything it needs.' },
        {
          word: 'Seal',
          means: 'To hand a sheet in. Nobody can read it before the phase closes, and until then it can be taken back.',
        },
        {
          word: 'Commitment',
          means: 'The fingerprint of a sealed sheet. It proves later that nobody changed the sheet.',
        },
        {
          word: 'Deadline',
          means:
            'When the time of a phase is up. It closes then, or after the grace that the terms leave to those who are late, even if sheets are missing.',
        },
        { word: 'Report', means: 'What happened in a step of the war, as far as one reader may know it.' },
        {
          word: 'Log',
          means: 'The chain of all steps of a war. It can be replayed and verified when the war is over.',
        },
      ],
    },
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
          means: 'The hexes about an enemy army. Your armies must stop when they enter one.',
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
  ] satisfies readonly { readonly title: string; readonly entries: readonly GlossaryEntry[] }[],
} as const;
