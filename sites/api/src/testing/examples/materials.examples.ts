import type { NameIn } from '@assay/contract';
import type * as materialsCalls from '@assay/contract/calls/materials';
import type { CallExample } from '../call-example.ts';

const grade = () => ({ params: { grade_id: '316l' } });

export const materialsExamples: Record<NameIn<typeof materialsCalls>, CallExample> = {
  'materials.grades': { input: () => ({ query: { query: '1.4404', family: 'metal', limit: 5 } }), elsewhere: 'own' },
  'materials.named': { input: () => ({ body: { texts: ['316L in chloride', ''] } }), elsewhere: 'own' },
  'materials.grade': { input: grade, elsewhere: 'own' },
  'materials.equivalents': { input: grade, elsewhere: 'own' },
  'materials.compare': { input: () => ({ query: { grades: '316l,304' } }), elsewhere: 'own' },
  'materials.export': { input: () => ({ ...grade(), query: { format: 'md', units: 'us' } }), elsewhere: 'own' },
};
