import type { GlossaryGroup } from '../pages/glossary.ts';

/** The words of the sector campaign, explained for its players. */
export const sectorCampaignGlossary: readonly GlossaryGroup[] = [
  {
    title: 'The sectors',
    entries: [
      {
        word: 'Territory',
        means: 'A square of the map. West’s have numbers, East’s have letters. The ground drawn in them is decoration.',
      },
      {
        word: 'Line',
        means: 'A column of territories. A side’s first line faces the enemy, and its last line is its home edge.',
      },
      {
        word: 'Major territory',
        means: 'One of a side’s key territories. It counts 2 VP a turn instead of 1, and must never be left empty.',
      },
      {
        word: 'Isolated',
        means:
          'A territory whose side held nothing in the line behind it at the end of the last turn. Detachments in it can’t move or respond this turn, and are destroyed if they lose.',
      },
      {
        word: 'Fortified',
        means: 'A territory whose defenders use fortifications in battle. They are lost if the territory is.',
      },
      { word: 'Orbit', means: 'Where dropship detachments wait until they drop into a territory, each once.' },
      { word: 'Planet type', means: 'The kind of world. It decides the terrain of all battles, and nothing else.' },
    ],
  },
  {
    title: 'Detachments and counters',
    entries: [
      {
        word: 'Detachment',
        means: 'A part of an army that stays the same for the whole campaign. Its losses are restored after each turn.',
      },
      {
        word: 'Counter',
        means:
          'A detachment on the map, face down. The enemy sees its number and where it is, but not what it is, until it fights or is scouted.',
      },
      {
        word: 'Airborne',
        means: 'A detachment whose units all fly or are carried: it can move on the ground, and fly once a turn.',
      },
      { word: 'Aerial', means: 'A detachment of aircraft. Each turn it gets one mission.' },
      {
        word: 'Mission',
        means: 'What aircraft do this turn: scouting, intercept, transport / ground support, or escort.',
      },
      {
        word: 'Dropship detachment',
        means: 'A detachment that starts in orbit and lands once. Its vehicles follow later.',
      },
      {
        word: 'Supreme commander',
        means: 'A detachment that gives its line one extra move and one hasty attack each turn.',
      },
      { word: 'Level', means: 'How good a detachment’s XP have made it: Green, Experienced, Veteran, Crack or Elite.' },
      { word: 'Halved', means: 'Reduced to below half strength in a battle; for aircraft, to half strength or less.' },
    ],
  },
  {
    title: 'Declarations',
    entries: [
      {
        word: 'Declaration',
        means: 'One mission, scouting attempt, move or attack. The sides declare in turn, and a declaration is final.',
      },
      {
        word: 'Pass',
        means:
          'To declare nothing more in this phase. A missed deadline only skips one declaration, but two in a row count as a pass.',
      },
      {
        word: 'Queue',
        means:
          'Instructions that a side leaves for a phase. When it is that side’s turn, the first one that is legal is declared immediately. The enemy can’t see it.',
      },
      {
        word: 'Army initiative',
        means: 'How many moves, how many attacks and how many responses a side has each turn.',
      },
      { word: 'Hasty attack', means: 'An extra attack with one detachment, from the line of a supreme commander.' },
      {
        word: 'Response',
        means:
          'A detachment that the attacked side sends to the battle as a reserve, right after the attack is declared.',
      },
      {
        word: 'Engaged',
        means: 'A territory that has been attacked, or attacked from, this turn. Nobody can respond from it.',
      },
      {
        word: 'Escort',
        means: 'Aircraft that fly with a flight of their side and meet an interceptor in its place.',
      },
      { word: 'Flak', means: 'Units on the ground that can fire at flights entering their territory.' },
      {
        word: 'Commander and staff',
        means:
          'The commander decides for the side. The staff see what it sees, propose declarations, and fight and report battles.',
      },
    ],
  },
  {
    title: 'Score and optional rules',
    entries: [
      {
        word: 'Other sectors',
        means: 'A die roll for each side at the end of a turn, which changes its score by up to 2 VP.',
      },
      {
        word: 'Momentum effect',
        means: 'A bonus for the next turn’s battles. A side gets one for every 2 VP it has gained in a turn.',
      },
      {
        word: 'Command resources',
        means: 'What a side can buy with VP: temporary detachments, bombardments and engineers.',
      },
      {
        word: 'Directive',
        means:
          'A secret order from above, rolled each turn. It can be ignored for VP. The enemy learns only whether it is minor or major.',
      },
    ],
  },
];
