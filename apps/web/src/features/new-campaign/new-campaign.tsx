'use client';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { type FormEvent, type ReactNode, Suspense, useCallback, useId, useState, useTransition } from 'react';
import { useSearch } from '../browser/address.ts';
import { hasTurns } from '../campaign-data/has-sheets.ts';
import { useSetupDoor } from '../game-setups.ts';
import { MapLoading } from '../kit/map-loading.tsx';
import { SeenProblem } from '../kit/seen-problem.tsx';
import { useMe } from '../session/use-me.ts';
import { DeadEnd } from '../shell/dead-end.tsx';
import { AbsenceFields } from './absence-fields.tsx';
import { ClockFields } from './clock-fields.tsx';
import type { Board } from './door.ts';
import { DraftChoice } from './draft-choice.tsx';
import { PaceFields } from './pace-fields.tsx';
import { clockOf, type Frame, freshFrame, freshPlan, inputOf, type Plan, withoutPhaseTimes } from './plan.ts';
import { PressField } from './press-field.tsx';
import { RulesStep } from './rules-step.tsx';
import { ScreenField } from './screen-field.tsx';
import { SealedField } from './sealed-field.tsx';
import { SeatFields } from './seat-fields.tsx';
import { SpectatorsField } from './spectators-field.tsx';
import { StepBar } from './step-bar.tsx';
import { StepFoot } from './step-foot.tsx';
import { type Step, stepAfter, stepsOf, useStep } from './steps.ts';
import { TermsStep } from './terms-step.tsx';
import { useCreate } from './use-create.ts';
import { VisibilityField } from './visibility.tsx';

interface NewCampaignProps {
  /** The games that are offered. */
  readonly games: readonly PlayedSystem[];
}

/** The form for a new campaign of one of the games. The game's part of it is loaded with it. */
export function NewCampaign({ games }: NewCampaignProps) {
  const [chosen, choose] = useState<PlayedSystem | null>(null);
  const [frame, setFrame] = useState<Frame>(freshFrame);
  const [, startTransition] = useTransition();
  const me = useMe();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (me.data && !wasSignedIn) setWasSignedIn(true);
  // A link to a map says which game it is of.
  const asked = useSearch().get('game');
  const system = chosen ?? games.find((game) => game === asked) ?? games[0];
  if (system === undefined) return null;
  // The form does not work before its game is loaded: pressing a button shown earlier would do nothing.
  if (me.isPending) return <MapLoading />;
  // Asked before the form, which would be lost on the way. Once begun, it stays, even if the session ends.
  if (!wasSignedIn && me.data === null)
    return (
      <div className="wrap narrow py-16">
        <DeadEnd as="h1" text={newCampaignText.signIn} href="/sign-in?to=/campaigns/new" />
      </div>
    );
  return (
    <Suspense fallback={<MapLoading />}>
      <GameForm
        key={system}
        games={games}
        system={system}
        onSystem={(next) => {
          setFrame(withoutPhaseTimes);
          startTransition(() => choose(next));
        }}
        frame={frame}
        onFrame={(part) => setFrame((before) => ({ ...before, ...part }))}
      />
    </Suspense>
  );
}

interface GameFormProps extends NewCampaignProps {
  readonly system: PlayedSystem;
  readonly onSystem: (system: PlayedSystem) => void;
  readonly frame: Frame;
  readonly onFrame: (part: Partial<Frame>) => void;
}

