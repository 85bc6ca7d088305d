import * as agentsCalls from '@assay/contract/calls/agents';
import { isIncognito, newWork, pathTo, staysIncognito } from '@assay/domain';
import { AgentFlow, agentsMessages } from '@assay/screens/agents';
import { HeaderContent } from '@assay/screens/frame';
import {
  agentChatMessages,
  createAgentSource,
  createViewerAgentSource,
  createVisitorAgentSource,
  evidenceMessages,
  SourceLinksContext,
} from '@assay/widgets/agent-chat';
import { useCallback, useMemo } from 'react';
import { forget } from '../reading.tsx';
import type { ScreenProps } from '../screen.types.ts';
import { shareToken } from '../services.ts';
import { useSite } from '../site-context.ts';
import { useSourceLinks } from '../useSourceLinks.ts';

export const catalogues = [agentsMessages, agentChatMessages, evidenceMessages];

/** A job of an agent, or under an agent's own name a new one. */
export function Screen({ params, search }: ScreenProps) {
  const { client, session, go, askToSignIn, epoch } = useSite();
  const isHidden = isIncognito(search);
  const role = session?.account?.role;
  const isByLink = shareToken() !== undefined;
  const source = useMemo(() => {
    if (role === undefined) return createVisitorAgentSource(client);
    if (role === 'viewer') return createViewerAgentSource(client);
    const { export: file, ...others } = createAgentSource(client, { isIncognito: isHidden });
    return isByLink ? others : { ...others, export: file };
  }, [client, isHidden, role, isByLink]);
  const addressOf = (id: string) => staysIncognito(pathTo('agentFlow', { agent_job_id: id }), isHidden);
  const jobId = params['agent_job_id'] ?? '';
  const links = useSourceLinks(addressOf(jobId));
  const refuse = useCallback(
    (status: number) => go(pathTo(status === 404 ? 'notFound' : 'forbidden'), { replace: true }),
    [go],
  );
  const onGoOn = useCallback(
    async (reply: string) => {
      const { link } = await client.call(agentsCalls.keep, { params: { id: jobId }, body: { reply } });
      forget(epoch, ['home', 'recent'], ['history']);
      go(link);
    },
    [client, jobId, epoch, go],
  );
  const question = new URLSearchParams(search).get('q') ?? undefined;
  return (
    <SourceLinksContext value={links}>
      <AgentFlow
        jobId={jobId}
        source={source}
        isGuest={session !== undefined && !session.account}
        isViewer={role === 'viewer'}
        isIncognito={isHidden}
        Header={HeaderContent}
        onBack={() => go(pathTo('home'))}
        onSignIn={() => askToSignIn()}
        onBegun={(id) => {
          forget(epoch, ['home', 'recent'], ['history']);
          go(addressOf(id), { replace: true });
        }}
        onChoose={(code) => go(addressOf(code), { replace: true })}
        {...(role === undefined || role === 'viewer' ? {} : { onGoOn })}
        onRefused={refuse}
        {...(jobId === 'air_find_solution_agent' && !isHidden && role !== 'viewer'
          ? { workHref: pathTo('result', { id: newWork }) }
          : {})}
        {...(question === undefined ? {} : { question })}
      />
    </SourceLinksContext>
  );
}
