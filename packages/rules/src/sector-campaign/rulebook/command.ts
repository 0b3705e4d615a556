import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-MOM. */
export const MOM_RULES: RuleChapter = {
  title: 'Momentum (optional)',
  rules: [
    rule(
      'SEC-MOM-01',
      'Earning',
      'For every two points that a side has gained in a turn it chooses one effect.',
      'From the score at the start of the turn to the score after the roll for other sectors. What a side pays for resources and directives counts as a loss, unless setting `momentumIgnoresSpending` is on.',
    ),
    rule('SEC-MOM-02', 'Divine inspiration', 'As the fate card, in any battle as it begins.'),
    rule('SEC-MOM-03', 'Forced march', 'As the fate card, in any battle as it begins.'),
    rule('SEC-MOM-04', 'Stubborn', 'One detachment is stubborn for one battle, from its start.'),
    rule('SEC-MOM-05', 'Re-roll', 'As the fate card, in any battle as it begins.'),
    rule(
      'SEC-MOM-06',
      'Expiry',
      'Effects that are not used in the battles of the next turn are lost. They cannot be saved up.',
    ),
    rule(
      'SEC-MOM-07',
      'Choice',
      'The same effect can be chosen several times.',
      'Their number is public; their kinds are secret until they are used. Without a choice they are re-rolls.',
    ),
    rule(
      'SEC-MOM-08',
      'When they are used',
      'Effects are assigned when a battle begins.',
      'Until the first report, or before a quick resolution. There a forced march and a stubborn detachment add 1 each; a divine inspiration and a re-roll each let a side that is not winning roll its die again.',
    ),
  ],
};

/** SEC-CR. */
export const CR_RULES: RuleChapter = {
  title: 'Command resources (optional)',
  rules: [
    rule('SEC-CR-01', 'Buying', 'Resources are paid for with points of the victory score, immediately.'),
    rule(
      'SEC-CR-02',
      'No debts',
      'A purchase may not take the score below 0. A side with a negative score buys nothing.',
    ),
    rule(
      'SEC-CR-03',
      'At most 4',
      'A side spends at most 4 points on resources in a turn.',
      'Setting `resourceLimit`. Upkeep counts; forced upkeep (SEC-CR-06) is charged even above the limit. What is paid for ignoring a directive does not count.',
    ),
    rule(
      'SEC-CR-04',
      'Temporary detachments',
      'Bought detachments leave at the start of the next turn unless they are paid for again.',
      'For the same price. They keep their experience while they stay.',
    ),
    rule('SEC-CR-05', 'Score', 'Losses of temporary detachments count like all others.'),
    rule(
      'SEC-CR-06',
      'Isolated ones',
      'Temporary detachments that are isolated cannot leave and must be paid for.',
      'Automatically, even below 0.',
    ),
    rule(
      'SEC-CR-07',
      'Ground detachment: 1',
      'Each point buys up to 250 points of ground troops, as one detachment or several. They enter this turn on the second or third line and move normally.',
      'Into territories that the side controls.',
    ),
    rule('SEC-CR-08', 'Air support: 2', 'An aerial detachment of up to 300 points, on the second or third line.'),
    rule(
      'SEC-CR-09',
      'Orbital bombardment: 2',
      'The effect of the fate card up to four times this turn, in all battles of the side together.',
      'Unused ones are lost at the end of the turn.',
    ),
    rule('SEC-CR-10', 'Dropship reserve: 2', 'A dropship detachment of up to 350 points, in orbit.'),
    rule(
      'SEC-CR-11',
      'Engineers: 2',
      'One territory is fortified at the end of the turn if it is still controlled.',
      'It is named when they are bought, and secret until then.',
    ),
    rule('SEC-CR-12', 'What the enemy sees', 'The enemy sees the score fall and counters appear, not what was bought.'),
    rule('SEC-CR-13', 'Bombardment in quick battles', 'Each bombardment adds 1 in a quick resolution.'),
    rule(
      'SEC-CR-14',
      'Army lists',
      'Dropships need an army list that has them.',
      'The terms say which races have them (setting `dropships`); the referee can correct it.',
    ),
  ],
};

