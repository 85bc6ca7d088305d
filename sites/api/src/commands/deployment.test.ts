import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingTable } from '../ground/configuration/setting-table.ts';
import { renderHelm } from '../testing/helm-template.ts';

const operations = fileURLToPath(new URL('../../../../docs/operations/', import.meta.url));
const read = (...path: string[]) => readFile(join(operations, ...path), 'utf8');

interface SettingOf {
  isSecret?: boolean;
}
const settings: Readonly<Record<string, SettingOf>> = settingTable;

/** Seconds that requests may still take once the port is closed (`door.ts`). */
const drain = 10;

/** An address is a secret where it names a password; a word, where it is to be kept from others. */
function holdsSecret(name: string, value: string): boolean {
  if (/^\w+:\/\//.test(value)) return value.includes('@');
  return settings[name]?.isSecret === true || /PASSWORD|SECRET/.test(name);
}

interface Compose {
  services: Record<string, ComposeService>;
}
interface ComposeService {
  environment?: Record<string, string>;
  image: string;
  ports?: string[];
}

describe('docs/operations/compose.yaml', async () => {
  const { services } = parse(await read('compose.yaml'), { merge: true }) as Compose;

  it.each(['web', 'worker'])('P107: runs %s as nobody on a read-only root, by settings that exist', (role) => {
    expect(services[role]).toMatchObject({
      read_only: true,
      user: '1000:1000',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
      environment: { ROLE: role },
    });
    for (const name of Object.keys(services[role]?.environment ?? {})) expect(settings, name).toHaveProperty([name]);
  });

  it('P107: has no secret of its own: whoever starts it must name each', () => {
    const secrets = Object.entries(services).flatMap(([service, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([name, value]) => holdsSecret(name, value))
        .map(([name, value]) => [`${service} ${name}`, value] as const),
    );
    const names = secrets.map(([name]) => name);
    for (const name of ['web DATABASE_URL', 'web ASSAY_SECRET_KEY', 'worker S3_SECRET_ACCESS_KEY'])
      expect(names).toContain(name);
    for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{\w+_(?:PASSWORD|KEY):\?[^}]+\}/);
  });

  it('opens ports to this machine alone, and names the version of every image', () => {
    for (const [name, { image, ports = [] }] of Object.entries(services)) {
      for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
      if (image !== 'assay') expect(image).toMatch(/:(?:v?\d+\.\d+|RELEASE\.\d{4})/);
    }
  });
});

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}
interface Pod {
  terminationGracePeriodSeconds: number;
  containers: [Container];
  volumes: { name: string }[];
}
interface Container {
  image: string;
  env: { name: string; value: string }[];
  volumeMounts: { name: string; mountPath: string }[];
  readinessProbe: { periodSeconds: number; failureThreshold: number };
}
interface Values {
  settings: Record<string, string>;
  dataClaim: string;
  lameDuck: number;
}

