/** Words of the guide through the first turn. */
export const guideText = {
  title: 'Your first turn',
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  skip: 'Skip the guide',
  done: 'Done',
  openArmy: 'Open the army desk',
  /** While the other side decides. */
  waits:
    'The other side is deciding. You can already queue what you want to do next: it is declared as soon as it is your turn.',
  steps: {
    army: {
      title: 'Seal an army',
      says: 'Tap the button below, use a ready-made army and seal it. It stays the same for the whole campaign.',
    },
    majors: {
      title: 'Choose your majors',
      says: 'Tap territories of yours on the map, then seal. The enemy scores most for majors, so your last line is a good place.',
    },
    planet: {
      title: 'Choose a planet',
      says: 'In the panel, choose a kind of world. It decides only which terrain your battles use.',
    },
    deployment: {
      title: 'Place your counters',
      says: 'Choose a detachment and a territory. The sides take turns, one counter at a time, face down. To do it in one go, tap “Queue the rest for me”, then seal the queue.',
    },
    command: {
      title: 'Start of the turn',
      says: 'On the command sheet, accept or ignore your directive, choose what to buy, then seal. You don’t have to buy anything.',
    },
    first: {
      title: 'Choose who begins',
      says: 'You won the roll for this phase. In the panel, choose who declares first. The side that declares later sees more before it decides.',
    },
    air: {
      title: 'Give your aircraft missions',
      says: 'Tap an aerial detachment, choose its mission and declare. Intercept guards a territory, scouting looks at the enemy, transport moves or attacks, and escort protects other flights.',
    },
    scouting: {
      title: 'Scout',
      says: 'To see what the enemy has, tap a detachment with infiltrators, then an enemy territory next to it, and declare. A 6 shows you a counter, a 5 only its war machines. Or pass.',
    },
    moves: {
      title: 'Move or fortify',
      says: 'Bring detachments to where you want to attack or defend: tap one, then a territory of yours next to it, and declare. The panel counts your moves. If you pass, you can’t move again this turn.',
    },
    attacks: {
      title: 'Attack',
      says: 'To take territory, tap one of yours, then an enemy territory next to it, choose who attacks and declare. If you pass, you can’t attack again this turn.',
    },
    respond: {
      title: 'Answer the enemy',
      says: 'If you are attacked, you can send help from neighbouring territories or the same line. When you have sent enough, or none, tap “Let it stand”. If your aircraft or flak can react to a flight, choose in the panel.',
    },
    battles: {
      title: 'Settle your battles',
      says: 'Open “Battles”. Play each battle and report the result, or ask for dice. If the other side has reported, answer its report.',
    },
    retreats: {
      title: 'After the battles',
      says: 'Under “Battles”, choose who stays and who goes back, then seal. Keep someone in each major.',
    },
    score: {
      title: 'End of the turn',
      says: 'In the panel, choose what you have earned or must give up, then seal.',
    },
    wait: {
      title: 'Nothing to do right now',
      says: 'You will be notified as soon as it is your turn.',
    },
    end: {
      title: 'That’s a whole turn',
      says: 'Territories score at the end of every turn. The first side to reach the winning score wins the campaign.',
    },
  },
} as const;
