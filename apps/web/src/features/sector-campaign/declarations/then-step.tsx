import { type Declaration, printed, type Side, type View } from '@sealed-orders/rules/sector-campaign';
import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { costOf } from './cost.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { isolationSays } from './isolation-says.ts';
import { KIND_RULES, kindOf } from './kinds.ts';

interface ThenProps {
  readonly view: View;
  readonly declaration: Declaration;
}

/** What a declaration costs, what happens next, and what it would isolate. */
export function ThenStep({ view, declaration }: ThenProps) {
  const cost = costOf(view, declaration);
  const says = thenSays(view, declaration);
  const forecast = forecastOf(view, declaration);
  return (
    <section className="declare-then" aria-label={text.steps.after}>
      <p>
        {cost.kind === 'one' ? text.costs.one(cost.what, cost.left) : text.costs[cost.kind]}{' '}
        <RuleChip rule={KIND_RULES[kindOf(declaration)]} />
      </p>
      {says.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <Isolation forecast={forecast} />
    </section>
  );
}

const otherThan = (side: Side | null): Side => (side === 'west' ? 'east' : 'west');

function thenSays({ board, side }: View, declaration: Declaration): readonly string[] {
  const enemy = otherThan(side);
  const { initiative, used } = board.sides[enemy];
  const answers = text.after.attack(enemy, Math.max(0, initiative - used.responses));
  switch (declaration.type) {
    case 'attack':
      return [answers];
    case 'fly':
      return declaration.purpose === 'attack' ? [text.after.flight, answers] : [text.after.flight];
    case 'drop':
      return declaration.purpose === 'attack' ? [text.after.drop, answers] : [text.after.drop];
    case 'scout':
      return declaration.route === null ? [] : [text.after.flight];
    case 'dogfight':
      return [text.after.flight];
    case 'fortify':
      return [text.after.fortify(enemy)];
    case 'move':
    case 'place':
    case 'mission':
      return [text.after.seen(enemy)];
    default:
      return [];
  }
}

/** SEC-ISO-11: what a declaration would isolate. The board reads it aloud as soon as it has a target. */
export function Isolation({ forecast }: { readonly forecast: Forecast }) {
  const { words } = useSectorPlace();
  const { goesInto, isolates } = forecast;
  if (goesInto !== null) {
    return (
      <Notice kind="warn" live>
        {text.isolation.goesInto(printed(goesInto))} <RuleChip rule="SEC-ISO-02" />
      </Notice>
    );
  }
  const told = isolationSays(forecast, words);
  if (told === null) return null;
  return (
    <Notice kind={isolates.some(({ holder }) => words.isReader(holder)) ? 'warn' : 'info'}>
      <b>{told.lead}</b> {told.says} <RuleChip rule="SEC-ISO-01" />
    </Notice>
  );
}
