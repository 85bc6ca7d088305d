import { starterMaterials } from '@assay/starter-materials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
let reader: TestClient;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
  reader = await signInAs(await service.client(), 'viewer');
});
afterAll(() => installation.remove());

const params = { grade_id: '316l' };

describe('material cards', () => {
  it('T6: gives a grade with the source of every value, and names what no source states', async () => {
    const { data } = await reader.call('materials.grade', { params });
    expect(data).toMatchObject({ id: '316l', designation: '316L', class: 'austenitic-stainless', family: 'metal' });
    const sources = new Set(data.sources.map(({ id }) => id));
    for (const value of data.values) expect(sources.has(value.source)).toBe(true);
    expect(data.missing).toEqual(['fatigueStrength']);
    expect(data.values.filter(({ kind }) => kind === 'computed').map(({ property }) => property)).toEqual([
      'specificStiffness',
      'pittingResistance',
    ]);
    expect(data.composition?.limits).toContainEqual({ component: 'Mo', decimals: 2, min: 2, max: 3 });
  });

  it('T6: reads every card of the starter set', async () => {
    for (let offset = 0; offset < starterMaterials().length; offset += 5) {
      const grades = starterMaterials()
        .slice(offset, offset + 5)
        .map(({ id }) => id);
      const { status, data } = await reader.call('materials.compare', { query: { grades: grades.join(',') } });
      expect(status).toBe(200);
      expect(data.grades.map(({ id }) => id)).toEqual(grades);
    }
  });

  it('T6: an unknown grade is not found', async () => {
    const unknown = { grade_id: 'unobtainium' };
    expect((await reader.call('materials.grade', { params: unknown })).status).toBe(404);
    expect((await reader.call('materials.equivalents', { params: unknown })).status).toBe(404);
    expect((await reader.call('materials.compare', { query: { grades: '316l,unobtainium' } })).status).toBe(404);
  });

  it.each([
    ['1.4404', '316l', '1.4404'],
    ['SUS316L', '316l', 'SUS316L'],
    ['sus 316 l', '316l', 'SUS316L'],
    ['EN AW-6082', '6082', 'AW-6082'],
    ['UNS S31603', '316l', 'S31603'],
    ['022Cr17Ni12Mo2', '316l', '022Cr17Ni12Mo2'],
    ['ti6al4v', 'ti-6al-4v', undefined],
    ['聚醚醚酮', 'peek', undefined],
    ['SCM440', '4140', 'SCM440'],
  ])('T6: %s finds %s', async (query, id, as) => {
    const { data } = await reader.call('materials.grades', { query: { query } });
    expect(data.grades[0]?.id).toBe(id);
    expect(data.grades[0]?.found_as?.designation).toBe(as);
  });

  it('T6: lists by family and class, page by page', async () => {
    const all = (await reader.call('materials.grades', { query: { family: 'polymer', limit: 100 } })).data;
    expect(all.grades).toHaveLength(all.total);
    const page = (await reader.call('materials.grades', { query: { family: 'polymer', offset: 2, limit: 3 } })).data;
    expect(page.grades).toEqual(all.grades.slice(2, 5));
    const titanium = (await reader.call('materials.grades', { query: { class: 'titanium-alloy' } })).data;
    expect(titanium.grades.every((grade) => grade.class === 'titanium-alloy')).toBe(true);
    expect((await reader.call('materials.grades', { query: { query: 'no such thing' } })).data.total).toBe(0);
  });

  it('T6: equivalents say what differs, and where limits are not held that it is unknown', async () => {
    const { data } = await reader.call('materials.equivalents', { params });
    const en = data.equivalents.find(({ designation }) => designation === '1.4404');
    expect(en?.relation).toBe('overlapping');
    expect(en?.differences.filter(({ matters }) => matters).map(({ component }) => component)).toEqual(['Ni', 'Mo']);
    const tin = await reader.call('materials.equivalents', { params: { grade_id: 'c11000' } });
    expect(
      tin.data.equivalents.every(({ relation, differences }) => relation === 'unknown' && differences.length === 0),
    ).toBe(true);
    const steel = await reader.call('materials.equivalents', { params: { grade_id: 's355j2' } });
    const demanded = steel.data.equivalents.find(
      ({ designation }) => designation === 'A572 Grade 50',
    )?.property_differences;
    expect(demanded?.map(({ property }) => property)).toEqual(['proofStrength', 'tensileStrength']);
  });

  it('T6: compares five at most', async () => {
    expect((await reader.call('materials.compare', { query: { grades: '304,304l,316,316l,321,347' } })).status).toBe(
      400,
    );
    expect((await reader.call('materials.compare', { query: { grades: '304,304' } })).data.grades).toHaveLength(1);
  });

  it('T6: saves a card as JSON that holds the card, and as text in the units asked for', async () => {
    const json = await reader.open('materials.export', { params, query: { format: 'json' } });
    expect(json.headers.get('content-disposition')).toBe('attachment; filename="316l.json"');
    const card = (await json.json()) as { values: unknown[]; equivalents: unknown[]; sources: { id: string }[] };
    expect(card.values).toHaveLength((await reader.call('materials.grade', { params })).data.values.length);
    expect(card.sources.map(({ id }) => id)).toContain('JIS G4303');
    const text = await (await reader.open('materials.export', { params, query: { format: 'md', units: 'us' } })).text();
    expect(text).toContain('ksi');
    expect(text).not.toContain('MPa');
    expect(text).toContain('EN 1.4404');
    expect(text).toContain('Unknown: no source states it');
  });

  it.each(['pdf', 'docx'] as const)('T6: saves a card as %s', async (format) => {
    const file = await reader.open('materials.export', { params: { grade_id: 'peek' }, query: { format } });
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(file.status).toBe(200);
    expect(String.fromCharCode(...bytes.slice(0, 4))).toBe(format === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
  });
});
