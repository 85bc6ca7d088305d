import type { FrameFilter } from '../../ground/streams/stream-readers.ts';

interface Change {
  author: { person: string } | { run: string };
}

interface Frame {
  type: string;
  change?: Change;
  present?: readonly { page: string; record?: string; field?: string }[];
}

/** A change as whoever came by a link is told of it: what became of the work, and not who made it so. */
export const withoutAuthor = <C extends Change>(change: C): C =>
  'person' in change.author ? { ...change, author: { person: '' } } : change;

interface Said {
  author: { person: string | null; name: string };
  mentions?: readonly { person: string | null; name: string }[];
}

/** What was said beside a work as whoever came by a link is told of it: by name, and by no id but their own. */
export function withoutIds<S extends Said>(said: S, own: string | null): S {
  const hidden = <P extends Said['author']>(someone: P): P =>
    someone.person === null || someone.person === own ? someone : { ...someone, person: '' };
  return {
    ...said,
    author: hidden(said.author),
    ...(said.mentions && { mentions: said.mentions.map(hidden) }),
  };
}

/** What whoever came by a link is told while they follow a work: nobody's name, and nothing that somebody had its tool do. */
export const linkView: FrameFilter = (sent) => {
  const frame = sent as unknown as Frame;
  return told(frame) as unknown as ReturnType<FrameFilter>;
};

function told(frame: Frame): object {
  if (frame.change) return { ...frame, change: withoutAuthor(frame.change) };
  if (!frame.present) return frame;
  const present = frame.present.map(({ page, record, field }) => ({ page, name: '', record, field }));
  return { ...frame, present, runs: [] };
}
