import { createTranslator, TranslatorProvider } from '@assay/i18n';
import type { Operation } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { worksMessages } from './messages.ts';
import { type WorkPanel, WorkPanelContext } from './panel/WorkPanelContext.ts';
import { memoryWork } from './testing.ts';
import { WorkContext } from './WorkContext.ts';
import { plainText, type WorkDescriptions, WorkDescriptionsContext } from './WorkDescriptions.ts';
import type { WorkSession } from './work-session.ts';
import type { RunStep, ToolRun } from './works.source.ts';

const translator = createTranslator({ locale: 'en' });
await translator.load(worksMessages);

/** Names everything as its kind does. */
export const sampleDescriptions: WorkDescriptions = {
  type: (type) => type,
  field: (_, field) => field,
  record: ({ id, fields }) => plainText(fields['name']) || id,
  value: (_, __, value) => plainText(value),
  finding: ({ rule }) => ({ text: rule }),
  step: (name) => (name === 'weigh' ? 'Weighing' : undefined),
  question: (name) => `Which ${name}?`,
  act: (action) => (action === 'weigh' ? 'Weigh all parts' : undefined),
};

interface SamplePage {
  operations: readonly Operation[];
  role?: 'edit' | 'comment' | 'read';
  runs?: readonly ToolRun[];
  steps?: readonly RunStep[];
  talk?: Partial<WorkPanel['talk']>;
  history?: Partial<WorkPanel['history']>;
}

/** Draws a part of a work of the sample kind that was just opened. */
export async function showInWork(
  children: ReactNode,
  { operations, role = 'edit', runs = [], steps = [], talk, history }: SamplePage,
): Promise<WorkSession> {
  const { opening, services } = memoryWork(sampleKind, operations, role, [], { runs }, steps);
  opening.subscribe(() => undefined);
  const session = await vi.waitFor(() => {
    const state = opening.snapshot();
    if (state.status !== 'open') throw new Error('It is not open yet.');
    return state.session;
  });
  const panel: WorkPanel = {
    tab: undefined,
    place: undefined,
    key: 'sample',
    open: () => undefined,
    close: () => undefined,
    talk: { ...services.talk, ...talk },
    history: { ...services.history, ...history },
  };
  render(
    <TranslatorProvider translator={translator}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <WorkContext value={session}>
          <WorkPanelContext value={panel}>
            <WorkDescriptionsContext value={sampleDescriptions}>{children}</WorkDescriptionsContext>
          </WorkPanelContext>
        </WorkContext>
      </QueryClientProvider>
    </TranslatorProvider>,
  );
  return session;
}
