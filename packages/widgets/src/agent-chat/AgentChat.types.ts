import type { AgentCode } from '@assay/domain';
import type { ReactNode } from 'react';
import type { AgentSource } from './agent-chat.source.ts';
import type { Agent } from './agent-chat.types.ts';

/** A reply that is written. */
export interface WrittenReply {
  id: string;
  /** The kind of work as which one can go on with it; undefined where there is none. */
  keeps: string | undefined;
}

export interface AgentChatProps {
  jobId: string;
  source: AgentSource;
  /** Shows without anything that writes, stops or judges. @default false */
  isReadOnly?: boolean;
  /** Puts tools into a header that the owner keeps; without it they stand above the messages. */
  Header?: (props: { start?: ReactNode; end?: ReactNode }) => ReactNode;
  /** Above the messages: why this is read only. */
  readOnlyNotice?: ReactNode;
  onTitle?: (title: string) => void;
  /** What besides can be done with a reply that is written, by whoever may act on it. */
  replyAction?: (reply: WrittenReply) => ReactNode;
  /** The job may not be read (401, 403) or does not exist (404). */
  onRefused?: (status: number) => void;
}

export interface NewAgentChatProps {
  /** The agent that the job is for. */
  code: AgentCode;
  source: AgentSource;
  /** What stands in the box on arrival. */
  question?: string;
  /** A job was made; it lives under this id. */
  onBegun: (jobId: string) => void;
  /** The agents to choose from; without them only `code` is offered. */
  onChoose?: (code: AgentCode) => void;
  agents?: readonly Agent[];
  /** In place of the box: why nothing is begun here. */
  readOnlyNotice?: ReactNode;
}
