import type { QuestionState } from './seek-panel.machine.ts';

export interface Threaded {
  held: QuestionState;
  /** Former wordings that this question took the place of, oldest first. */
  earlier: readonly QuestionState[];
}

/** The thread with each rewrite in the place of what it rewrote. */
export function threaded(questions: readonly QuestionState[]): Threaded[] {
  const threads: { held: QuestionState; earlier: QuestionState[] }[] = [];
  for (const held of questions) {
    const { parent_id: parent, deep_input: deep } = held.question;
    const place = deep === undefined ? undefined : threads.find((each) => each.held.question.question_id === parent);
    if (place) {
      place.earlier.push(place.held);
      place.held = held;
    } else {
      threads.push({ held, earlier: [] });
    }
  }
  return threads;
}
