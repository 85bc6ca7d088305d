import type { AgentStatus } from './agents.ts';

/** What moves a reply of an agent from one state to the next. */
export type AgentMove =
  /** A worker begins, or goes on after an answer. */
  | 'start'
  /** A step waits for a person; a plan waits to be approved. */
  | 'ask'
  /** The person has answered. */
  | 'answer'
  | 'finish'
  | 'fail'
  | 'stop'
  /** Written again; the former text stays as a version. */
  | 'again';

/** A worker that died leaves `running` behind: the next one starts from there. */
const table: Record<AgentMove, { from: readonly AgentStatus[]; to: AgentStatus }> = {
  start: { from: ['queued', 'running'], to: 'running' },
  ask: { from: ['queued', 'running'], to: 'paused' },
  answer: { from: ['paused'], to: 'queued' },
  finish: { from: ['running'], to: 'done' },
  fail: { from: ['queued', 'running', 'paused'], to: 'failed' },
  stop: { from: ['queued', 'running', 'paused'], to: 'stopped' },
  again: { from: ['done', 'failed', 'stopped'], to: 'queued' },
};

/** The next state; undefined when the move is not allowed, which changes nothing. */
export function moveAgent(status: AgentStatus, move: AgentMove): AgentStatus | undefined {
  const { from, to } = table[move];
  return from.includes(status) ? to : undefined;
}

/** States from which a move is allowed. */
export function statesBefore(move: AgentMove): readonly AgentStatus[] {
  return table[move].from;
}

/** Nothing more is written unless it is asked for again. */
export function isAgentOver(status: AgentStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'stopped';
}
