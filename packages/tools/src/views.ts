import type { Client } from '@assay/client';
import type { Catalogue } from '@assay/i18n';
import type { WorkKind } from '@assay/works';
import type { ComponentType } from 'react';

/** A tool on the page: its words, and the centre of its works. */
export interface ToolView {
  kind: WorkKind;
  catalogues: readonly Catalogue<unknown>[];
  /** Name of the tool, in the language of the page. */
  useName(): string;
  /** Page of a work. */
  addressOf(id: string): string;
  /** Begins a work; gives its id. @throws CallError */
  begin(client: Client, message: string): Promise<string>;
  /** What it is for, in the language of the page, with problems that it is good for. */
  useIntroduction(): { title: string; text: string; samples: readonly string[] };
  Centre: ComponentType<{ isReadOnly: boolean }>;
}

/** The view of every tool by the name of its kind; each is fetched when a work of it is opened. */
export const toolViews: Readonly<Record<string, () => Promise<ToolView>>> = {
  triz: async () => (await import('@assay/tool-triz/views')).trizView,
};
