import * as materialsCalls from '@assay/contract/calls/materials';
import { materialClasses } from '@assay/domain';
import { onDemand } from '@assay/engines/language';
import { writeDocx, writeMarkdown, writePdf } from '@assay/markdown/writers';
import { landmarks, starterMaterials } from '@assay/starter-materials';
import type { ServiceArea } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { gradeDocument } from './grade-document.ts';
import { createGradeSearch } from './grade-search.ts';
import { equivalentsView, gradeView, keyValuesOf, landmarkOf, summaryOf } from './grade-view.ts';
import { createGradesInText } from './grades-in-text.ts';

const types = {
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

/** Material cards: the starter set in memory, the same for everybody. */
export function materialsArea(): ServiceArea {
  const grades = onDemand(() => new Map(starterMaterials().map((grade) => [grade.id, grade])));
  const search = onDemand(() => createGradeSearch(starterMaterials()));
  const named = onDemand(() => createGradesInText(starterMaterials()));
  const shownBeside = onDemand(() =>
    landmarks.flatMap((id) => {
      const landmark = landmarkOf(gradeOf(id));
      return landmark ? [landmark] : [];
    }),
  );

  function gradeOf(id: string) {
    const grade = grades().get(id);
    if (!grade) throw new CallError('notFound');
    return grade;
  }

  return {
    bindings: bind(materialsCalls, {
      'materials.grades': ({ query: { query, family, class: of, offset, limit } }) => {
        const found = search()(query).filter(
          ({ grade }) =>
            (of === undefined || grade.class === of) &&
            (family === undefined || materialClasses[grade.class] === family),
        );
        return {
          total: found.length,
          grades: found.slice(offset, offset + limit).map(({ grade, foundAs }) => ({
            ...summaryOf(grade),
            designations: [...grade.designations],
            ...(foundAs ? { found_as: foundAs } : {}),
            key_values: keyValuesOf(grade),
          })),
        };
      },
      'materials.named': ({ body }) => ({ named: body.texts.map(named()) }),
      'materials.grade': ({ params }) => ({ ...gradeView(gradeOf(params.grade_id)), landmarks: shownBeside() }),
      'materials.equivalents': ({ params }) => equivalentsView(gradeOf(params.grade_id)),
      'materials.compare': ({ query }) => ({ grades: query.grades.map((id) => gradeView(gradeOf(id))) }),
      'materials.export': async ({ params, query: { format, units }, locale }) => {
        const grade = gradeOf(params.grade_id);
        const [view, equivalents] = [gradeView(grade), equivalentsView(grade)];
        const write = async (): Promise<Uint8Array | string> => {
          // The file for machines keeps the stored units, whatever a reader looks at.
          if (format === 'json')
            return `${JSON.stringify({ ...view, ...equivalents, sources: allSources() }, undefined, 2)}\n`;
          const document = gradeDocument(view, equivalents, locale, units);
          if (format === 'md') return writeMarkdown(document);
          return format === 'docx' ? writeDocx(document) : writePdf(document);
        };
        const allSources = () => [
          ...new Map([...view.sources, ...equivalents.sources].map((source) => [source.id, source])).values(),
        ];
        return new Response((await write()) as BodyInit, {
          headers: {
            'content-type': types[format],
            'content-disposition': `attachment; filename="${grade.id}.${format}"`,
          },
        });
      },
    }),
  };
}
