import { SeatSwatch } from '@sealed-orders/map';
import { type Chooser, choosers, type Owner, type View } from '@sealed-orders/rules/node-campaign';
import { listed, plain } from '@sealed-orders/text';
import { fullDate, longDate, ownerTitle, type Words } from '@sealed-orders/text/node-campaign';
import { placementText } from '@sealed-orders/text/node-campaign/setup';
import { Check } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { useNodeStep } from '../node-context.ts';
import { type SetUpStep, setUpSteps } from '../strip/set-up-steps.ts';
import { firstMidnight, nextMidnight } from '../strip/week.ts';
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
            {state === 'done' && unasked(id, view) === null ? (
              <span className="visually-hidden">{placementText.done} </span>
            ) : null}
            {outcome(id, view, words)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stepName(id: SetUpStep['id'], view: View): string {
  if (id === 'dealt') return placementText.dealt;
  return id === 'midnight' ? warBegins(view) : placementText.steps[id];
}

/** When a war begins once everyone has chosen; with the year if it is not that of the next midnight. */
export function warBegins(view: Pick<View, 'clock' | 'settings'>): string {
  const [next, { date }] = [nextMidnight(view).date, firstMidnight(view)];
  if (date === next) return placementText.firstMidnight;
  return placementText.beginsOn(date.slice(0, 4) === next.slice(0, 4) ? longDate(date) : fullDate(date));
}

/** What a step says in which no player of this war chooses; null: somebody does, or it is not for players. */
function unasked(id: SetUpStep['id'], view: View): string | null {
  if (id === 'dealt' || id === 'midnight' || choosers(view).some(({ step }) => step === id)) return null;
  return placementText.asksNobody[id];
}

/** Who got how many nodes, or where the players of a step start. */
function outcome(id: SetUpStep['id'], view: View, words: Words): string {
  if (id === 'midnight') return '';
  if (id === 'dealt') {
    return dealt(view)
      .map(([owner, count], i) =>
        placementText.holds(i === 0 ? ownerTitle(owner, words) : words.seat(owner).text, count),
      )
      .join(', ');
  }
  const nobody = unasked(id, view);
  if (nobody !== null) return nobody;
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
