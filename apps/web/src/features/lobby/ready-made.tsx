'use client';
import { type ArmyEntry, askedEntries, canonical, lookup, type ReadyMadeArmy } from '@sealed-orders/rules/kernel';
import type { ArmyText } from '@sealed-orders/text';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { ArmyTerms } from '../armies/army-terms.tsx';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import type { SetupDoor } from '../new-campaign/door.ts';
import { lobbyChange } from './lobby-change.ts';

interface ReadyMadeProps {
  readonly lobby: Lobby;
  readonly door: SetupDoor;
  readonly entry: ArmyEntry;
  readonly words: ArmyText;
}

/** Ready-made armies, chosen with one tap, and what makes an army legal. */
export function ReadyMade({ lobby, door, entry, words }: ReadyMadeProps) {
  const text = lobbyText.army.readyMade;
  const own = lobby.seats.find(({ seat }) => seat === lobby.you);
  if (own === undefined) return null;
  const armies = entry.readyMade(own.choices, lobby.settings);
  const open = askedEntries(door.game.seatEntries, own.choices).find(
    ({ id, isRequired }) => isRequired && own.choices[id] === undefined,
  );
  const openName = open === undefined ? null : (door.text.seatChoices[open.id]?.name ?? open.id);
  return (
    <section className="paper grid gap-4" aria-labelledby="ready-made">
      <h2 id="ready-made" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      <ArmyUse lobby={lobby} words={words} />
      {openName === null ? null : <p>{text.choose(openName)}</p>}
      <ul className="grid gap-3">
        {armies.map((army) => (
          <Army key={army.id} lobby={lobby} army={army} words={words} />
        ))}
      </ul>
      <ArmyTerms terms={entry.terms(lobby.settings)} words={words} />
    </section>
  );
}

/** What the army is for, where the war does not simply begin with it. */
function ArmyUse({ lobby, words }: Pick<ReadyMadeProps, 'lobby' | 'words'>) {
  const says = lobby.start === null ? undefined : lookup(words.use, lobby.start);
  return says === undefined ? null : <Notice kind="info">{says}</Notice>;
}

interface ArmyProps {
  readonly lobby: Lobby;
  readonly army: ReadyMadeArmy;
  readonly words: ArmyText;
}

function Army({ lobby, army: { id, forces }, words }: ArmyProps) {
  const trpc = useTRPC();
  const own = lobby.seats.find(({ seat }) => seat === lobby.you)?.army ?? [];
  const isTaken = canonical(own) === canonical(forces);
  const text = lobbyText.army;
  const take = useAction(trpc.campaigns.setReadyMade, { ...lobbyChange(trpc), done: text.saved });
  const name = words.readyMade[id]?.name ?? id;
  const points = forces.flatMap(({ units }) => units).reduce((sum, unit) => sum + unit.points, 0);
  const kinds = [...new Set(forces.flatMap(({ units }) => units.map((unit) => unit.name)))];
  return (
    <li className="row border-t border-rule pt-3">
      <div className="grow min-w-0">
        <b className="font-semibold text-base">{name}</b>{' '}
        <span className="muted">{text.attached(words.forces(forces.length), points)}</span>
        <p className="ink2 text-sm">{words.readyMade[id]?.says}</p>
        <p className="muted text-sm">{text.readyMade.units(kinds)}</p>
      </div>
      {isTaken ? (
        <span className="chip">{text.readyMade.taken}</span>
      ) : (
        <Button
          kind={own.length === 0 ? 'main' : 'plain'}
          aria-label={(own.length === 0 ? text.readyMade.takeOf : text.readyMade.insteadOf)(name)}
          disabled={take.isRunning}
          onClick={() => take.run({ campaign: lobby.id, army: id })}
        >
          {own.length === 0 ? text.readyMade.take : text.readyMade.instead}
        </Button>
      )}
    </li>
  );
}
