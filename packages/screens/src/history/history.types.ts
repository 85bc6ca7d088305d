/** Something that a person is told and that passes by; an action offers to take it back. */
export interface HistoryNotice {
  title: string;
  description?: string;
  tone: 'positive' | 'critical' | 'info';
  action?: { label: string; onPress(): void };
  duration?: number;
}
