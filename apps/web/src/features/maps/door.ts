import type { MapForm } from '@sealed-orders/rules/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Outputs } from '../api/client.ts';

/** An open saved map. The platform does not look into it: its game does. */
export interface MapEditorProps {
  readonly id: string;
  /** As it was saved. */
  readonly map: unknown;
  /** The unsaved drawing from when the page was left; null: none. */
  readonly draft: unknown;
  /** Called at every change; null: everything is saved. */
  readonly onDraft: (map: unknown) => void;
  /** Saves the drawing; false: it was refused, and `problem` says why. */
  readonly save: (map: unknown) => Promise<boolean>;
  readonly isSaving: boolean;
  readonly problem: string | null;
  /** What can be done with the map once it is saved and has no faults. */
  readonly foot: (isReady: boolean) => ReactNode;
}

export interface MapShownProps {
  readonly map: unknown;
  readonly label: string;
}

type Answer = Outputs['maps']['readFile'];
export type MapProblem = Extract<Answer, { ok: false }>['problem'];
export type MapNote = Extract<Answer, { ok: true }>['value']['notes'][number];
export type MapPart = Outputs['maps']['written']['lost'][number];

export interface MapQuestionProps {
  /** The name of the file. */
  readonly file: string;
  readonly problem: MapProblem;
  readonly onAnswered: (answers: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** The formats of other programs in which maps of a game are exchanged. */
export interface MapFilesDoor {
  readonly forms: readonly (MapForm & { readonly name: string })[];
  /** All formats that can be read, after the site's own. */
  readonly says: string;
  /** Questions to answer before the file becomes a map; otherwise the problem ends the import. */
  readonly isQuestion: (problem: MapProblem) => boolean;
  readonly Question: ComponentType<MapQuestionProps>;
  readonly problem: (problem: MapProblem) => string;
  readonly note: (note: MapNote) => string;
  readonly lost: (parts: readonly MapPart[]) => string;
}

/** What a game provides for the pages of maps. */
export interface MapDoor {
  /** The member of the setup that holds the map. */
  readonly member: string;
  readonly files: MapFilesDoor;
  readonly Editor: ComponentType<MapEditorProps>;
  readonly Picture: ComponentType<MapShownProps>;
  /** The map used by a setup without one. */
  readonly printed: () => unknown;
  /** A map to draw on. */
  readonly empty: EmptyMap;
}

/** Blank maps of a game: as large as their owner wants, or the same for everyone. */
export type EmptyMap = EmptyGrid | { readonly kind: 'whole'; readonly of: () => unknown };

/** The sizes that blank maps may have, in columns and rows, and the usual one. */
export interface EmptyGrid {
  readonly kind: 'grid';
  readonly usual: MapSize;
  readonly limits: { readonly least: number; readonly most: number };
  readonly of: (size: MapSize) => unknown;
}

interface MapSize {
  readonly columns: number;
  readonly rows: number;
}
