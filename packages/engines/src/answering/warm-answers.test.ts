import { describe, expect, it } from 'vitest';
import { warmAnswers } from './warm-answers.ts';

describe('warmAnswers()', () => {
  it('lets others go on while it reads', async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    count();
    await warmAnswers();
    isDone = true;
    expect(turns).toBeGreaterThan(50);
  });

  it('ends when the process does', async () => {
    await expect(warmAnswers(AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping');
  });
});
