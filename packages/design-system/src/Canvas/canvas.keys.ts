import type { Direction } from './geometry.ts';

/** What a key asks for, wherever the focus is within a canvas. */
export type CanvasCommand =
  | 'undo'
  | 'redo'
  | 'selectAll'
  | 'clear'
  | 'remove'
  | 'edit'
  | 'open'
  | 'add'
  | 'connect'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomActual'
  | 'zoomAll'
  | 'zoomSelection';

export type Key = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

const plain: Readonly<Record<string, CanvasCommand>> = {
  Delete: 'remove',
  Backspace: 'remove',
  F2: 'edit',
};

/** Keys of the canvas alone: in the list letters and signs find a row, and Enter and Escape are the tree's. */
const onCanvas: Readonly<Record<string, CanvasCommand>> = {
  Enter: 'open',
  Escape: 'clear',
  n: 'add',
  c: 'connect',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'zoomActual',
  '1': 'zoomAll',
  '2': 'zoomSelection',
};

const withControl: Readonly<Record<string, CanvasCommand>> = { z: 'undo', y: 'redo', a: 'selectAll' };

/** The command of a key; undefined where it is none of ours. */
export function commandOf(
  { key, ctrlKey, metaKey, shiftKey, altKey }: Key,
  view: 'canvas' | 'list',
): CanvasCommand | undefined {
  if (altKey) return undefined;
  const sign = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    const command = withControl[sign];
    return command === 'undo' && shiftKey ? 'redo' : command;
  }
  return plain[sign] ?? (view === 'canvas' ? onCanvas[sign] : undefined);
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Where an arrow key points; undefined for other keys. */
export const directionOf = (key: string): Direction | undefined => arrows[key];

/** Px that a key moves a node by: a step of the grid where there is one, with Shift eight of them. */
export const stepOf = (gridStep: number | undefined, isLarge: boolean) => (gridStep ?? 8) * (isLarge ? 8 : 1);
