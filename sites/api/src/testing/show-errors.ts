import { afterEach } from 'vitest';
import { takeErrors } from './told-errors.ts';

afterEach(({ task }) => {
  const lines = takeErrors();
  if (task.result?.state === 'fail' && lines.length > 0)
    process.stderr.write(`What the service told of errors:\n${lines.join('')}`);
});
