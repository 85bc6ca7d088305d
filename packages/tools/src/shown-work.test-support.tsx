import type { Client } from '@assay/client';
import { Inline } from '@assay/design-system';
import type { Locale, ShareRole } from '@assay/domain';
import { createTranslator, TranslatorProvider, useMessages } from '@assay/i18n';
import { type ToolRun, WorkFrame, type WorkFrameProps, worksMessages } from '@assay/screens/works';
import { memoryWork } from '@assay/screens/works/testing';
import type { Operation } from '@assay/works';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type ToolView, toolViews } from './views.ts';

/** A tool with the words that it needs, as a page has them. */
export interface LoadedTool {
  view: ToolView;
  Surroundings(props: { children: ReactNode }): ReactNode;
}

/** @throws Error where no tool of the list makes works of the kind */
export async function loadTool(kind: string, locale: Locale): Promise<LoadedTool> {
  const view = await toolViews[kind]?.();
  if (!view) throw new Error(`There is no tool "${kind}".`);
  const translator = createTranslator({ locale });
  await translator.load(worksMessages, view.messages, ...(view.words ?? []));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    view,
    Surroundings: ({ children }) => (
      <TranslatorProvider translator={translator}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </TranslatorProvider>
    ),
  };
}

const Header: WorkFrameProps['Header'] = ({ start, end }) => (
  <header>
    <Inline canWrap={false}>
      {start}
      {end}
    </Inline>
  </header>
);

const nothing = () => undefined;

interface ShownWorkProps {
  view: ToolView;
  /** What the work is made by. */
  operations: readonly Operation[];
  /** @default 'edit' */
  role?: ShareRole;
  /** What its tool can be asked to do. */
  actions?: readonly string[];
  runs?: readonly ToolRun[];
  /** Changes that wait for somebody who edits, each by its operations. */
  suggested?: readonly (readonly Operation[])[];
}

/** A suggestion of somebody else that nobody has answered. */
const waiting = (operations: readonly Operation[], at: number) => ({
  id: `suggestion-${at}`,
  author: { person: 'other', name: 'Ken Sato' },
  origin: 'person',
  reason: null,
  operations,
  at: '2026-11-30T09:00:00Z',
  state: 'open' as const,
  decided_at: null,
  decided_by: null,
});

/** A work in the page of its tool, its service in memory. */
export function ShownWork({
  view,
  operations,
  role = 'edit',
  actions = [],
  runs = [],
  suggested = [],
}: ShownWorkProps) {
  const [{ opening, services }] = useState(() => {
    const work = memoryWork(view.kind, operations, role, actions, { runs });
    const suggestions = async () => suggested.map(waiting);
    return { ...work, services: { ...work.services, talk: { ...work.services.talk, suggestions } } };
  });
  const t = useMessages(view.messages);
  return (
    <view.Descriptions>
      <WorkFrame
        opening={opening}
        services={services}
        tool={t('tool')}
        check={view.check}
        outline={view.outline}
        questions={view.questions}
        person="somebody"
        mayCopy
        Header={Header}
        onBack={nothing}
        onCopied={nothing}
        onRemoved={nothing}
        onFailed={nothing}
      >
        <view.Centre client={{} as Client} id="whole" />
      </WorkFrame>
    </view.Descriptions>
  );
}
