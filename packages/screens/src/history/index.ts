export { History, type HistoryProps } from './History.tsx';
export { createHistorySource, type HistorySource } from './history.source.ts';
export { historyMessages } from './messages.ts';
export { createTrashSource, type TrashSource } from './trash.source.ts';
