import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-INIT. */
export const INIT_RULES: RuleChapter = {
  title: 'Initiative',
  rules: [
    rule(
      'SEC-INIT-01',
      'Phase roll',
      'At the start of each phase with declarations both sides roll a die and add their strategy rating. The higher sum chooses who declares first.',
      'Ties are rolled again. Each side says in advance, for each phase, whom it would choose; this stays secret until it is used. With setting `askInitiative` the winner is asked instead.',
    ),
    rule(
      'SEC-INIT-02',
      'Army initiative',
      'Each side may declare so many moves, attacks and responses in a turn: 4 plus half its strategy rating, rounded up.',
      'This is the number of each of the three. It does not change.',
    ),
    rule(
      'SEC-INIT-03',
      'Strategy in battle',
      'In a battle the side that attacked on the map counts as having the higher strategy rating: it gets three chits, the other two.',
      null,
      AT_THE_TABLE,
    ),
    rule(
      'SEC-INIT-04',
      'Passing',
      'Nobody has to declare anything. A side that passes declares nothing more in this phase, and the other goes on alone.',
      'The phase ends when both sides have passed or have nothing left. A side that misses its time only skips one turn of the alternation; the second time in a row is final (setting `defaultPassIsFinal`: the first). With setting `passIsFinal` off, a pass only skips too, and two in succession end the phase. There is no pass in the phase of air missions.',
    ),
  ],
};

/** SEC-TURN. */
export const TURN_RULES: RuleChapter = {
  title: 'Turn',
  rules: [
    rule(
      'SEC-TURN-01',
      'Phases',
      'A turn has seven phases: air missions, scouting, moves, attacks with their responses, battles, isolation, and score.',
      'A phase in which neither side can declare anything is skipped.',
    ),
    rule(
      'SEC-TURN-02',
      'Start of the turn',
      'Directives come before purchases, and temporary forces are paid for at the start of the turn.',
      'In this order: directives are rolled and answered, accepted ones take effect, detachments that were away return, upkeep is paid, purchases are made.',
    ),
    rule(
      'SEC-TURN-03',
      'Secret decisions',
      'Both sides make the decisions at the start and at the end of a turn at the same time and in secret.',
    ),
    rule(
      'SEC-TURN-04',
      'End of the turn',
      'In this order: isolation; fortifications; points for territories; points from battles and losses; directives; other sectors; momentum; temporary forces leave; victory.',
    ),
    rule(
      'SEC-TURN-05',
      'Deadlines and queues',
      'Every declaration has its own deadline.',
      'A side may queue instructions for each phase and for responses: a list of declarations, each with alternatives and conditions. When the side is asked, the first one that is legal is declared immediately. What is left when the phase ends is dropped. With setting `turnDays`, all declarations that are left after so many days are passed. The referee hears of a side that misses three deadlines in a turn. A side that decides nothing in a whole turn is absent; after two such turns in a row the other side may claim the victory, which the referee confirms.',
    ),
    rule(
      'SEC-TURN-06',
      'No taking back',
      'A declaration is final, because the other side reacts to it.',
      'The referee can correct mistakes, with a reason that everybody reads.',
    ),
  ],
};
