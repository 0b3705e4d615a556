/** Words of the start page. */
export const landingText = {
  title: 'Everyone moves at once. Nobody sees it coming.',
  says: 'Run a wargame map campaign with your club. Everyone writes orders in secret, the clock opens them together, and the battles go to your table.',
  start: 'Start a campaign',
  watch: 'Watch one being played',
  /** `where`: how far the war has come, `turn 3, Movement orders`. */
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
    title: 'A turn in five minutes, a war in a season',
    draw: {
      title: 'Draw your orders',
      says: 'Tap a unit and see where it can go, what it costs, and which rule says no. Works on a phone in a lunch break.',
    },
    seal: {
      title: 'Seal them',
      says: 'Nobody can read a sealed order, and nobody can change the dice: both are committed before they count.',
    },
    report: {
      title: 'Read what happened',
      says: 'When the last seal is set or the time is up, every open page tells its own side of the turn, with the rule and the die behind each line.',
    },
  },
  publicTitle: 'Public campaigns',
  wars: 'Read about all public wars',
  publicEmpty: {
    title: 'No campaign is public yet',
    says: 'The first one appears here as soon as somebody opens it to all.',
  },
  rules: {
    title: 'Every rule cited',
    list: [
      ['Fair dice', 'Committed before the first turn, open to check after the last'],
      ['Your lists', 'Bring .ros, .rosz or .json files; only names, numbers and costs are kept'],
      ['History', 'Every step of the war, as each side knew it then'],
    ],
  },
  keep: {
    title: 'Yours to keep',
    says: 'Free software. One command starts it, one folder holds it. Nothing is sent anywhere else.',
    rules: 'Read the rules',
  },
} as const;