/** SEC-DIR. */
export const DIR_RULES: RuleChapter = {
  title: 'Command directives (optional)',
  rules: [
    rule('SEC-DIR-01', 'Roll', 'At the start of each turn, before purchases, each side rolls 2D6 for its directive.'),
    rule(
      'SEC-DIR-02',
      'Ignoring it',
      'A directive can be ignored for its price: 3 for 2 and 12; 2 for 3, 4, 5, 9 and 10; 1 for 6, 7, 8 and 11.',
      'Not below 0.',
    ),
    rule(
      'SEC-DIR-03',
      'Secret',
      'Directives are secret, but everybody hears whether it is a major one (2 and 12) or a minor one.',
      'They are revealed at the end of the campaign.',
    ),
    rule(
      'SEC-DIR-04',
      '2: emergency elsewhere',
      'Each detachment that is neither adjacent to enemy territory nor in an own major rolls a die: on 3 or more it is away this turn. If the score has not declined when the turn ends, a detachment of up to 250 points can be added for good.',
      'The score after the start of the turn is compared with the one after the roll for other sectors. An ignored directive gives nothing.',
    ),
    rule('SEC-DIR-05', '3: help elsewhere', 'As 2, on 4 or more, and without the reward.'),
    rule('SEC-DIR-06', '4: help elsewhere', 'As 3, on 5 or more.'),
    rule(
      'SEC-DIR-07',
      '5: offensive',
      'Attack three enemy territories and take one, or give up detachments of at least 250 points for good.',
    ),
    rule(
      'SEC-DIR-08',
      '6: feint',
      'Attack three enemy territories.',
      'Failure costs the price of ignoring it, also below 0 (setting `directiveFailCost`).',
    ),
    rule('SEC-DIR-09', '7: pressure', 'Attack two enemy territories. Failure costs the price.'),
    rule(
      'SEC-DIR-10',
      '8: supply',
      'Only half the attacks, rounded down. Detachments lose no experience for half strength or for being wiped out.',
      'Hasty attacks are not affected. Those wiped out keep the experience of the battle.',
    ),
    rule(
      'SEC-DIR-11',
      '9: air superiority',
      '+1 for each enemy aerial detachment reduced to half, −1 for each own one.',
      'Each counts once per turn.',
    ),
    rule(
      'SEC-DIR-12',
      '10: stability',
      'Lose no territory, or the next directive is a 2.',
      'Territories that were controlled when the turn began, own or captured.',
    ),
    rule(
      'SEC-DIR-13',
      '11: the commander visits',
      'A supreme commander detachment of up to 500 points comes for this turn, on the second or third line. It moves three times without using moves, gives the usual bonuses and defends, but neither attacks nor responds. Half strength −1, wiped out −2, destroyed −4 and 250 points of detachments.',
      'Only the worst of these counts, and nothing else. If it is isolated when the turn ends it stays, without free moves and without price.',
    ),
    rule(
      'SEC-DIR-14',
      '12: major offensive',
      'Four detachments of up to 250 points each begin in any own territories. Take three minors, or a major and another territory; otherwise −4. If it succeeds, one of the four joins for good. The others leave at the end of the turn.',
      'Counted by control at the end of the turn. Isolated ones stay, for 1 point each per turn.',
    ),
    rule(
      'SEC-DIR-15',
      'Called away',
      'Detachments that are away return at the start of the next turn, on the second or third line.',
      'The enemy sees counters go and come. They keep their numbers. Without a territory to return to they wait.',
    ),
    rule('SEC-DIR-16', 'Both sides', 'Both sides roll separately. A directive lasts one turn.'),
    rule(
      'SEC-DIR-17',
      'For good',
      'What is given up is chosen by its side: detachments of at least 250 points, or all. It costs no score. New detachments begin with the usual experience.',
      'Temporary detachments do not count, and majors stay garrisoned if that is possible. Without a choice the cheapest combination goes.',
    ),
  ],
};
