import type { GlossaryGroup } from '../pages/glossary.ts';

/** The words of the node campaign as its players read them. */
export const nodeCampaignGlossary: readonly GlossaryGroup[] = [
  {
    title: 'The star map',
    entries: [
      {
        word: 'Node',
        means: 'A place on the star map: on the surface of a planet, in orbit, in deep space or in the warp.',
      },
      {
        word: 'Surface node',
        means: 'A node on a planet: a plain surface node, a city or a spaceport. No other nodes are worth VP.',
      },
      { word: 'Path', means: 'A connection between two nodes. Battleforces move along paths.' },
      {
        word: 'Difficult path',
        means:
          'A path that needs a roll, such as 3+. If the roll fails, the battleforce stays where it is and the CP are lost.',
      },
      { word: 'Orbit', means: 'The node between a planet’s surface and deep space. Every planet has one.' },
      {
        word: 'Open space',
        means:
          'Deep space and the warp. Nobody controls them and nobody fights there. Only Eldar and Dark Eldar can enter the warp.',
      },
      {
        word: 'Installation',
        means:
          'Something built in a node that can be destroyed: a Rok, a webway portal, or a site such as a quarry or a city’s harbour. Sites are worth VP.',
      },
      { word: 'Control', means: 'A node belongs to the last player who took it, even without a battleforce there.' },
    ],
  },
  {
    title: 'Battleforces and battles',
    entries: [
      { word: 'Battleforce', means: 'An army on the star map: a named roster of units.' },
      { word: 'Roster', means: 'The units of a battleforce with their points and XP. Everyone can read it.' },
      { word: 'Kill-Team', means: 'A battleforce’s small roster, for small missions.' },
      { word: 'Locked', means: 'A locked battleforce is fighting or waiting in a stack, so it can’t take orders.' },
      {
        word: 'Stack',
        means: 'The queue of a battle: the holder, the attacker, and everyone waiting to attack the winner.',
      },
      { word: 'Holder', means: 'The player who holds the node of a battle and defends it.' },
      { word: 'Force level', means: 'How many points each side fields in a battle.' },
      {
        word: 'Pivotal battle',
        means: 'A battle with a larger mission and higher stakes. Both players must agree to it.',
      },
      { word: 'Desperate battle', means: 'A battle in which the holder has nowhere to retreat.' },
      {
        word: 'Decided by a die',
        means:
          'A die decides a battle if nobody plays it in time, or if both players ask for one. Such a battle brings no VP and no XP.',
      },
      {
        word: 'Retreat list',
        means:
          'The nodes a battleforce can retreat to if it loses, best first. It goes to the first valid one. Only its player and the referee can see the list.',
      },
      { word: 'Robin Hood', means: 'If the winner brought the tougher list, the loser gets some of the winner’s VP.' },
      {
        word: 'Tainted',
        means:
          'Said of an Imperial Guard battleforce that Chaos has corrupted. It ignores orders to move if it rolls 1 to 3.',
      },
    ],
  },
  {
    title: 'Points and time',
    entries: [
      { word: 'Command points (CP)', means: 'What orders cost. Everyone gains 1 CP a day, up to a limit.' },
      {
        word: 'Game night',
        means:
          'An evening of quick play, in sessions. In each round, everyone present gives one order or passes. A session ends when a battle begins or all its rounds have been played.',
      },
      {
        word: 'Acceleration point',
        means:
          'A CP gained on a game night. It is spent first, can exceed the CP limit, and can’t pay for attacks on absent players.',
      },
      {
        word: 'Postdated order',
        means:
          'An order for later: at a set time, or as soon as its player has the CP. Only that player and the referee can see it, unless the terms make such orders public.',
      },
      { word: 'Experience points (XP)', means: 'What units gain in battles. They earn a unit its honours.' },
    ],
  },
];
