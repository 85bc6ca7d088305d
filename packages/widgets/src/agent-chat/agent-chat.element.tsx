import { type AgentCode, readStored, writeStored } from '@assay/domain';
import { useCallback, useMemo, useState } from 'react';
import { createEmbeddedClient, type ElementEnvironment, type WidgetBinding } from '../element/index.ts';
import { evidenceMessages } from '../evidence/messages.ts';
import { runMessages } from '../run/messages.ts';
import { AgentChat } from './AgentChat.tsx';
import { createVisitorAgentSource } from './agent-chat.source.ts';
import { agentChatSpec } from './agent-chat.spec.ts';
import { agentChatMessages } from './messages.ts';
import { NewAgentChat } from './NewAgentChat.tsx';

interface AgentChatElementProps extends ElementEnvironment {
  agent: AgentCode;
  jobId?: string;
  question?: string;
  offersAll: boolean;
  onBegun(detail: object): void;
  onTitle(detail: object): void;
}

/** Where the tab keeps the chat of a visitor, so that a reload goes on with it. */
const jobKey = (site: string | undefined) => `assay.chat.${site ?? ''}`;

function AgentChatElement({ agent, jobId, question, offersAll, site, connection, ...element }: AgentChatElementProps) {
  const { onBegun, onTitle, onError, assign } = element;
  const [own, setOwn] = useState(() => ({ site, job: stored(site) }));
  const ownJob = own.site === site ? own.job : stored(site);
  const source = useMemo(
    () => createVisitorAgentSource(createEmbeddedClient({ widget: 'agent-chat', ...connection })),
    [connection],
  );
  const keep = useCallback(
    (job: string | undefined) => {
      writeStored(() => sessionStorage, jobKey(site), job ?? '');
      setOwn({ site, job });
    },
    [site],
  );
  const shown = jobId ?? ownJob;
  if (shown === undefined) {
    return (
      <NewAgentChat
        code={agent}
        source={source}
        {...(question === undefined ? {} : { question })}
        {...(offersAll ? { onChoose: (code: AgentCode) => assign('agent', code) } : {})}
        onBegun={(job) => {
          keep(job);
          onBegun({ jobId: job });
        }}
      />
    );
  }
  return (
    <AgentChat
      key={shown}
      jobId={shown}
      source={source}
      onTitle={() => onTitle({ jobId: shown })}
      onRefused={(status) => {
        // A chat that is no longer the visitor's makes room for a new one.
        if (jobId === undefined) keep(undefined);
        onError({ stage: 'chat', code: status });
      }}
    />
  );
}

function stored(site: string | undefined): string | undefined {
  return readStored(() => sessionStorage, jobKey(site)) || undefined;
}

/** The agent chat, ready to be defined. */
export const binding: WidgetBinding = {
  spec: agentChatSpec,
  catalogues: [agentChatMessages, evidenceMessages, runMessages],
  View: AgentChatElement,
};
