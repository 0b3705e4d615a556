/** Text for the home page. */
export const landingText = {
  title: 'Everyone moves at once. Nobody sees it coming.',
  says: 'Run a wargame map campaign with your club. Everyone writes orders in secret, they’re all revealed when time is up, and you fight the battles on your own table.',
  start: 'Start a campaign',
  host: 'Host it',
  watch: 'Watch one being played',
  /** `where`: how far the campaign has got: `turn 3, Movement orders`. */
  live: (name: string, where: string): string => `Live: ${name}, ${where}`,
  letter: {
    title: 'Ansgar Host',
    turn: 'turn 4',
    orders: [
      ['Sable Column', 'to 0607'],
      ['2nd Karrow', 'Advance'],
      ['Dray Scouts', 'Claim area'],
      ['Convoy 2', 'to 0504'],
    ],
  },
  how: {
    title: 'A turn in five minutes, a campaign in a season',
    draw: {
      title: 'Draw your orders',
      says: 'Tap a unit and see where it can go, what the move costs, and which rule stops it. Works on a phone, even on your lunch break.',
    },
    seal: {
      title: 'Seal them',
      says: 'Nobody can read a sealed order, and nobody can change the dice: both are locked in before anything is revealed.',
    },
    fight: {
      title: 'Fight it out',
      says: 'Print the preparation sheet, play on a real table and report your losses. No time? Two dice settle it.',
    },
  },
  played: {
    title: 'Being played now',
    gazette: 'Read the gazette',
    map: 'Look at the map',
  },
  publicTitle: 'Public campaigns',
  wars: 'Read about all public campaigns',
  publicEmpty: {
    title: 'No public campaigns yet',
    says: 'The first one appears here as soon as someone makes it public.',
  },
  rules: {
    title: 'Every rule cited',
    list: [
      ['Fair dice', 'The seed is locked in at the start and published at the end'],
      ['Your lists', 'Upload .ros, .rosz or .json files; we save only names, numbers and costs'],
      ['History', 'Every step of the campaign, as each side saw it at the time'],
    ],
  },
  keep: {
    title: 'Yours to keep',
    says: 'Free software. One command starts it, one folder holds it, and one file takes a finished campaign to another site. When a campaign is over, anyone can watch it through each side’s eyes and check every roll in their own browser.',
    host: 'Host it yourself',
    rules: 'Read the rules',
    verify: 'Verify a finished campaign',
  },
} as const;
