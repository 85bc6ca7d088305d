import { tokenize } from '@assay/engines/language';
import type { ToolPorts } from '@assay/works';
import { type Distances, groupsOf } from './medoids.ts';
import { type LabelledText, tellingTerms } from './telling-terms.ts';

/** Passages that stand together. */
export interface Cluster<Of extends LabelledText> {
  /** What they hold and the others do not, as it stands in them. */
  readonly terms: readonly string[];
  /** The most typical first. */
  readonly passages: readonly Of[];
}

export const mostClusters = 7;
const termsOfOne = 2;

/** Numbers of the words of texts, rare ones counting more: where there is no model of meaning. */
function wordVectors(texts: readonly string[]): readonly (readonly number[])[] {
  const held = texts.map((text) => new Set(tokenize(text)));
  const words = [...new Set(held.flatMap((one) => [...one]))];
  const rarity = words.map((word) => Math.log((1 + texts.length) / held.filter((one) => one.has(word)).length));
  return held.map((one) => words.map((word, at) => (one.has(word) ? (rarity[at] ?? 0) : 0)));
}

/** One less the cosine of each two vectors. */
export function distancesOf(vectors: readonly ArrayLike<number>[]): Distances {
  const product = (one: ArrayLike<number>, other: ArrayLike<number>) => {
    let all = 0;
    for (let at = 0; at < one.length; at += 1) all += (one[at] ?? 0) * (other[at] ?? 0);
    return all;
  };
  const lengths = vectors.map((vector) => Math.sqrt(product(vector, vector)) || 1);
  return vectors.map((one, row) =>
    vectors.map((other, column) =>
      row === column ? 0 : 1 - product(one, other) / ((lengths[row] as number) * (lengths[column] as number)),
    ),
  );
}

/** Vectors of texts that are compared with one another alone. */
const anyVectors = async (texts: readonly string[], vectorsOf: ToolPorts['vectors']) =>
  (await vectorsOf(texts)) ?? wordVectors(texts);

/** By text, which of some others it stands nearest to: their index, the first where two are as near. */
export async function standsWith(
  texts: readonly string[],
  others: readonly string[],
  vectorsOf: ToolPorts['vectors'],
): Promise<readonly number[]> {
  const distances = distancesOf(await anyVectors([...texts, ...others], vectorsOf));
  return texts.map((_, at) => {
    const far = distances[at]?.slice(texts.length) ?? [];
    return far.indexOf(Math.min(...far));
  });
}

/** Parts passages by what they mean, by their words where there is no model of meaning, and says what each part is about. */
export async function clusterPassages<Of extends LabelledText>(
  about: string,
  passages: readonly Of[],
  vectorsOf: ToolPorts['vectors'],
): Promise<readonly Cluster<Of>[]> {
  if (passages.length === 0) return [];
  const texts = passages.map(({ text }) => text);
  const distances = distancesOf(await anyVectors(texts, vectorsOf));
  const groups = groupsOf(distances, mostClusters);
  return groups.map((group) => {
    const own = group.map((at) => passages[at] as Of);
    const others = passages.filter((_, at) => !group.includes(at));
    return { passages: own, terms: tellingTerms(own, others, { count: termsOfOne, asked: about }) };
  });
}