describe('docs/operations/chart', async () => {
  const values = parse(await read('chart', 'values.yaml')) as Values;

  async function manifests(changed: Partial<Values> = {}): Promise<Manifest[]> {
    const names = await readdir(join(operations, 'chart', 'templates'));
    const texts = await Promise.all(names.map((name) => read('chart', 'templates', name)));
    return texts
      .map((text) => renderHelm(text, { Values: { ...values, ...changed }, Release: { Name: 'trial' } }))
      .flatMap((text) => text.split(/^---$/m))
      .filter((text) => text.trim() !== '')
      .map((text) => parse(text) as Manifest);
  }
  const rendered = await manifests();
  const find = (kind: string, name: string, among = rendered) =>
    among.find((each) => each.kind === kind && each.metadata.name === name)?.spec;
  const podOf = (role: string, among = rendered) =>
    (find('Deployment', `trial-${role}`, among)?.['template'] as { spec: Pod } | undefined)?.spec as Pod;

  it('has the version of the product', async () => {
    const { version } = JSON.parse(await read('..', '..', 'package.json')) as { version: string };
    expect(parse(await read('chart', 'Chart.yaml'))).toMatchObject({ apiVersion: 'v2', appVersion: version });
    expect(podOf('web').containers[0].image).toBe(`assay:${version}`);
  });

  it.each(['web', 'worker'])('P107: %s has no right that it does not need', (role) => {
    expect(podOf(role)).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } },
          volumeMounts: [
            { name: 'data', mountPath: '/data' },
            { name: 'tmp', mountPath: '/tmp' },
          ],
        },
      ],
    });
  });

  it.each(['web', 'worker'])('%s is asked for its health and its readiness, and has time to stop', (role) => {
    const { terminationGracePeriodSeconds, containers } = podOf(role);
    expect(containers[0]).toMatchObject({
      startupProbe: { httpGet: { path: '/api/ready', port: 'http' } },
      readinessProbe: { httpGet: { path: '/api/ready', port: 'http' } },
      livenessProbe: { httpGet: { path: '/api/health', port: 'http' } },
    });
    const { periodSeconds, failureThreshold } = containers[0].readinessProbe;
    expect(values.lameDuck, 'a balancer turns away meanwhile').toBeGreaterThan(periodSeconds * failureThreshold);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(values.lameDuck + drain);
  });

  it.each(['web', 'worker'])('P107: %s is set by settings that exist, and by secrets from a secret alone', (role) => {
    const env = new Map(podOf(role).containers[0].env.map(({ name, value }) => [name, value]));
    expect(env.get('ROLE')).toBe(role);
    expect(env.get('ASSAY_LAME_DUCK')).toBe(String(values.lameDuck));
    for (const [name, value] of env) {
      expect(settings, name).toHaveProperty([name]);
      expect(settings[name]?.isSecret, name).not.toBe(true);
      expect(value).toEqual(expect.any(String));
    }
    expect(podOf(role).containers[0]).toMatchObject({ envFrom: [{ secretRef: { name: 'assay' } }] });
    expect(rendered.map(({ kind }) => kind)).not.toContain('Secret');
  });

  it('keeps a process of each role while machines are emptied, and lets nobody but the scraper at the metrics', () => {
    for (const role of ['web', 'worker'])
      expect(find('PodDisruptionBudget', `trial-${role}`)).toMatchObject({ maxUnavailable: 1 });
    const metrics = { ports: [{ port: 'metrics' }], from: [{ namespaceSelector: expect.anything() }] };
    expect(find('NetworkPolicy', 'trial-web')?.['ingress']).toEqual([{ ports: [{ port: 'http' }] }, metrics]);
    expect(find('NetworkPolicy', 'trial-worker')?.['ingress']).toEqual([metrics]);
    expect(find('Service', 'trial')).toMatchObject({ selector: { 'app.kubernetes.io/component': 'web' } });
  });

  it('shares the data of its pods where a claim is named', async () => {
    const data = (pod: Pod) => pod.volumes.find(({ name }) => name === 'data');
    expect(data(podOf('web'))).toEqual({ name: 'data', emptyDir: {} });
    expect(data(podOf('web', await manifests({ dataClaim: 'shared' })))).toEqual({
      name: 'data',
      persistentVolumeClaim: { claimName: 'shared' },
    });
  });
});

describe('docs/operations/assay.service', () => {
  it('starts the built service for production as an account of its own, and gives it time to stop', async () => {
    const unit = new Map(
      [...(await read('assay.service')).matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(unit.get('ExecStart')).toBe('/opt/assay/node_modules/node/bin/node sites/api/dist/main.js');
    expect(unit.get('Environment')?.split(' ')).toContain('NODE_ENV=production');
    for (const pair of unit.get('Environment')?.split(' ') ?? [])
      expect(settings).toHaveProperty([pair.split('=')[0] ?? '']);
    expect(unit.get('User')).toBe('assay');
    expect(unit.get('KillMode')).toBe('mixed');
    expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(settingTable.ASSAY_LAME_DUCK.fallback + drain);
  });
});

it('docs/operations/alerts.yaml holds rules of Prometheus, each with what to do', async () => {
  const { groups } = parse(await read('alerts.yaml')) as {
    groups: { rules: { alert: string; for: string; annotations: Record<string, string> }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(rule.for).toMatch(/^\d+[mh]$/);
    expect(Object.keys(rule.annotations)).toEqual(['summary', 'action']);
  }
});
