import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const QB_RULES: RuleChapter = {
  title: 'Quick Battles',
  rules: [
    rule(
      'HEX-QB-01',
      'Dice instead of a table',
      'Where a battle cannot be played at a table, or both players would rather not, dice decide it.',
      'Both sides say so and the dice fall at once; against forces of nobody one player’s word is enough. What nobody reported when the phase closes is settled in the same way, and the referee may settle a single battle so at any time. Setting `quickBattle`: `onAgreement`; `always` rolls every battle when the battles open; under `never` nobody agrees to dice and no deadline closes the battles: they wait for reports or the referee, and dice settle what is open only when he closes the phase.',
    ),
    rule(
      'HEX-QB-02',
      'Damage',
      'Each side rolls 2D6, the attacker first. The sum says what percentage of its own value it inflicts: 2 nothing, 3 to 10 from 10 to 80 in steps of ten, 11 the full 100 and 12 half as much again.',
      'The value is that of the units which are fit to take part, after regrouping, each in proportion to its ready models and at its points, garrisons too. A detachment and a garrison on one side are one army. Both count what stood there before; fractions of a point fall away.',
    ),
    rule('HEX-QB-03', 'Raids', 'In a raid three quarters of that percentage are inflicted.', 'It goes for both sides.'),
    rule(
      'HEX-QB-04',
      'Who wins',
      'The side that inflicted more damage wins; equal damage is a draw.',
      'What counts is the damage as it was rolled, even beyond what the enemy had. A side of which nothing is left has lost all the same, raiders too; if nothing is left of either it is a draw. Setting `quickBattleWipeout` `damageOnly` lets damage alone decide. The condition for winning against a Stronghold does not apply unless `qbStrongholdDraw` is set: then an attacker who is ahead only draws while a tower, turret, bunker or battery and a defender are left.',
    ),
    rule(
      'HEX-QB-05',
      'The owner chooses his losses',
      'Each owner takes the damage by whole squads, squads reduced to half, and vehicles destroyed or damaged. A half squad and a damaged vehicle count half of their points.',
      'The choice must reach the damage, and none of its items may be left out without falling short. Of a halved squad the larger half stays. Vehicles are chosen one by one; a single model that is not a vehicle goes whole or not at all. Who takes as much as the army was worth loses all of it. Two owners on one side share the damage by the value of their armies, rounded down for the garrison, and each chooses his own.',
    ),
    rule(
      'HEX-QB-06',
      'Nobody chose',
      'Who does not choose in time has his losses chosen by chance.',
      'Dice draw among choices that reach the damage and hold nothing superfluous; the log keeps the draw. For a planner who does not pick they pick halves within his quarter.',
    ),
    rule(
      'HEX-QB-07',
      'A quarter for the planner',
      'With a planned attack or raid, or as a defender on Defend, a player may pick up to a quarter of the enemy’s losses before their owner chooses the rest: only squads to be halved and vehicles to be damaged.',
      'The quarter of the damage is rounded down and may not be exceeded. The owner owes the damage less what was picked, and may give up the other half of a picked squad or vehicle too. Where two owners share the damage the quarter holds for each share.',
    ),
    rule(
      'HEX-QB-08',
      'Afterwards',
      'What follows is the same as after a battle at the table: casualties, captives, rewards, experience.',
      'The fallen roll in the row for a win, a draw or a loss; nobody retreats in a Quick Battle. A squad that was chosen whole is totally destroyed and loses its equipment, a halved one is not. A side with no models left is captured, unless it raided.',
    ),
    rule(
      'HEX-QB-09',
      'Supporting troops',
      'In attacks, not in raids, troops beside the battle add to the damage of their side and lose nothing.',
      'Artillery on Support in range adds half of the value of its barrage units; an army that may send reinforcements adds a quarter of all its other units, one on Guard an eighth, each rounded down. An army counts in one battle only: the one at whose table its units helped, else that of its order, else the one that its owner named, else that of lowest number. What it adds counts for victory points too, but not towards what a side can lose. Setting `qbSupport`: `on`.',
    ),
    rule(
      'HEX-QB-10',
      'Works and air support',
      'Intact works of the attacked Stronghold add their BP to the defender’s value, and each air support adds 50 points to that of its army.',
      'They lose nothing and do not raise the losses that must be chosen. Works that sabotage has put out of use this turn do not count. Setting `qbDefences`: `on`, for the works.',
    ),
    rule(
      'HEX-QB-11',
      'Putting a battle off',
      'A battle that cannot be arranged may wait for the next turn, and for longer if no other player objects. The armies in its hex do nothing until it is fought.',
      'Both sides agree or the referee decides; to put it off once more all players must agree. Under the setting `postpone` `never` nothing is put off, by the referee neither. The two sides keep the orders under which they met. They guard, get no recovery, no replacements and no transfers, and nobody else enters their hex or arrives in it. Support is what is ordered in the turn in which the battle is fought, and that battle comes first.',
    ),
    rule(
      'HEX-QB-12',
      'Fun battles',
      'While they wait players may fight battles beside the war, each with a new army of his race. They bring the normal victory points; half of the points that a player lost are taken from his Capital’s next income.',
      'Both report the value of both armies, what each lost and who won; once the two reports are the same it counts. Models removed are lost here without a roll. Nothing happens on the map, and there are no BP and no experience. The deduction is no more than the Capital’s income and its store; the rest is dropped. Setting `funBattlesPerTurn`: 1 for each player.',
    ),
  ],
};