/** The form, step by step, with the map or table beside it. */
function GameForm(form: GameFormProps) {
  const { system, frame } = form;
  const id = useId();
  const door = useSetupDoor(system);
  const [plan, setPlan] = useState<Plan>(() => freshPlan(door.game));
  const [board, setBoard] = useState<Board>({});
  const [boardProblem, setBoardProblem] = useState<string | null>(null);
  const changeBoard = useCallback((next: Board, wrong: string | null = null) => {
    setBoard(next);
    setBoardProblem(wrong);
  }, []);
  const [boardChoices, setBoardChoices] = useState<HTMLElement | null>(null);
  const steps = stepsOf(door.game);
  const { step, goTo } = useStep(steps);
  const { create, isNamed, forgetName, problem, isBusy } = useCreate(door.text, () => goTo('rules'));
  const hasBoard = door.Board !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = stepAfter(steps, step);
    if (next === null) create(inputOf(system, frame, plan, board), boardProblem);
    else if (step !== 'rules' || isNamed(frame.name)) goTo(next);
  };
  return (
    <div className={hasBoard ? 'new-campaign' : 'new-campaign bare'} data-step={step}>
      <form id={id} onSubmit={submit} noValidate>
        <StepBar steps={steps} step={step} hasBoard={hasBoard} onStep={goTo} />
        <p className="eyebrow mt-5">{newCampaignText.title}</p>
        <h1 key={step}>{newCampaignText.steps[step](hasBoard).asks}</h1>
        <StepFields
          {...form}
          onFrame={(part) => {
            if ((part.name ?? '').trim() !== '') forgetName();
            form.onFrame(part);
          }}
          step={step}
          door={door}
          plan={plan}
          onPlan={setPlan}
          problem={problem}
          boardChoices={hasBoard ? <div ref={setBoardChoices} className="mb-7" /> : null}
        />
      </form>
      <Suspense fallback={<MapLoading />}>
        {door.Board === null ? null : (
          <door.Board seats={plan.seats.length} choices={boardChoices} onChange={changeBoard} />
        )}
      </Suspense>
      <StepFoot form={id} steps={steps} step={step} hasBoard={hasBoard} isBusy={isBusy} onStep={goTo} />
    </div>
  );
}

interface StepFieldsProps extends GameFormProps {
  readonly step: Step;
  readonly door: ReturnType<typeof useSetupDoor>;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly problem: string | null;
  /** Where the game's board puts its own fields. */
  readonly boardChoices: ReactNode;
}

function StepFields(props: StepFieldsProps) {
  const { step, door, frame, onFrame, plan, onPlan, problem, boardChoices } = props;
  switch (step) {
    case 'rules':
      return <RulesStep {...props} problem={problem === newCampaignText.noName ? problem : null} />;
    case 'seats':
      return (
        <>
          {boardChoices}
          <SeatFields door={door} plan={plan} onChange={(part) => onPlan({ ...plan, ...part })} />
        </>
      );
    case 'clock':
      return (
        <>
          {plan.orderClock === 'none' ? null : (
            <ClockFields
              door={door}
              clock={clockOf(frame, plan)}
              usual={plan.preset.clock}
              onChange={(clock) => onFrame({ clock })}
            />
          )}
          {clockOf(frame, plan).mode === 'none' ? null : (
            <PaceFields pace={frame.pace} onChange={(pace) => onFrame({ pace })} />
          )}
          {plan.hasSheets ? (
            <DraftChoice draftsCount={frame.draftsCount} onChange={(draftsCount) => onFrame({ draftsCount })} />
          ) : null}
        </>
      );
    case 'people':
      return (
        <>
          <VisibilityField visibility={frame.visibility} onChange={(visibility) => onFrame({ visibility })} />
          <SpectatorsField
            openAfter={frame.openAfter}
            hasTurns={hasTurns(door.game.phases)}
            onChange={(openAfter) => onFrame({ openAfter })}
          />
          {plan.hasSheets ? (
            <SealedField readsSealed={frame.readsSealed} onChange={(readsSealed) => onFrame({ readsSealed })} />
          ) : null}
          {plan.onOneScreen ? (
            <ScreenField oneScreen={frame.oneScreen} onChange={(oneScreen) => onFrame({ oneScreen })} />
          ) : null}
          <PressField press={frame.press} onChange={(press) => onFrame({ press })} />
          <AbsenceFields frame={frame} phases={door.game.phases} onFrame={onFrame} />
        </>
      );
    case 'terms':
      return (
        <>
          <TermsStep door={door} frame={frame} plan={plan} />
          {problem === null ? null : <SeenProblem key={problem}>{problem}</SeenProblem>}
        </>
      );
  }
}
