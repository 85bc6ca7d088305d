// The agent chat with a thread as long as the address says, from memory.
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { AgentChat } from '@assay/widgets/agent-chat';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { longThread, recordedJob } from '../../../packages/widgets/src/agent-chat/fixtures/recorded.ts';
import { createRecordedSource } from '../../../packages/widgets/src/agent-chat/testing.tsx';

const count = Number(new URLSearchParams(location.search).get('messages') ?? 10_000);
const source = createRecordedSource({ job: recordedJob(longThread(count)) });
const translator = createTranslator({ locale: 'en' });
createRoot(document.getElementById('root')).render(
  <TranslatorProvider translator={translator}>
    <Suspense>
      <AgentChat jobId="job-1" source={source} />
    </Suspense>
  </TranslatorProvider>,
);
