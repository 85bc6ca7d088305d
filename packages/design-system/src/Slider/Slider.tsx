import { type ChangeEvent, type PointerEvent, useRef } from 'react';
import { runsRightToLeft } from '../browser/runsRightToLeft.ts';
import { labelIdOf, useFieldControl } from '../Field/FieldContext.ts';
import { onLeaving } from '../Field/onLeaving.ts';
import { useLanguage } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Slider.css.ts';
import type { RangeSliderProps, SliderProps } from './Slider.types.ts';
import { nearerThumb, shareOf, valueAt } from './slider.rules.ts';

const tenths = Array.from({ length: 11 }, (_, index) => index / 10);

/** A value on a scale, where its place matters more than its digits. Inside a `Field` it takes its label from there. */
export function Slider({ value, onChange, min, max, step = 1, format, ticks, className, ...rest }: SliderProps) {
  const { required: _, ...control } = useFieldControl(rest);
  const written = useWritten(format);
  return (
    <div className={joinClasses(styles.slider, className)}>
      <div className={styles.scale}>
        <Rule from={0} to={shareOf(value, { min, max })} ticks={ticks} min={min} max={max} />
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={written(value)}
          className={styles.input}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <output htmlFor={control.id} className={styles.output}>
        {written(value)}
      </output>
    </div>
  );
}

/** A lower and an upper value on one scale. The thumbs may meet; they do not cross. */
export function RangeSlider({
  value,
  onChange,
  min,
  max,
  step = 1,
  format,
  ticks,
  labels,
  ref,
  onBlur,
  className,
  ...rest
}: RangeSliderProps) {
  const { id, required: _, ...control } = useFieldControl(rest);
  const written = useWritten(format);
  const scale = useRef<HTMLDivElement>(null);
  const held = useRef<0 | 1>(undefined);
  const limits = { min, max, step };

  function set(thumb: 0 | 1, next: number) {
    const [low, high] = value;
    const moved = thumb === 0 ? ([Math.min(next, high), high] as const) : ([low, Math.max(next, low)] as const);
    if (moved[0] !== low || moved[1] !== high) onChange(moved);
  }
  function pressed(event: PointerEvent<HTMLDivElement>): number {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    return valueAt(runsRightToLeft(event.currentTarget) ? 1 - share : share, limits);
  }
  function hold(event: PointerEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget || event.button !== 0 || control.disabled) return;
    event.preventDefault();
    const next = pressed(event);
    const thumb = nearerThumb(next, value);
    held.current = thumb;
    event.currentTarget.setPointerCapture(event.pointerId);
    scale.current?.querySelectorAll('input')[thumb]?.focus({ preventScroll: true });
    set(thumb, next);
  }

  return (
    <div role="group" aria-labelledby={labelIdOf(id)} className={joinClasses(styles.slider, className)}>
      {/* A press beside a thumb brings it there; the keyboard reaches the thumbs directly. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={scale}
        className={styles.scale}
        onBlur={onLeaving(onBlur)}
        onPointerDown={hold}
        onPointerMove={(event) => {
          if (held.current !== undefined) set(held.current, pressed(event));
        }}
        onPointerUp={() => {
          held.current = undefined;
        }}
        onPointerCancel={() => {
          held.current = undefined;
        }}
      >
        <Rule from={shareOf(value[0], limits)} to={shareOf(value[1], limits)} ticks={ticks} min={min} max={max} />
        {([0, 1] as const).map((thumb) => (
          <input
            key={thumb}
            {...control}
            {...(thumb === 0 && id !== undefined ? { id } : {})}
            ref={thumb === 0 ? ref : undefined}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value[thumb]}
            aria-label={labels[thumb]}
            aria-valuetext={written(value[thumb])}
            className={joinClasses(styles.input, styles.paired)}
            onChange={(event: ChangeEvent<HTMLInputElement>) => set(thumb, event.target.valueAsNumber)}
          />
        ))}
      </div>
      <output className={styles.output}>
        <bdi>{written(value[0])}</bdi> – <bdi>{written(value[1])}</bdi>
      </output>
    </div>
  );
}

function useWritten(format: ((value: number) => string) | undefined): (value: number) => string {
  const language = useLanguage();
  return format ?? ((value) => value.toLocaleString(language, { maximumFractionDigits: 20 }));
}

type RuleProps = { from: number; to: number; ticks: readonly number[] | undefined; min: number; max: number };

function Rule({ from, to, ticks, min, max }: RuleProps) {
  const shares = ticks?.map((tick) => shareOf(tick, { min, max })) ?? tenths;
  return (
    <div aria-hidden className={styles.rule}>
      {shares.map((share) => (
        <span key={share} className={styles.tick} style={{ insetInlineStart: `${share * 100}%` }} />
      ))}
      <span
        className={styles.measured}
        style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
      />
    </div>
  );
}
