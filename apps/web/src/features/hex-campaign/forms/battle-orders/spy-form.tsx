import type { Piece, SpyMissionType, SpyTarget } from '@sealed-orders/rules/hex-campaign';
import {
  battleOrdersText,
  SPY_MISSION_HINTS,
  SPY_MISSION_NAMES,
} from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { spyTargetName } from '@sealed-orders/text/hex-campaign/forms/movement-sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { useHexPlace } from '../../hex-context.ts';
import { RadioList } from '../parts/radio-list.tsx';
import { Refusals } from '../parts/refusals.tsx';
import { Tiles } from '../parts/tiles.tsx';
import { BattleButtons } from './battle-buttons.tsx';
import { type BattleOrdersForm, missionsOf } from './battle-context.ts';
import { useBattleGiving } from './battle-giving.ts';
import { SPY_SIGNS } from './battle-icons.ts';
import { armyName, type Namer } from './battle-words.ts';

interface SpyFormProps {
  readonly form: BattleOrdersForm;
  readonly spy: Piece;
}

/** The mission of a spy, and its next target in the same hex. HEX-SPY-11, -07. */
export function SpyForm({ form, spy }: SpyFormProps) {
  const place = useHexPlace();
  const giving = useBattleGiving();
  const given = form.missionOf(spy.id);
  const target = spy.kind === 'spy' ? spy.target : null;
  const choices = missionsOf(form, spy.id).map(({ mission, refusal }) => ({
    kind: mission,
    name: SPY_MISSION_NAMES[mission],
    hint: SPY_MISSION_HINTS[mission],
    ...SPY_SIGNS[mission],
    refusal,
  }));
  const send = (mission: SpyMissionType) => giving.send({ piece: spy.id, mission });
  return (
    <>
      <p className="hint mb-2">
        {target === null ? battleOrdersText.spy.free : battleOrdersText.spy.in(nameOfTarget(place, target))}
      </p>
      <Tiles label={unitText.orders} choices={choices} chosen={given?.mission ?? null} onChoose={send} />
      {given === undefined ? null : <SwitchTo form={form} spy={spy} />}
      <Refusals rejections={form.refusalsOf(spy.id)} />
      <BattleButtons form={form} piece={spy} />
    </>
  );
}

/** The spy's target afterwards: the same, or another in the same hex. */
function SwitchTo({ form, spy }: SpyFormProps) {
  const place = useHexPlace();
  const giving = useBattleGiving();
  const given = form.missionOf(spy.id);
  const option = form.options.spies.get(spy.id)?.find(({ mission }) => mission.mission === given?.mission);
  if (given === undefined || option === undefined || option.targets.length === 0) return null;
  const { switchTo, ...stays } = given;
  const keyOf = (target: SpyTarget | undefined) => JSON.stringify(target ?? null);
  return (
    <RadioList
      title={battleOrdersText.spy.switch}
      choices={[
        {
          key: 'stays',
          label: battleOrdersText.spy.keep,
          isChosen: switchTo === undefined,
          choose: () => giving.send(stays),
        },
        ...option.targets.map((target) => ({
          key: keyOf(target),
          label: nameOfTarget(place, target),
          isChosen: keyOf(switchTo) === keyOf(target),
          choose: () => giving.send({ ...stays, switchTo: target }),
        })),
      ]}
    />
  );
}

function nameOfTarget(place: Namer, target: SpyTarget): string {
  return spyTargetName(target, 'piece' in target ? armyName(place, target.piece) : place.words.hex(target.hex).text);
}
