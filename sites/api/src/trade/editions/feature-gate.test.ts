import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../ground/configuration/settings.ts';
import type { TenantScope } from '../../ground/scope/tenant-scope.ts';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone } from '../../testing/people.ts';
import { createFeatureGate } from './feature-gate.ts';

let installation: Installation;
let service: RunningService;
let scope: TenantScope;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
  const client = await registerByPhone(await service.client(), '13200000001');
  const { data } = await client.call('account.session');
  scope = { tenantId: data.tenant?.tenant_id ?? '', userId: data.user?.user_id ?? '', role: 'owner' };
});
afterAll(() => installation.remove());

const gate = (settings = {}) =>
  createFeatureGate({ database: service.database, settings: readSettings({ NODE_ENV: 'test', ...settings }) });

describe('the gate of features', () => {
  it('lets through what everybody has, what names no feature, and readers with a link', async () => {
    await expect(gate()({}, scope)).resolves.toBeUndefined();
    await expect(gate()({ feature: 'tech_seek' }, scope)).resolves.toBeUndefined();
    const share = { linkId: 'l', tenantId: 't', dataType: 'seek_search', dataId: 'd' } as const;
    const guest: TenantScope = { tenantId: 't', role: 'guest', share };
    await expect(gate()({ feature: 'ai_translation' }, guest)).resolves.toBeUndefined();
  });

  it('Z2: refuses what no package of the caller unlocks, with the code that opens the upgrade prompt', async () => {
    await expect(gate()({ feature: 'ai_translation' }, scope)).rejects.toMatchObject({ error: 'notInEdition' });
  });

  it('opens with the package, and with the setting that grants all of them', async () => {
    await expect(gate({ ASSAY_ALL_PACKAGES: '1' })({ feature: 'ai_translation' }, scope)).resolves.toBeUndefined();
    await service.database.pool.query(
      "insert into package_grant (tenant_id, user_id, package) values ($1, $2, 'ip_commercial_translation')",
      [scope.tenantId, 'userId' in scope ? scope.userId : ''],
    );
    await expect(gate()({ feature: 'ai_translation' }, scope)).resolves.toBeUndefined();
    await expect(gate()({ feature: 'roadmap' }, scope)).rejects.toMatchObject({ error: 'notInEdition' });
  });
});
