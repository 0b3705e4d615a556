'use client';
import { DIRECTIVES, EFFECTS, type Known, knownOf, printed } from '@sealed-orders/rules/sector-campaign';
import { listed, plain } from '@sealed-orders/text';
import { directiveText, EFFECT_NAMES, RESOURCE_NAMES } from '@sealed-orders/text/sector-campaign';
import { resourcesText as text } from '@sealed-orders/text/sector-campaign/turn';
import { useHasDocks } from '../panels/dock.tsx';
import { useSectorStep } from '../sector-context.ts';

/** What the reader's side has for this turn, which only it can see: a dock below the board, or part of the panel. */
export function ResourcesCard({ isDock }: { readonly isDock: boolean }) {
  const { view } = useSectorStep();
  const hasDocks = useHasDocks();
  const known = knownOf(view);
  if (known === null || hasDocks !== isDock || !isPlayed(known)) return null;
  if (isDock) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be reached by the keyboard
      <section className="dock secret" tabIndex={0} aria-label={text.both}>
        <Resources known={known} />
      </section>
    );
  }
  return (
    <details className="declare-lasting">
      <summary>{text.both}</summary>
      <div className="px-4 py-2 grid gap-2">
        <Resources known={known} />
      </div>
    </details>
  );
}

/** Campaigns without optional rules have nothing to show, nor does any campaign before its first turn. */
function isPlayed({ board: { turn, settings } }: Known): boolean {
  return turn > 0 && (settings.directives || settings.commandResources || settings.momentum);
}

/** The directive, resources and momentum effects, and what is announced about the enemy's. */
function Resources({ known }: { readonly known: Known }) {
  const lines = linesOf(known);
  return (
    <>
      <Directive known={known} />
      <h3>{text.title}</h3>
      {lines.length === 0 ? <p className="muted">{text.none}</p> : null}
      <ul>
        {lines.map(({ name, says }) => (
          <li key={`${name} ${says}`}>
            <b>{name}:</b> {says}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Line {
  readonly name: string;
  readonly says: string;
}

function linesOf({ desk }: Known): readonly Line[] {
  const effects = EFFECTS.flatMap((effect) => {
    const count = desk.effects.filter((one) => one === effect).length;
    return count === 0 ? [] : [`${count} ${EFFECT_NAMES[effect]}`];
  });
  return [
    ...(desk.bombardments === 0
      ? []
      : [{ name: RESOURCE_NAMES.bombardment, says: text.bombardments(desk.bombardments) }]),
    ...desk.engineers.map((id) => ({ name: RESOURCE_NAMES.engineers, says: text.engineers(printed(id)) })),
    ...(effects.length === 0 ? [] : [{ name: text.momentum, says: plain(listed(effects)) }]),
  ];
}

/** SEC-DIR-03, -07: the side's own directive and its progress; of the enemy’s, only the size. */
function Directive({ known: { board, desk, side } }: { readonly known: Known }) {
  const { directive } = desk;
  const size = board.sides[side].directive;
  const other = side === 'west' ? 'east' : 'west';
  const theirs = board.sides[other].directive;
  if (directive === null || size === null) return null;
  const duty = DIRECTIVES[directive.number]?.duty ?? null;
  const attacked = new Set(
    board.declared.flatMap((one) => (one.side === side && one.what === 'attack' ? [one.to] : [])),
  ).size;
  return (
    <>
      <p className="muted">{text.directive.yours(size)}</p>
      <h3>{directiveText(directive.number)?.name}</h3>
      <p>{directive.isIgnored ? text.directive.ignored : directiveText(directive.number)?.says}</p>
      {duty?.kind === 'attack' && !directive.isIgnored ? (
        <p>
          <b>{text.directive.attacked(attacked, duty.territories)}</b>
        </p>
      ) : null}
      {theirs === null ? null : <p className="muted">{text.directive.theirs(other, theirs)}</p>}
    </>
  );
}
