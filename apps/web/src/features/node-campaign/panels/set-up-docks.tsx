import { SeatSwatch } from '@sealed-orders/map';
import { type Chooser, choosers, type Owner, type View } from '@sealed-orders/rules/node-campaign';
import { capital, listed, plain } from '@sealed-orders/text';
import { longDate, type Words } from '@sealed-orders/text/node-campaign';
import { placementText } from '@sealed-orders/text/node-campaign/setup';
import { Check } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { useNodeStep } from '../node-context.ts';
import { type SetUpStep, setUpSteps } from '../strip/set-up-steps.ts';
import { nextMidnight } from '../strip/week.ts';
import { Dock } from './dock.tsx';

export const SetUpDock = () => (
  <Dock title={placementText.order} rule="NODE-SETUP-04">
    <StepList />
  </Dock>
);

/** The steps of the set-up in their order, with what came of them. */
export function StepList() {
  const { view, words } = useNodeStep();
  return (
    <ol className="set-up-steps">
      {setUpSteps(view).map(({ id, state }, i) => (
        <li key={id} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="n">{state === 'done' ? <Icon of={Check} size={13} stroke={2.25} /> : i + 1}</span>
          <b>{stepName(id, view)}</b>
          <span className="muted">
            {state === 'done' ? <span className="visually-hidden">{placementText.done} </span> : null}
            {outcome(id, view, words)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stepName(id: SetUpStep['id'], view: View): string {
  if (id === 'dealt') return placementText.dealt;
  if (id !== 'midnight') return placementText.steps[id];
  const { startDate } = view.clock;
  return startDate === null || startDate <= nextMidnight(view).date
    ? placementText.firstMidnight
    : placementText.beginsOn(longDate(startDate));
}

/** Who got how many nodes, or where the players of a step start. */
function outcome(id: SetUpStep['id'], view: View, words: Words): string {
  if (id === 'midnight') return '';
  if (id === 'dealt') {
    return dealt(view)
      .map(([owner, count]) => placementText.holds(capital(words.seat(owner).text), count))
      .join(', ');
  }
  const nodes = choosers(view).flatMap((one) => (one.step === id ? one.nodes : []));
  return plain(listed([...new Set(nodes)].map((node) => words.node(node))));
}

/** The nodes that everybody who has a part of the habitable planets controls now. */
function dealt({ setUp, nodes }: View): readonly (readonly [Owner, number])[] {
  const owners = [...new Set((setUp?.parts ?? []).map(({ owner }) => owner))];
  const held = Object.values(nodes);
  return owners.map((owner) => [owner, held.filter(({ controller }) => controller === owner).length]);
}

export function ChoosersDock() {
  const { view } = useNodeStep();
  return (
    <Dock title={placementText.who} says={placementText.hoursEach(view.settings.setupHours)}>
      <ChooserList />
    </Dock>
  );
}

/** The players: those who have chosen, are choosing, or choose in a later step. */
export function ChooserList() {
  const { view } = useNodeStep();
  return (
    <ul className="choosers">
      {choosers(view).map((one) => (
        <ChooserRow key={one.seat} {...one} />
      ))}
    </ul>
  );
}

function ChooserRow({ seat, state, nodes }: Chooser) {
  const { view, words, letterOf } = useNodeStep();
  const { text: name } = words.seat(seat);
  const places = plain(listed(nodes.map((node) => words.node(node))));
  const where = nodes.length === 0 ? placementText.offMap : placementText.startsIn(places);
  return (
    <li className={state}>
      <SeatSwatch seat={letterOf(seat)} width={30} height={19} />
      <span>
        <b>{view.you === seat ? placementText.you(name) : name}</b>{' '}
        {state === 'done' ? <span className="muted">{where}</span> : null}
      </span>
      <span className="muted">{placementText[state]}</span>
    </li>
  );
}
