import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, withEmbedded } from './testing/installation.ts';

describe('the process of the product', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await withEmbedded();
  });
  afterAll(() => installation.remove());

  it('loads the encoder once it is ready, before anybody asks', async () => {
    const service = await installation.spawn({ NODE_ENV: 'development' });
    await expect.poll(() => service.log()).toContain('"event":"warmed"');
    expect(service.log()).not.toContain('warm-failed');
    const maps = `/proc/${service.pid}/maps`;
    if (existsSync(maps)) expect(await readFile(maps, 'utf8')).toContain('onnxruntime');
    await service.kill('SIGTERM');
  });
});
