import {
  battleAt,
  forcesIn,
  installationsIn,
  isOpenSpace,
  type MapNode,
  type NodeId,
  nodeValue,
  pathsFrom,
} from '@sealed-orders/rules/node-campaign';
import { capital } from '@sealed-orders/text';
import { INSTALLATION_NAMES, MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { Swords } from 'lucide-react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { Shortened } from '../../campaign/shortened.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { ComposerPanel } from '../composer/composer-panel.tsx';
import { useNodePlace } from '../node-context.ts';
import { ForceRow } from './force-row.tsx';
import { NodeDisc } from './node-disc.tsx';
import { OwnerName } from './owner-name.tsx';
import { Fact, SelectionHead } from './panel-head.tsx';

/** A node: what it is, who controls it, what it is worth, what is there, and where its paths lead. */
export function NodePanelOf({ node }: { readonly node: MapNode }) {
  const { view, letterOf } = useNodePlace();
  const { id, name, type, planet } = node;
  const controller = view.nodes[id]?.controller ?? null;
  const planetName = view.map.planets.find((one) => one.id === planet)?.name ?? null;
  return (
    <section aria-label={name} data-keys>
      <SelectionHead
        picture={<NodeDisc seat={controller === null ? null : letterOf(controller)} />}
        eyebrow={mapText.node.kindOf(type, planetName)}
        title={name}
        says={<Holder node={node} />}
      />
      <BattleLink node={id} />
      <ComposerPanel />
      <NodeFacts node={node} />
      <Forces node={id} />
      <Paths node={id} />
    </section>
  );
}

function Holder({ node }: { readonly node: MapNode }) {
  const { view } = useNodePlace();
  const controller = view.nodes[node.id]?.controller ?? null;
  if (controller !== null) return <OwnerName owner={controller} />;
  return capital(isOpenSpace(node) ? mapText.noController : mapText.nobody);
}

function BattleLink({ node }: { readonly node: NodeId }) {
  const { view } = useNodePlace();
  const { show } = useOpenBattle();
  const battle = battleAt(view, node);
  if (battle === null) return null;
  return (
    <div className="px-4 pb-3">
      <Button onClick={() => show(battle.id)}>
        <Icon of={Swords} /> {mapText.node.battle}
      </Button>
    </div>
  );
}

function NodeFacts({ node }: { readonly node: MapNode }) {
  const { view } = useNodePlace();
  const { id, terrain, mission, note } = node;
  const words = mapText.node;
  const value = nodeValue(view, id);
  const hasBattle = battleAt(view, id) !== null;
  return (
    <dl className="node-facts">
      {value === 0 ? null : (
        <Fact name={words.week}>
          {hasBattle ? (
            <>
              <s>
                <Shortened>{mapText.worth(value)}</Shortened>
              </s>{' '}
              <Shortened>{mapText.contested}</Shortened> <RuleChip rule="NODE-VP-04" />
            </>
          ) : (
            <Shortened>{mapText.worth(value)}</Shortened>
          )}
        </Fact>
      )}
      <Installations node={node} />
      {terrain === '' ? null : <Fact name={words.terrain}>{terrain}</Fact>}
      {mission === null ? null : <Fact name={words.mission}>{MISSION_NAMES[mission]}</Fact>}
      {note === '' ? null : <Fact name={words.rule}>{note}</Fact>}
    </dl>
  );
}

/** What stands in a node, with the one of the map even if it has been destroyed. */
function Installations({ node: { id, site } }: { readonly node: MapNode }) {
  const { view } = useNodePlace();
  const standing = installationsIn(view, id);
  const isDestroyed = site !== null && view.nodes[id]?.isSiteIntact === false;
  if (standing.length === 0 && !isDestroyed) return null;
  return (
    <Fact name={mapText.node.installation}>
      {isDestroyed ? (
        <span className="block">
          <s>{site.name}</s>, {mapText.node.destroyed}
        </span>
      ) : null}
      {standing.map(({ kind, owner }) => (
        <span key={`${kind} ${owner}`} className="flex flex-wrap items-center gap-x-2">
          {kind === 'site' && site !== null ? site.name : capital(INSTALLATION_NAMES[kind])}
          {owner === null ? null : <OwnerName owner={owner} />}
        </span>
      ))}
    </Fact>
  );
}

function Forces({ node }: { readonly node: NodeId }) {
  const { view } = useNodePlace();
  const here = forcesIn(view, node);
  return (
    <TitledSection title={mapText.node.forces}>
      {here.length === 0 ? (
        <p className="px-4 py-2 muted">{mapText.node.noForces}</p>
      ) : (
        <ul className="order-sheet">
          {here.map((force) => (
            <ForceRow key={force.id} force={force} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** Where the paths lead, and the number that each needs. */
function Paths({ node }: { readonly node: NodeId }) {
  const { view, words, letterOf, select } = useNodePlace();
  const paths = pathsFrom(view, node);
  return (
    <TitledSection title={mapText.node.paths} rule="NODE-MOVE-06">
      <ul className="order-sheet">
        {paths.map(({ to, roll }) => {
          const controller = view.nodes[to]?.controller ?? null;
          return (
            <li key={to}>
              <button type="button" className="order-row path-row" onClick={() => select({ kind: 'node', node: to })}>
                <i className={controller === null ? 'nobody' : ''} aria-hidden style={sideOf(controller, letterOf)} />
                <span className="who">{words.node(to).text}</span>
                <span className="given">{roll === 0 ? mapText.noRoll : mapText.needs(roll)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

const sideOf = (controller: string | null, letterOf: (seat: string) => string) =>
  controller === null ? {} : { background: `var(--side-${letterOf(controller)})` };
