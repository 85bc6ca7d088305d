import { describe, expect, it } from 'vitest';
import { widerNameOf } from './wider-name.ts';

describe('widerNameOf()', () => {
  const question = 'operating temperature of a zirconia exhaust sensor';
  const isWider = widerNameOf({ written: 'operating temperature' }, question);

  it.each(['temperature', 'Sensor temperature', 'exhaust sensor temperature'])('takes %s for the asked one', (name) => {
    expect(isWider(name)).toBe(true);
  });

  it.each(['heater temperature', 'Sintering temperature', 'operating temperature', 'sensor resistance', 'Pressure'])(
    'does not take %s for it',
    (name) => {
      expect(isWider(name)).toBe(false);
    },
  );
});
