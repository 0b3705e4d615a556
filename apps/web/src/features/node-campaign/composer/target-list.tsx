import { SeatSwatch } from '@sealed-orders/map';
import type { CommandOption, CommandType } from '@sealed-orders/rules/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { useEffect, useRef } from 'react';
import { type NodePlace, useNodePlace } from '../node-context.ts';
import { leadsTo } from './leads-to.ts';
import { isListed, targetOf } from './targets.ts';
import { whyWords } from './why-words.ts';

/** The targets of the order that is being chosen, for readers who don't use the map, and where it has no place for them. */
export function TargetList() {
  const { composer } = useNodePlace();
  const { picking, targets, plan } = composer;
  const mark = useShown(picking?.type ?? null);
  if (picking === null || plan === null || targets.length === 0) return null;
  const nodes = new Set(targets.map(({ command }) => targetOf(plan.after, command)));
  const isOnMap = !isListed(picking.type) && nodes.size > 1;
  return (
    <div ref={mark}>
      {isOnMap ? (
        <>
          <p className="hint">{composerText.chooseTarget}</p>
          <details className="command-form-targets">
            <summary>{composerText.targets.nodes}</summary>
            <Targets title={composerText.names[picking.type]} />
          </details>
        </>
      ) : (
        <Targets title={composerText.targets.one} />
      )}
    </div>
  );
}

/** Scrolls into sight whenever another kind of order is chosen, not with the panel itself. */
function useShown(type: CommandType | null) {
  const mark = useRef<HTMLDivElement>(null);
  const shown = useRef(type);
  useEffect(() => {
    if (shown.current !== type) mark.current?.scrollIntoView({ block: 'nearest' });
    shown.current = type;
  }, [type]);
  return mark;
}

function Targets({ title }: { readonly title: string }) {
  const { composer } = useNodePlace();
  return (
    <div className="mt-2">
      <p className="font-semibold text-sm mb-1">{title}</p>
      <ul aria-label={title}>
        {composer.targets.map((option) => (
          <li key={JSON.stringify(option.command)}>
            <Target option={option} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Adds the order. A button, not a radio: arrow keys must not add orders. */
function Target({ option }: { readonly option: CommandOption }) {
  const { command, price, outlook, refusal } = option;
  const place = useNodePlace();
  const { words, composer, letterOf, now } = place;
  const taker = command.type === 'cede' ? now.seats.find((seat) => seat === command.to) : undefined;
  const odds = outlook === null ? null : composerText.oddsShort(outlook.rolls, outlook.percent);
  const known = composer.plan?.after ?? now;
  return (
    <button
      type="button"
      className="command-form-target"
      disabled={refusal !== null}
      onClick={() => composer.add(command)}
    >
      {taker === undefined ? null : <SeatSwatch seat={letterOf(taker)} />}
      <span className="grow min-w-0">
        {saysOf(option, place)}
        <span className="sub">
          {refusal === null ? leadsTo(known, words, command, outlook) : whyWords(place, refusal)}
        </span>
      </span>
      {odds === null ? null : <span className="command-form-odds">{odds}</span>}
      <b>{composerText.cost(price)}</b>
    </button>
  );
}

/** An installation by its own name, where its battleforce is selected anyway. */
function saysOf({ command }: CommandOption, { composer, words, now }: NodePlace): string {
  const node = targetOf(composer.plan?.after ?? now, command);
  const isKnown = composer.about.force !== null;
  if (command.type !== 'destroy' || node === null || !isKnown) return composerText.says(command, words);
  return composerText.destroys({ what: command.what, owner: command.owner, node }, words);
}
