'use client';
import { Die } from '@sealed-orders/map';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  fightersIn,
  otherSide,
  type PastBattle,
  pointsIn,
  type QuickBonus,
  quickBonus,
  type Side,
} from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { useSectorStep } from '../sector-context.ts';
import { SideSwatch } from './parts.tsx';

const text = battleText.quick;

/** What each side adds to its die if dice decide; nothing for readers who don't know who fights. */
export function QuickPreview({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const fighters = fightersIn(view, battle);
  const talk = lookup(view.talks, battle.id);
  const sides = [battle.attacker, otherSide(battle.attacker)].flatMap((side) => {
    const points = pointsIn(fighters, side);
    return points === null ? [] : [{ side, points, adds: quickBonus(battle, talk, side, points) }];
  });
  if (sides.length < 2) return null;
  return (
    <Part title={text.preview} rule="SEC-BTL-14">
      <Facts>
        {sides.map(({ side, points, adds }) => (
          <Fact key={side} name={side === battle.attacker ? battleText.attacks(side) : battleText.defends(side)}>
            <b>{text.adds(adds.points + adds.attack + adds.fortified + adds.help)}</b>
            <small>{text.of(parts(adds, points))}</small>
          </Fact>
        ))}
      </Facts>
      <p className="hint">{text.losses}</p>
    </Part>
  );
}

const parts = ({ points, attack, fortified, help, again }: QuickBonus, size: number): readonly string[] => [
  text.points(points, size),
  ...(attack === 0 ? [] : [text.attack(attack)]),
  ...(fortified === 0 ? [] : [text.fortified(fortified)]),
  ...(help === 0 ? [] : [text.help(help)]),
  ...(again === 0 ? [] : [text.again(again)]),
];

/** The dice that decided a battle, as they were rolled. */
export function QuickDice({ past }: { readonly past: PastBattle }) {
  const { dice, attacker } = past;
  if (dice === null) return null;
  return (
    <section className="thrown-dice" aria-label={text.title}>
      <h4>{text.title}</h4>
      <Thrown side={attacker} roll={dice.attacker} hasWon={past.winner === 'attacker'} />
      <Thrown side={otherSide(attacker)} roll={dice.defender} hasWon={past.winner === 'defender'} />
      <p className="hint">{text.losses}</p>
    </section>
  );
}

interface ThrownProps {
  readonly side: Side;
  readonly roll: { readonly die: number; readonly bonus: number; readonly points: number };
  readonly hasWon: boolean;
}

function Thrown({ side, roll: { die, bonus, points }, hasWon }: ThrownProps) {
  return (
    <div className="by">
      <SideSwatch side={side} />
      <b>{battleText.points(points)}</b>
      <span className="dice" role="img" aria-label={text.die(side, die)}>
        <Die face={die} size={28} tone={hasWon ? 'deciding' : 'plain'} isThrown />
      </span>
      <span className="says">{text.sum(die, bonus)}</span>
    </div>
  );
}
