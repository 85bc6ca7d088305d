import type { Client } from '@assay/client';
import type { Catalogue } from '@assay/i18n';
import type { QuestionViews, Told, ToolOutline } from '@assay/screens/works';
import type { Mind } from '@assay/tool-triz/boards/kind';
import type { Check, WorkKind } from '@assay/works';
import type { ComponentType, ReactNode } from 'react';

/** The words by which any tool is known. */
export interface ToolWords {
  tool: string;
}

/** What a tool is for, with problems that it is good for. */
export interface BeginWords {
  begin: { title: string; text: string; sample1: string; sample2: string; sample3: string };
}

/** A tool where it is offered: its words, among them its name, and where its works stand. */
export interface ToolIntroduction {
  messages: Catalogue<ToolWords>;
  /** Page of a work; under `new` one begins. */
  addressOf(id: string): string;
  /** Words of the page where a work begins with a message; absent where something else makes its works. */
  start?: Catalogue<BeginWords>;
}

/** A tool on the page: its words, and the centre of its works. */
export interface ToolView extends ToolIntroduction {
  kind: WorkKind;
  /** Words that its centre needs besides. */
  words?: readonly Catalogue<unknown>[];
  /**
   * Begins a work by the call that the specification has for its kind; gives its id. Absent where it has none.
   *
   * @throws CallError
   */
  begin?(client: Client, told: Told): Promise<string>;
  /** What its rules object to. */
  check: Check;
  /** Tells all below it how the tool names what stands in its works. */
  Descriptions: ComponentType<{ children: ReactNode }>;
  /** What its works are made of, as one goes through them. @default their records as they stand below each other */
  outline?: ToolOutline;
  /** Views of the questions that it asks in kinds of its own, by kind. */
  questions?: QuestionViews;
  /** Given the client and the id of the work, for what it asks of the service beside the records. */
  Centre: ComponentType<{ client: Client; id: string }>;
}

const board = async (mind: Mind): Promise<ToolView> => (await import('@assay/tool-triz/boards/views')).boardView(mind);

/** The view of every tool by the name of its kind; each is fetched when a work of it is opened. */
export const toolViews: Readonly<Record<string, () => Promise<ToolView>>> = {
  'technical-qa': async () => (await import('@assay/tool-technical-qa/views')).technicalQaView,
  summary: async () => (await import('@assay/tool-summary/views')).summaryView,
  triz: async () => (await import('@assay/tool-triz/views')).trizView,
  'tech-mind': () => board('tech-mind'),
  'material-mind': () => board('material-mind'),
  'idea-exploration': () => board('idea-exploration'),
};
