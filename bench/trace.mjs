// What an act of a page cost, read from a trace of the browser: CPU of the main thread and the frames that were drawn.

/** What a trace must hold for that. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

const scripts = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.run', 'v8.callFunction']);
const drawing = new Set(['UpdateLayoutTree', 'Layout', 'Paint', 'PrePaint', 'Layerize', 'Commit']);
const frameTime = 1000 / 60;

/** The outermost of events that lie within each other. */
function outermost(events) {
  let reached = Number.NEGATIVE_INFINITY;
  return [...events]
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      const isOuter = ts >= reached;
      reached = Math.max(reached, ts + dur);
      return isOuter;
    });
}

/** CPU of the thread in ms: what else the machine does is not counted. */
const cpu = (events) => outermost(events).reduce((sum, { tdur, dur }) => sum + (tdur ?? dur), 0) / 1000;

/** Of one act, in ms: CPU of the main thread, the scripting in it, and the intervals between the frames that were drawn. */
export function readAct(events, name) {
  const stamp = (edge) =>
    events.find((event) => event.name === 'TimeStamp' && event.args?.data?.message === `act:${name}:${edge}`);
  const [begin, end] = [stamp('begin'), stamp('end')];
  const inside = events.filter((event) => event.ts >= begin.ts && event.ts < end.ts && event.pid === begin.pid);
  const own = inside.filter((event) => event.ph === 'X' && event.tid === begin.tid);
  const of = (kinds) => own.filter((event) => kinds.has(event.name));
  const script = outermost(of(scripts));
  // Layout that a script forces is not scripting.
  const forced = of(drawing).filter(({ ts }) => script.some((each) => ts >= each.ts && ts < each.ts + each.dur));
  const frames = inside
    .filter((event) => event.name === 'DrawFrame')
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  return {
    script: cpu(script) - cpu(forced),
    main: cpu(of(new Set(['RunTask']))),
    intervals: frames.slice(1).map((ts, at) => (ts - frames[at]) / 1000),
  };
}

export const perSecond = (intervals) => 1000 / (intervals.reduce((sum, each) => sum + each, 0) / intervals.length);

/** Share of the frames that came later than a frame and a half. */
export const late = (intervals) => intervals.filter((each) => each > frameTime * 1.5).length / intervals.length;
