import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const QB_RULES: RuleChapter = {
  title: 'Quick Battles',
  rules: [
    rule(
      'HEX-QB-01',
      'Dice instead of a table',
      'If a battle cannot be played at a table, or the players who fight it prefer not to, dice decide it.',
      'The dice are rolled as soon as every player with an army in the battle has agreed; native forces are not asked, nor are players whose armies only support a side, since dice cost them nothing. In campaigns of the first edition, the agreement of the two sides is enough. Battles that nobody has reported when the phase closes are settled the same way, and the referee may settle a single battle with dice at any time. Setting `quickBattle`: `onAgreement`; `always` rolls every battle when the battles open; under `never` nobody can agree to dice and no deadline closes the battles: they wait for reports or the referee, and dice settle open battles only when the referee closes the phase.',
    ),
    rule(
      'HEX-QB-02',
      'Damage',
      'Each side rolls 2D6, the attacker first. The sum gives the percentage of its own value that it inflicts: nothing on a 2; 10% on a 3 and 10% more for each further point, up to 80% on a 10; 100% on an 11; 150% on a 12.',
      'The value is that of the units fit to take part, after regrouping, each in proportion to its ready models and at its points, including garrisons. A detachment and a garrison on one side are one army. Both count their strength from before the battle; fractions of a point are dropped.',
    ),
    rule('HEX-QB-03', 'Raids', 'A raid inflicts three quarters of that percentage.', 'This applies to both sides.'),
    rule(
      'HEX-QB-04',
      'The winner',
      'The side that inflicted more damage wins; equal damage is a draw.',
      'The damage counts as rolled, even beyond what the enemy had. A side with nothing left has lost all the same, including raiders; if neither has anything left, it is a draw. Setting `quickBattleWipeout` `damageOnly` lets damage alone decide. The condition for winning against a Stronghold does not apply unless `qbStrongholdDraw` is set: then an attacker who is ahead only draws while a defender and a tower, turret, bunker or battery are left.',
    ),
    rule(
      'HEX-QB-05',
      'Owners choose their losses',
      'Each owner takes the damage in whole squads, squads reduced to half, and vehicles destroyed or damaged. A half squad and a damaged vehicle count half their points.',
      'The choice must reach the damage, and without any one of its items it must fall short. The larger half of a halved squad stays. Vehicles are chosen one by one; a single model that is not a vehicle is lost whole or not at all. Damage equal to the army’s value or more takes all of it. Two owners on one side share the damage by the value of their armies, rounded down for the garrison, and each chooses their own losses.',
    ),
    rule(
      'HEX-QB-06',
      'Losses not chosen',
      'Dice choose the losses of owners who do not choose in time.',
      'They draw among choices that reach the damage and contain nothing unnecessary; the log keeps the draw. If a planner does not pick, they pick halves within the planner’s quarter.',
    ),
    rule(
      'HEX-QB-07',
      'A quarter for the planner',
      'With a planned attack or raid, or as a defender on Defend, a player may pick up to a quarter of the enemy’s losses before their owner chooses the rest: only squads to be halved and vehicles to be damaged.',
      'The quarter of the damage is rounded down and may not be exceeded. The owner must lose the damage minus what was picked, and may also give up the other half of a picked squad or vehicle. If two owners share the damage, the quarter applies to each share.',
    ),
    rule(
      'HEX-QB-08',
      'Afterwards',
      'The consequences are the same as after a battle at the table: casualties, captives, rewards, experience.',
      'Casualties roll on the row for a win, a draw or a loss; nobody retreats in a Quick Battle. A squad that was chosen whole is totally destroyed and loses its equipment; a halved one is not. A side with no models left is captured, unless it raided.',
    ),
    rule(
      'HEX-QB-09',
      'Supporting troops',
      'In attacks, but not in raids, troops next to the battle add to the damage of their side and lose nothing.',
      'Artillery on Support in range adds half the value of its barrage units; an army that may send reinforcements adds a quarter of all its other units, or an eighth if it is on Guard, each rounded down. An army counts in only one battle: the one at whose table its units helped; else that of its order; else the one its owner named; else the one with the lowest number. What it adds also counts for victory points, but not toward what a side can lose. Setting `qbSupport`: `on`.',
    ),
    rule(
      'HEX-QB-10',
      'Works and air support',
      'Intact works of the attacked Stronghold add their BP to the defender’s value, and each air support adds 50 points to that of its army.',
      'They lose nothing and do not raise the losses that must be chosen. Works sabotaged this turn do not count. Setting `qbDefences`: `on`, for the works.',
    ),
    rule(
      'HEX-QB-11',
      'Putting a battle off',
      'If a battle cannot be arranged, it may be put off until next turn, and for longer if no other player objects. The armies in its hex do nothing until it is fought.',
      'Both sides agree or the referee decides; putting it off again needs the agreement of all players. Under the setting `postpone` `never` nobody can put battles off, not even the referee. The two sides keep the orders under which they met. They guard, get no recovery, no replacements and no transfers, and nobody else enters their hex or arrives in it. Support is ordered in the turn in which the battle is fought, and that battle comes first.',
    ),
    rule(
      'HEX-QB-12',
      'Fun battles',
      'While they wait, players may fight battles outside the war, each with a new army of their race. They score the normal victory points; half of the points that a player lost are deducted from the Capital’s next income.',
      'Both report the value of both armies, what each lost and who won; the battle counts once the two reports are the same. Models removed are lost here without a roll. Nothing happens on the map, and there are no BP and no experience. The deduction is at most the Capital’s income and its store; the rest is dropped. Setting `funBattlesPerTurn`: 1 for each player.',
    ),
  ],
};
