/** Linear scores of classes over vectors of one model of embeddings, weights in 8 bits. */
export interface ClassModel {
  /** Name of the model whose vectors it reads; those of another say nothing to it. */
  vectorsOf: string;
  dimensions: number;
  /** By class: what a step of its weights stands for, and what is added. */
  scale: readonly number[];
  bias: readonly number[];
  /** Class by class, one signed byte a dimension, in base64. */
  weights: string;
}

const steps = 127;

/** Reads the weights of a model once; gives what each class scores for a vector. */
export function classScores({ dimensions, scale, bias, weights }: ClassModel): (vector: ArrayLike<number>) => number[] {
  const coded = new Int8Array(Buffer.from(weights, 'base64'));
  return (vector) =>
    bias.map((added, at) => {
      let sum = 0;
      for (let index = 0; index < dimensions; index += 1)
        sum += (coded[at * dimensions + index] as number) * (vector[index] as number);
      return added + sum * (scale[at] as number);
    });
}

/** Weights of classes as a model of 8 bits. */
export function classModel(vectorsOf: string, fitted: readonly { weights: Float64Array; bias: number }[]): ClassModel {
  const dimensions = fitted[0]?.weights.length ?? 0;
  const coded = new Int8Array(fitted.length * dimensions);
  const scale = fitted.map(({ weights }, at) => {
    const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps || 1;
    weights.forEach((weight, index) => {
      coded[at * dimensions + index] = Math.round(weight / step);
    });
    return Math.round(step * 1e7) / 1e7;
  });
  const bias = fitted.map((one) => Math.round(one.bias * 1e4) / 1e4);
  return { vectorsOf, dimensions, scale, bias, weights: Buffer.from(coded.buffer).toString('base64') };
}
