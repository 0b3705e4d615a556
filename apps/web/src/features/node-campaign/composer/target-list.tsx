import { SeatSwatch } from '@sealed-orders/map';
import type { CommandOption } from '@sealed-orders/rules/node-campaign';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { useNodePlace } from '../node-context.ts';
import { leadsTo } from './leads-to.ts';
import { isListed, targetOf } from './targets.ts';

/** The targets of the order that is being chosen, for those who don't use the map, or where it has no place for them. */
export function TargetList() {
  const { composer } = useNodePlace();
  const { picking, targets, plan } = composer;
  if (picking === null || plan === null || targets.length === 0) return null;
  const nodes = new Set(targets.map(({ command }) => targetOf(plan.after, command)));
  const isOnMap = !isListed(picking.type) && nodes.size > 1;
  if (!isOnMap) return <Targets title={composerText.targets.one} />;
  return (
    <>
      <p className="hint">{composerText.chooseTarget}</p>
      <details className="composer-targets">
        <summary>{composerText.targets.nodes}</summary>
        <Targets title={composerText.names[picking.type]} />
      </details>
    </>
  );
}

function Targets({ title }: { readonly title: string }) {
  const { composer } = useNodePlace();
  return (
    <fieldset className="mt-2">
      <legend className="font-semibold text-sm mb-1">{title}</legend>
      {composer.targets.map((option) => (
        <Target key={JSON.stringify(option.command)} option={option} />
      ))}
    </fieldset>
  );
}

function Target({ option }: { readonly option: CommandOption }) {
  const { command, price, outlook, refusal } = option;
  const place = useNodePlace();
  const { words, composer, letterOf, now } = place;
  const taker = command.type === 'cede' ? now.seats.find((seat) => seat === command.to) : undefined;
  const odds = outlook === null ? null : composerText.oddsShort(outlook.rolls, outlook.percent);
  const what =
    command.type === 'destroy' && composer.plan !== null
      ? destroyed(option, targetOf(composer.plan.after, command), words)
      : composerText.says(command, words);
  return (
    <label className={`row min-h-11 border-b border-rule ${refusal === null ? 'cursor-pointer' : 'ink2'}`}>
      <input
        type="radio"
        name="node-target"
        className="size-5 accent-ink"
        checked={false}
        disabled={refusal !== null}
        onChange={() => composer.add(command)}
      />
      {taker === undefined ? null : <SeatSwatch seat={letterOf(taker)} />}
      <span className="grow min-w-0">
        {what}
        <span className="block text-sm ink2">
          {refusal === null ? leadsTo(place, command, outlook) : refusalSentence(refusal)}
        </span>
      </span>
      {odds === null ? null : <span className="composer-odds">{odds}</span>}
      <b>{composerText.cost(price)}</b>
    </label>
  );
}

function destroyed(
  { command }: CommandOption,
  node: ReturnType<typeof targetOf>,
  words: ReturnType<typeof useNodePlace>['words'],
): string {
  if (command.type !== 'destroy' || node === null) return composerText.says(command, words);
  return composerText.destroys({ what: command.what, owner: command.owner, node }, words);
}
