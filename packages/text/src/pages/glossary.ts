/** A word that players meet, and what it means. */
export interface GlossaryEntry {
  readonly word: string;
  readonly means: string;
}

/** Words that belong together. */
export interface GlossaryGroup {
  readonly title: string;
  readonly entries: readonly GlossaryEntry[];
}

/**
 * The words of the site as players read them, whatever they play; docs/glossary.md has those of the code besides. Each
 * game adds its own.
 */
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
        {
          word: 'Turn, phase',
          means: 'A turn is made of phases. A phase closes when everybody has sealed, or when its time is up.',
        },
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
  ] satisfies readonly GlossaryGroup[],
} as const;
