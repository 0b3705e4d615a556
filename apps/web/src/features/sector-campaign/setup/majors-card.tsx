'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { lineOf, printed, type TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { listed, plain } from '@sealed-orders/text';
import { majorsText, stepText } from '@sealed-orders/text/sector-campaign/setup';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { type MajorsOption, majorsOrder, sealedMajors, toggled, usualMajors } from './majors.ts';
import { PlainHead, TurnHead } from './step-head.tsx';
import { useOrder } from './use-order.ts';

const named = (territories: readonly TerritoryId[]): string => plain(listed(territories.map(printed)));

/** SEC-MAP-03: chooses some of the side's territories as majors, and seals them. */
export function MajorsCard({ option }: { readonly option: MajorsOption }) {
  const { view, selection, sketch, changeSketch } = useSectorPlace();
  const sealed = sealedMajors(view);
  const chosen = sketch.majors ?? sealed;
  const choose = (majors: readonly TerritoryId[]) => changeSketch({ majors });
  const marked = selection?.kind === 'territory' ? selection.territory : null;
  return (
    <>
      {sealed.length === 0 ? (
        <TurnHead title={majorsText.title(option.count)}>{majorsText.usual(named(usualMajors(view)))}</TurnHead>
      ) : (
        <PlainHead title={majorsText.isSealed(named(sealed))}>{stepText.sealedAgain}</PlainHead>
      )}
      <div className="px-4 py-3 grid gap-2">
        <p>
          {majorsText.says} <RuleChip rule="SEC-VP-02" />
        </p>
        <p>
          {majorsText.never} <RuleChip rule="SEC-DEPLOY-05" />
        </p>
      </div>
      <fieldset className="place-nodes place-part" aria-label={majorsText.legend}>
        <header>
          <h3>{majorsText.chosen(chosen.length, option.count)}</h3>
          <RuleChip rule="SEC-MAP-03" />
        </header>
        {option.among.map((territory) => (
          <TerritoryBox
            key={territory}
            territory={territory}
            isMarked={territory === marked}
            isChosen={chosen.includes(territory)}
            toggle={() => choose(toggled(chosen, territory))}
          />
        ))}
      </fieldset>
      <MajorsFoot option={option} chosen={chosen} choose={choose} />
    </>
  );
}

interface TerritoryBoxProps {
  readonly territory: TerritoryId;
  /** Whether it is selected on the board. */
  readonly isMarked: boolean;
  readonly isChosen: boolean;
  readonly toggle: () => void;
}

function TerritoryBox({ territory, isMarked, isChosen, toggle }: TerritoryBoxProps) {
  const { view, select } = useSectorPlace();
  const place = lookup(view.board.territories, territory);
  return (
    <label aria-current={isMarked ? true : undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={() => {
          select({ kind: 'territory', territory });
          toggle();
        }}
      />
      <span className="grow">
        {place === undefined
          ? printed(territory)
          : majorsText.territory(printed(territory), lineOf(view.board.settings, place))}
      </span>
    </label>
  );
}

interface MajorsFootProps {
  readonly option: MajorsOption;
  readonly chosen: readonly TerritoryId[];
  readonly choose: (chosen: readonly TerritoryId[]) => void;
}

function MajorsFoot({ option, chosen, choose }: MajorsFootProps) {
  const { view } = useSectorPlace();
  const { send, isBusy } = useOrder();
  const order = majorsOrder(option, chosen);
  const missing = option.count - chosen.length;
  return (
    <footer className="place-foot">
      <Button kind="quiet" size="small" onClick={() => choose(usualMajors(view))}>
        {majorsText.takeUsual}
      </Button>
      <Button
        kind="main"
        size="large"
        disabled={order === null || isBusy}
        onClick={() => (order === null ? undefined : send(order, { done: majorsText.sealed }))}
      >
        {majorsText.seal(order === null ? '…' : named(chosen))}
      </Button>
      <p className="hint" role="status">
        {missing > 0 ? majorsText.missing(missing) : missing < 0 ? majorsText.tooMany(-missing) : majorsText.secret}
      </p>
    </footer>
  );
}
