/** Public page of a patent publication by its number without leading zeros. */
export function patentUrl(id: string): string {
  const [, country, number, kind] = /^([A-Z]{2})([A-Z]{0,2}\d+)([A-Z]\d?)?$/.exec(id) ?? [];
  if (country === undefined || number === undefined) return `https://patents.google.com/?q=${encodeURIComponent(id)}`;
  return `https://patents.google.com/patent/${country}${number.replace(/^([A-Z]*)0+(?=\d)/, '$1')}${kind ?? ''}/en`;
}
