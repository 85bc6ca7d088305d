import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { type OpenApiOperation, openApiDocument } from './openapi.ts';

const document = openApiDocument({ base: '/api', service: 'assay', version: '0.1.0' });
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

describe('openApiDocument()', () => {
  it('AA2: holds every call of the contract once, under its method and path', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(calls).sort());
    for (const { path, method, operation } of operations) {
      const call = calls[operation.operationId as keyof typeof calls];
      expect([method.toUpperCase(), path]).toEqual([call.method, call.path.replace('{service}', 'assay')]);
    }
  });

  it('declares every parameter of a path', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters
        .filter((parameter) => parameter['in'] === 'path')
        .map(({ name }) => String(name));
      expect(inPath.sort(), path).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => String(name)).sort());
    }
  });

  it('resolves every reference within itself', () => {
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = reference
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
      expect(found, reference).toBeDefined();
    }
  });

  it('shows a change of the surface as a difference', async () => {
    const surface = operations.map(({ path, method, operation }) => lineOf(method, path, operation)).sort();
    await expect(`${surface.join('\n')}\n`).toMatchFileSnapshot('./__snapshots__/surface.txt');
    await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot('./__snapshots__/openapi.json.txt');
  });
});

function lineOf(method: string, path: string, operation: OpenApiOperation): string {
  return `${method.toUpperCase()} ${path} ${operation.operationId}: ${operation.summary}`;
}
