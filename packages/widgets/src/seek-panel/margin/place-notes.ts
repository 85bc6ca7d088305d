/** A note beside a text: where it belongs and how tall it is, px. */
export interface Note {
  /** Top of what it belongs to, from the top of the text. */
  anchor: number;
  height: number;
}

/**
 * Tops of notes in the order of their anchors: each at its anchor, or below the one before it. Those that would reach
 * beyond the end of the text move up together as far as there is room.
 */
export function placeNotes(notes: readonly Note[], gap: number, end: number): number[] {
  const tops: number[] = [];
  let free = 0;
  for (const { anchor, height } of notes) {
    const top = Math.max(anchor, free);
    tops.push(top);
    free = top + height + gap;
  }
  let limit = end;
  for (let at = notes.length - 1; at >= 0; at -= 1) {
    const height = notes[at]?.height ?? 0;
    const highest = notes.slice(0, at).reduce((sum, note) => sum + note.height + gap, 0);
    const top = Math.max(highest, Math.min(tops[at] ?? 0, limit - height));
    tops[at] = top;
    limit = top - gap;
  }
  return tops;
}
