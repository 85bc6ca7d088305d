import { layOut, quoteMatches } from '@assay/domain';
import { starterMaterials } from '@assay/starter-materials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { findDocument } from '../library/document.store.ts';
import { openSearch } from '../search/search.ts';
import { createGradeAnswers, type GradeAnswers } from './grade-answers.ts';
import { gradePublication, valueHeads, valueRow } from './grade-publication.ts';
import { gradeView } from './grade-view.ts';

let installation: Installation;
let database: Database;
let answers: GradeAnswers;
const db = () => database.tables<LibraryTables>();

beforeAll(async () => {
  installation = await withPostgres();
  database = await installation.open();
  answers = createGradeAnswers(db());
});
afterAll(async () => {
  await database.close();
  await installation.remove();
});

/** `Property = value unit [conditions]` of each value. */
async function told(question: string, locale: 'cn' | 'en' | 'jp' | 'tw' = 'en'): Promise<string[] | undefined> {
  const answer = await answers.answer(question, locale);
  return answer?.values.map(({ value: { quantity, printed, unit, conditions } }) =>
    [`${quantity} = ${printed} ${unit}`, ...(conditions.length === 0 ? [] : [`[${conditions.join('; ')}]`])].join(' '),
  );
}

describe('gradePublication()', () => {
  it('states every value of every card in a row of its own', () => {
    for (const grade of starterMaterials()) {
      const { text } = layOut(gradePublication(grade));
      const rows = gradeView(grade).values.map(valueRow);
      expect(new Set(rows).size, grade.id).toBe(rows.length);
      const lines = text.split('\n');
      for (const row of [valueHeads, ...rows])
        expect(
          lines.filter((line) => line === row),
          grade.id,
        ).toHaveLength(1);
    }
  });
});

describe('createGradeAnswers()', () => {
  it.each([
    ['tensile strength of 316L', 'en', ['Tensile strength = ≥ 485 MPa [solution annealed, plate, sheet]']],
    ['316L 抗拉强度', 'cn', ['抗拉强度 = ≥ 485 MPa [固溶处理, 板、带]']],
    ['316Lの引張強さ', 'jp', ['引張強さ = ≥ 485 MPa [固溶化熱処理, 板]']],
    ['316L 抗拉強度', 'tw', ['抗拉強度 = ≥ 485 MPa [固溶化處理, 板、帶]']],
    ['tensile strength of annealed 316L', 'en', ['Tensile strength = ≥ 485 MPa [solution annealed, plate, sheet]']],
    ['density of PEEK', 'en', ['Density = 1.30–1.32 g/cm³']],
  ] as const)('answers %s', async (question, locale, values) => {
    expect(await told(question, locale)).toEqual(values);
  });

  it('tells a value in the unit that is asked for', async () => {
    const answer = await answers.answer('UTS of Ti-6Al-4V in ksi', 'en');
    expect(answer?.values.length).toBeGreaterThan(0);
    for (const { value } of answer?.values ?? []) {
      expect(value.unit).toBe('ksi');
      expect(value.citation.quote).toContain(`${value.printed} ksi`);
    }
  });

  it('keeps to the temper that is asked for', async () => {
    const values = await told('what does 17-4PH H900 yield at?');
    expect(values).toHaveLength(1);
    expect(values?.[0]).toMatch(/^Yield or 0.2 % proof strength = ≥ 1170 MPa \[H900/);
    const other = await answers.answer('yield strength of 17-4PH H800', 'en');
    expect(other?.otherCondition).toBe('H800');
  });

  it('cites the stored text, byte for byte, and opens', async () => {
    for (const question of [
      'tensile strength of 316L',
      'density of PEEK',
      'hardness of 6061-T6',
      'melting point of tungsten',
    ]) {
      const answer = await answers.answer(question, 'en');
      expect(answer?.values.length, question).toBeGreaterThan(0);
      for (const { value, columns } of answer?.values ?? []) {
        const document = await findDocument(db(), null, value.citation.document, value.citation.version);
        expect(quoteMatches(value.citation, document?.text ?? '')).toBe(true);
        expect(quoteMatches(columns, document?.text ?? '')).toBe(true);
        expect(value.citation.quote).toContain(value.printed);
      }
    }
  });

  it('stores a card once, and keeps it out of the search', async () => {
    await Promise.all(
      [createGradeAnswers(db()), createGradeAnswers(db())].map((each) => each.answer('density of 304', 'en')),
    );
    const { rows } = await database.pool.query<{ version: number }>(
      "select version from document where id = 'grade:304'",
    );
    expect(rows).toEqual([{ version: 1 }]);
    const search = await openSearch(database);
    const { passages } = await search.search({ tenant: null, query: 'density 304', mode: 'lexical', limit: 20 });
    expect(passages.map(({ documentId }) => documentId)).not.toContain('grade:304');
  });

  it('says what no source of the card states, and links to the card', async () => {
    const answer = await answers.answer('fatigue strength of 316L', 'en');
    expect(answer).toMatchObject({
      grade: { id: '316l', designation: '316L', path: '/material/grade/316l' },
      values: [],
      missing: ['Fatigue strength'],
    });
    expect((await answers.answer('316Lの疲労強度', 'jp'))?.missing).toEqual(['疲労強度']);
  });

  it('puts the value at the asked temperature first and tells how each meets it', async () => {
    const answer = await answers.answer('thermal expansion of 316L at 50 °C', 'en');
    expect(answer?.values[0]?.match).toBe('covering');
    const far = await answers.answer('thermal conductivity of 316L at 600 °C', 'en');
    expect(far?.values[0]?.match).toBe('other');
  });

  it('says that the name is that of the nearest grade of another standard', async () => {
    expect((await answers.answer('density of SUS316L', 'en'))?.nearest).toEqual({
      system: 'JIS',
      designation: 'SUS316L',
    });
  });

  it.each(['Why does 316L pit in chloride?', 'tensile strength of graphene', '316L'])(
    'leaves to the library: %s',
    async (question) => {
      expect(await answers.answer(question, 'en')).toBeUndefined();
    },
  );
});
