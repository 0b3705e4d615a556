/** Words of the guide through the first turn. */
export const guideText = {
  title: 'Your first turn',
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  skip: 'Skip the guide',
  done: 'Done',
  goOn: 'Continue',
  openArmy: 'Open the army desk',
  /** While the other side is due. */
  waits:
    'The other side is deciding. You can queue what you want to do next, and it is done as soon as it is your turn.',
  steps: {
    army: {
      title: 'Seal an army',
      says: 'A ready-made one will do. It stays the same for the whole campaign.',
    },
    majors: {
      title: 'Choose your majors',
      says: 'The enemy scores most for these, so the line farthest from the front is a good place. Tap territories, then seal.',
    },
    planet: {
      title: 'Name a planet',
      says: 'It decides only which terrain you use in battles.',
    },
    deployment: {
      title: 'Place your counters',
      says: 'One at a time, in turns, face down. To do it in one sitting, tap “Queue the rest for me”, then seal the queue.',
    },
    command: {
      title: 'Start of the turn',
      says: 'Decide on your directive and what to buy, then seal. You may buy nothing.',
    },
    air: {
      title: 'Give your aircraft a mission',
      says: 'Intercept guards a territory, scouting looks at the enemy, transport moves or attacks, escort protects others.',
    },
    scouting: {
      title: 'Scout',
      says: 'Tap a detachment with infiltrators, then an enemy territory next to it. A 6 shows you a counter, a 5 its war machines. Or pass.',
    },
    moves: {
      title: 'Move or fortify',
      says: 'Tap a detachment, then a territory of yours next to it. The panel counts the moves you have left. A pass ends your moves for this turn.',
    },
    attacks: {
      title: 'Attack',
      says: 'Choose a territory, then the enemy territory next to it and who goes. Don’t leave a major empty. Or pass.',
    },
    respond: {
      title: 'You are attacked',
      says: 'You can send detachments from neighbouring territories or the same line. When you have sent enough, or none, tap “Let it stand”.',
    },
    battles: {
      title: 'You have a battle',
      says: 'Play it and report the result, or let dice decide it. The other side then confirms.',
    },
    retreats: {
      title: 'After the battles',
      says: 'Choose who stays and who goes back. Look for territories that would be isolated.',
    },
    score: {
      title: 'End of the turn',
      says: 'Choose what you have earned, or what you must give up.',
    },
    wait: {
      title: 'Nothing to do right now',
      says: 'You are notified as soon as it is your turn.',
    },
    end: {
      title: 'That’s a whole turn',
      says: 'Territories score at the end of every turn. The first side with the score to win has won.',
    },
  },
} as const;
