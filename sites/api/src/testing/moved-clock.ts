import { readFileSync } from 'node:fs';

/**
 * Preloaded (`--import`) into a process and each of its threads: the clock is off by so many ms as the file of MOVED_CLOCK
 * says at that moment; the monotonic one goes on.
 */
const file = process.env['MOVED_CLOCK'];
if (file !== undefined) {
  const now = Date.now;
  Date.now = () => now() + Number(readFileSync(file, 'utf8'));
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [Date.now()] : given, made) as Date,
  });
}
