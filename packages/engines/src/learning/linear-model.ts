/** A linear model over named numbers: each is centred and scaled, weighted and summed. */
export interface LinearModel {
  names: readonly string[];
  mean: readonly number[];
  scale: readonly number[];
  weights: readonly number[];
  bias: number;
}

/** The sum that a model gives some named numbers; a number that is not among them counts as 0. */
export function linear(
  { names, mean, scale, weights, bias }: LinearModel,
  values: Readonly<Record<string, number>>,
): number {
  return names.reduce(
    (sum, name, at) =>
      sum + ((weights[at] as number) * ((values[name] ?? 0) - (mean[at] as number))) / (scale[at] as number),
    bias,
  );
}
