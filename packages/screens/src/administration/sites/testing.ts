import type { Site, SiteProof, SitesSource, SiteTerms } from './sites.source.ts';

/** An origin of a site, proved or not. */
export const someProof = (origin: string, change: Partial<SiteProof> = {}): SiteProof => ({
  origin,
  line: `assay-site-${'0123456789abcdef'.repeat(4)}`,
  proved_at: '2026-11-20T09:40:00Z',
  by_file: true,
  lost_at: null,
  ...change,
});

export const someSite: Site = {
  site_id: '5f0c7c1e-4f0e-4a57-9c59-0d0f4a1f2b11',
  origins: ['https://www.northfield.example', 'https://shop.northfield.example'],
  proofs: [someProof('https://www.northfield.example'), someProof('https://shop.northfield.example')],
  widgets: ['sales-lead', 'seek-panel'],
  library: 'shared',
  questions_a_day: 500,
  questions_an_hour: 100,
  visitor_questions_a_day: 20,
  leads_a_day: 100,
  created_at: '2026-11-20T09:30:00Z',
};

/** Sites kept in memory, with what was done to them. */
export function memorySites(change: Partial<SitesSource> = {}, first: readonly Site[] = [someSite]) {
  const done: unknown[] = [];
  let rows = first;
  const listed = (terms: SiteTerms, former: readonly SiteProof[] = []) =>
    terms.origins.map(
      (origin) => former.find((proof) => proof.origin === origin) ?? someProof(origin, { proved_at: null }),
    );
  const source: SitesSource = {
    place: { serviceUrl: 'https://assay.example', apiBase: '/api', service: 'assay' },
    list: async () => rows,
    async add(terms) {
      done.push(['add', terms]);
      const site = {
        ...terms,
        proofs: listed(terms),
        site_id: `s${rows.length + 1}`,
        created_at: '2026-11-25T09:30:00Z',
      };
      rows = [...rows, site];
      return site;
    },
    async change(id, terms) {
      done.push(['change', id, terms]);
      rows = rows.map((row) => (row.site_id === id ? { ...row, ...terms, proofs: listed(terms, row.proofs) } : row));
    },
    async prove(id, origin) {
      done.push(['prove', id, origin]);
      const proved = (proof: SiteProof) => (proof.origin === origin ? someProof(origin) : proof);
      rows = rows.map((row) => (row.site_id === id ? { ...row, proofs: row.proofs.map(proved) } : row));
      return 'proved';
    },
    async remove(id) {
      done.push(['remove', id]);
      rows = rows.filter((row) => row.site_id !== id);
    },
    ...change,
  };
  return { source, done };
}
