/** A word that players meet, and its meaning. */
export interface GlossaryEntry {
  readonly word: string;
  readonly means: string;
}

/** A group of words. */
export interface GlossaryGroup {
  readonly title: string;
  readonly entries: readonly GlossaryEntry[];
}

/**
 * The terms that players meet in every game; docs/glossary.md also has those of the code. Each game adds its
 * own.
 */
export const glossaryText = {
  title: 'Glossary',
  says: 'What the words on these pages mean.',
  link: 'Glossary',
  toRules: 'To the rules',
  groups: [
    {
      title: 'The campaign and its people',
      entries: [
        {
          word: 'Campaign',
          means: 'One game from its creation to its end, with its own map, seats, settings and log.',
        },
        {
          word: 'Seat',
          means:
            'A place in the campaign, with its own race, colour, letter and pattern. A player holds it and can be replaced.',
        },
        {
          word: 'Owner',
          means: 'The person who created the campaign. They either play in it or referee it from the start.',
        },
        { word: 'Referee', means: 'Someone who oversees the campaign, sees everything and settles disputes.' },
        { word: 'Spectator', means: 'Anyone who watches the public side of the campaign.' },
        { word: 'Practice campaign', means: 'A campaign for one person against seats that the computer plays.' },
        {
          word: 'Lobby',
          means: 'A campaign before its start, while players take seats, choose races and attach army lists.',
        },
        {
          word: 'Invitation',
          means:
            'A link that lets other people join. It works for a limited number of people, until it expires or someone revokes it.',
        },
        { word: 'Ready-made army', means: 'An army that the game provides for players without a list.' },
      ],
    },
    {
      title: 'Orders and time',
      entries: [
        {
          word: 'Turn, phase',
          means: 'A turn is made up of phases. A phase closes when everyone has sealed, or when time is up.',
        },
        { word: 'Order sheet', means: 'Everything that a player writes for a phase.' },
        {
          word: 'Draft',
          means: 'An order sheet that is saved but not yet sealed. It may count when the phase closes.',
        },
        { word: 'Complete', means: 'An order is complete when it has everything it needs.' },
        {
          word: 'Seal',
          means: 'To hand in a sheet. Until the phase closes, nobody else can read it, and you can take it back.',
        },
        {
          word: 'Commitment',
          means: 'The fingerprint of a sealed sheet. It can later prove that nobody changed the sheet.',
        },
        {
          word: 'Deadline',
          means:
            'The moment when the time for a phase is up. The phase then closes, even if sheets are missing, unless the terms allow a grace period.',
        },
        {
          word: 'Report',
          means: 'An account of what happened in a step of the campaign, as far as you are allowed to know.',
        },
        {
          word: 'Log',
          means: 'The record of every step of a campaign. You can replay and verify it when the campaign is over.',
        },
      ],
    },
  ] satisfies readonly GlossaryGroup[],
} as const;
