import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { readingArrows } from '../browser/readingArrows.ts';
import { runsRightToLeft } from '../browser/runsRightToLeft.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './SplitPane.css.ts';
import type { SplitPaneProps } from './SplitPane.types.ts';

/** Steps in per cent of the arrow keys and of the page keys. */
const steps = { arrow: 2, page: 10 } as const;

/** Two panes whose border is moved (WAI-ARIA APG, window splitter); Enter folds the first to its least and back. */
export function SplitPane({
  label,
  first,
  second,
  direction = 'row',
  size: given,
  onSizeChange,
  defaultSize = 50,
  min = 20,
  max = 80,
  className,
}: SplitPaneProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSize);
  const unfolded = useRef(defaultSize);
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const size = within(given ?? own);
  const set = (value: number) => {
    const next = Math.round(within(value) * 10) / 10;
    setOwn(next);
    if (next !== size) onSizeChange?.(next);
  };
  const isRow = direction === 'row';

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const [more, less] = isRow ? readingArrows(event.currentTarget) : (['ArrowDown', 'ArrowUp'] as const);
    const targets: Record<string, number> = {
      [more]: size + steps.arrow,
      [less]: size - steps.arrow,
      PageUp: size - steps.page,
      PageDown: size + steps.page,
      Home: min,
      End: max,
      Enter: size > min ? min : unfolded.current,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (event.key === 'Enter' && size > min) unfolded.current = size;
    set(target);
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const area = frame.current;
    const bar = event.currentTarget;
    if (!area || event.button !== 0) return;
    event.preventDefault();
    bar.focus({ preventScroll: true });
    bar.setPointerCapture(event.pointerId);
    bar.toggleAttribute('data-drawn', true);
    const box = area.getBoundingClientRect();
    const isRtl = isRow && runsRightToLeft(bar);
    let now = size;
    // The panes follow without being rendered: only the variable changes until the pointer is let go.
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const along = isRow
        ? (isRtl ? box.right - clientX : clientX - box.left) / box.width
        : (clientY - box.top) / box.height;
      now = within(along * 100);
      area.style.setProperty(styles.share, `${now}%`);
    };
    const stop = () => {
      bar.removeEventListener('pointermove', move);
      bar.removeEventListener('lostpointercapture', stop);
      bar.toggleAttribute('data-drawn', false);
      set(now);
    };
    bar.addEventListener('pointermove', move);
    bar.addEventListener('lostpointercapture', stop);
  }

  return (
    <div className={joinClasses(styles.frame, className)}>
      <div ref={frame} className={styles.splits[direction]} style={{ [styles.share]: `${size}%` } as CSSProperties}>
        <div id={id} className={joinClasses(styles.first, isRow && styles.stacks)}>
          {first}
        </div>
        <div
          role="separator"
          tabIndex={0}
          aria-label={label}
          aria-controls={id}
          aria-orientation={isRow ? 'vertical' : 'horizontal'}
          aria-valuenow={Math.round(size)}
          aria-valuemin={min}
          aria-valuemax={max}
          className={styles.bars[direction]}
          onKeyDown={keyDown}
          onPointerDown={drag}
          onDoubleClick={() => set(defaultSize)}
        >
          <span className={styles.grips[direction]} />
        </div>
        <div className={joinClasses(styles.second, isRow && styles.stacks)}>{second}</div>
      </div>
    </div>
  );
}
