export { History, type HistoryProps } from './History.tsx';
export type { HistoryPage, HistoryRecord, HistorySource } from './history.source.ts';
export { historyMessages } from './messages.ts';
