/** Where a mouse or the finger that an event is about is, in px of the window. */
export const pointerOf = (event: MouseEvent | TouchEvent): { clientX: number; clientY: number } =>
  'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
