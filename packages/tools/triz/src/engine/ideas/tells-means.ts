import { classScores } from '@assay/engines/learning';
import type { ToolPorts } from '@assay/works';
import { type MeansModel, meansModel } from './means-model.ts';

/** How much more a sentence tells of a means than of a harm or a fact, for its vector. */
export function meansScore({ kind }: Pick<MeansModel, 'kind'>): (vector: ArrayLike<number>) => number {
  const scores = classScores(kind);
  return (vector) => {
    const [other = 0, means = 0] = scores(vector);
    return means - other;
  };
}

/**
 * Those of some sentences that tell of a means, in their order: a drawback and a value are no ideas. All of them where the
 * model of meaning is not there.
 */
export async function tellingMeans<Of extends { readonly sentence: { readonly text: string } }>(
  found: readonly Of[],
  vectorsOf: ToolPorts['vectors'],
  given?: MeansModel,
): Promise<readonly Of[]> {
  if (found.length === 0) return found;
  const model = given ?? (await meansModel());
  const vectors = await vectorsOf(found.map(({ sentence }) => sentence.text));
  if (!vectors) return found;
  const score = meansScore(model);
  return found.filter((_, at) => {
    const vector = vectors[at];
    return vector === undefined || vector.length !== model.kind.dimensions || score(vector) >= model.floor;
  });
}
