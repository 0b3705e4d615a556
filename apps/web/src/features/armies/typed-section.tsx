'use client';
import type { SystemId } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { useSetupDoor } from '../game-setups.ts';
import { TypedArmy, type TypedDraft } from './typed-army.tsx';
import type { Reviewable } from './use-upload.ts';

interface TypedSectionProps {
  readonly system: PlayedSystem | null;
  readonly back: string | null;
  readonly draft: TypedDraft;
  readonly onSaved: (roster: Reviewable) => void;
  readonly onClose: () => void;
}

/**
 * A typed-in army, judged by the campaign that it is for, otherwise by the rules of the first game with its defaults.
 */
export function TypedSection({ system, back, ...form }: TypedSectionProps) {
  const trpc = useTRPC();
  const lobby = useQuery({ ...trpc.campaigns.lobby.queryOptions({ slug: back ?? '' }), enabled: back !== null });
  const judge: SystemId | null = lobby.data?.system ?? system;
  if (judge === null) return <TypedArmy asked={null} {...form} />;
  return <Judged system={judge} settings={lobby.data?.settings ?? {}} {...form} />;
}

interface JudgedProps extends Pick<TypedSectionProps, 'draft' | 'onSaved' | 'onClose'> {
  readonly system: SystemId;
  readonly settings: Readonly<Record<string, unknown>>;
}

function Judged({ system, settings, ...form }: JudgedProps) {
  const { game, text } = useSetupDoor(system);
  const asked =
    game.army === null || text.army === null ? null : { terms: game.army.terms(settings), words: text.army };
  return <TypedArmy asked={asked} {...form} />;
}
