import { isIncognito, newWork, pathTo, staysIncognito } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { HeaderContent } from '@assay/screens/frame';
import {
  BeginWork,
  beginWork,
  CitedDocuments,
  createWorkOpening,
  createWorkServices,
  createWorkSource,
  importWork,
  keptEdits,
  WorkFrame,
  worksMessages,
} from '@assay/screens/works';
import { toolIntroductions } from '@assay/tools/introductions';
import { type ToolView } from '@assay/tools/views';
import { use, useCallback, useMemo, useState } from 'react';
import { forget, Reading } from '../reading.tsx';
import type { ScreenModule, ScreenProps } from '../screen.types.ts';
import { shareToken } from '../services.ts';
import { useSite } from '../site-context.ts';
import { FoundWork } from './KindOfWork.tsx';

/** The screen of a tool's works. */
export function workScreen(view: ToolView): ScreenModule {
  const { start } = view;
  return {
    Screen: ({ params, search }: ScreenProps) =>
      params['id'] === newWork && start ? (
        <NewWorkPage view={{ ...view, start }} isHidden={isIncognito(search)} />
      ) : (
        <WorkPage key={params['id']} id={params['id'] ?? ''} view={view} />
      ),
    catalogues: [worksMessages, view.messages, ...(view.words ?? [])],
  };
}

/** A tool whose works begin with a message. */
type BeginningView = ToolView & Required<Pick<ToolView, 'start'>>;

interface NewWorkPageProps {
  view: BeginningView;
  /** What begins here leaves no trace, and neither does its page. */
  isHidden: boolean;
}

/** The page on which a work of a tool begins. */
export function NewWorkPage({ view, isHidden }: NewWorkPageProps) {
  const { client, session, go, epoch, toaster } = useSite();
  const t = useMessages(view.start);
  const words = useMessages(worksMessages);
  const hidden = isHidden ? ({ incognito: true } as const) : {};
  const show = (address: string) => go(staysIncognito(address, isHidden), { replace: true });
  return (
    <BeginWork
      title={t('begin.title')}
      text={t('begin.text')}
      samples={[t('begin.sample1'), t('begin.sample2'), t('begin.sample3')]}
      draft={`work.${view.kind.name}`}
      isIncognito={isHidden}
      isReadOnly={session?.account?.role === 'viewer'}
      Header={HeaderContent}
      onBack={() => go(pathTo('home'))}
      onOpen={async (file) => {
        const { id, kind, leftOut } = await importWork(client, file, hidden);
        forget(epoch, ['home', 'recent'], ['history']);
        if (leftOut > 0) toaster.show({ title: words('begin.leftOut', { count: leftOut }) });
        show(toolIntroductions[kind]?.addressOf(id) ?? pathTo('work', { work_id: id }));
      }}
      onBegin={async (message) => {
        const told = { message, ...hidden };
        const id = await (view.begin?.(client, told) ?? beginWork(client, view.kind.name, told));
        forget(epoch, ['home', 'recent'], ['history']);
        show(view.addressOf(id));
      }}
    />
  );
}

/** A work in its tool. */
export function WorkPage({ id, view }: { id: string; view: ToolView }) {
  const { client, session, go, epoch, toaster } = useSite();
  const account = session?.account;
  const t = useMessages(view.messages);
  const words = useMessages(worksMessages);
  const [found] = useState(use(FoundWork));
  const source = useMemo(() => createWorkSource(client, id, crypto.randomUUID(), found), [client, id, found]);
  const services = useMemo(() => createWorkServices(client, id), [client, id]);
  const kept = useMemo(() => keptEdits(id, account?.id ?? 'guest'), [id, account?.id]);
  const refuse = useCallback(
    (status: number) => go(pathTo(status === 404 ? 'notFound' : 'forbidden'), { replace: true }),
    [go],
  );
  const person = account?.id;
  const opening = useMemo(() => {
    const suggest = person === undefined ? undefined : services.talk.suggest;
    return createWorkOpening({ source, kept, kind: view.kind, person, suggest, onRefused: refuse });
  }, [source, kept, view.kind, person, services, refuse]);
  const forgetLists = () => forget(epoch, ['home', 'recent'], ['history']);
  return (
    <Reading>
      <CitedDocuments source={source} from={account === undefined ? undefined : view.addressOf(id)}>
        <view.Descriptions>
          <WorkFrame
            opening={opening}
            services={services}
            tool={t('tool')}
            check={view.check}
            outline={view.outline}
            questions={view.questions}
            person={account?.id}
            mayCopy={account !== undefined && account.role !== 'viewer' && shareToken() === undefined}
            Header={HeaderContent}
            onBack={() => go(pathTo('home'))}
            onCopied={(copy) => {
              forgetLists();
              go(view.addressOf(copy));
            }}
            onRemoved={() => {
              forgetLists();
              toaster.show({
                title: words('menu.removed'),
                action: {
                  label: words('undo'),
                  onPress: () => void services.keeping.putBack().then(() => go(view.addressOf(id))),
                },
              });
              go(pathTo('home'), { replace: true });
            }}
            onFailed={(message) => toaster.show({ tone: 'critical', title: message })}
          >
            <view.Centre client={client} id={id} />
          </WorkFrame>
        </view.Descriptions>
      </CitedDocuments>
    </Reading>
  );
}
