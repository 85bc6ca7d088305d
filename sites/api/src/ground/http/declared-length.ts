/** Bytes of a body as its sender declares them; undefined where nothing is declared. */
export function declaredLength({ headers }: Request): number | undefined {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 ? length : undefined;
}
