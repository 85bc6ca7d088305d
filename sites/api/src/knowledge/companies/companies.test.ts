import { readFile } from 'node:fs/promises';
import { locales, ownershipTypes } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callLimits } from '../../ground/application/call-limits.ts';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { starterCompanies } from './companies.area.ts';
import { type CompanyRecord, companyColumns, companyOf } from './company-record.ts';
import { delimiterOf, readCsv } from './read-csv.ts';

describe('the starter set', () => {
  it('holds 150 organisations and more, of every kind, each with a name in every language', async () => {
    const head = (await readFile(starterCompanies, 'utf8')).split('\n', 1)[0] ?? '';
    const columns = head.split(',');
    const seen = new Set<string>();
    const kinds = new Set<string>();
    for await (const record of readCsv(starterCompanies, { delimiter: delimiterOf(head) })) {
      if (record.line === 1) continue;
      const fields = 'fields' in record ? record.fields : [];
      const row: CompanyRecord = Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
      const company = companyOf(row);
      expect(company, JSON.stringify(row)).not.toHaveProperty('problem');
      if ('problem' in company) continue;
      expect(locales.filter((locale) => company.row.names.some((name) => name.locale === locale))).toEqual([
        ...locales,
      ]);
      expect(company.row.country_en).not.toBeNull();
      seen.add(company.row.id);
      kinds.add(company.row.ownership_type ?? '');
    }
    expect(columns.every((column) => companyColumns.some((known) => known === column))).toBe(true);
    expect(seen.size).toBeGreaterThanOrEqual(150);
    expect([...kinds].sort()).toEqual([...ownershipTypes].sort());
  });
});

describe.each(installations)('companies on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let visitor: TestClient;
  let member: TestClient;
  beforeAll(async () => {
    installation = await install({ ROLE: 'web' });
    service = await installation.start();
    visitor = await service.client();
    member = await signInAs(await service.client(), 'enterprise');
  });
  afterAll(() => installation.remove());

  async function find(companyName: string) {
    const { data } = await visitor.call('companies.find', { query: { companyName } });
    return data;
  }

  it.each([
    ['siemens', 'Siemens'],
    ['SIEMENS AG', 'Siemens AG'],
    ['siem', 'Siemens'],
    ['motors', 'General Motors'],
    ['Panasonic Holdings', 'Panasonic'],
    ['Panasonic Holdings Corporation', 'Panasonic'],
    ['Siemens Group', 'Siemens'],
    ['西门子集团', '西门子'],
    ['西门子控股有限公司', '西门子'],
    ['シーメンスグループ', 'シーメンス'],
    ['general mot', 'General Motors'],
    ['simens', 'Siemens'],
    ['seimens', 'Siemens'],
    ['micrsoft', 'Microsoft'],
    ['genral motors', 'General Motors'],
    ['novo nordsik', 'Novo Nordisk'],
    ["l'oreal", "L'Oréal"],
    ['AT&T', 'AT&T'],
    ['3m', '3M'],
    ['東芝', '株式会社東芝'],
    ['东芝', '东芝'],
    ['とよた', 'トヨタ自動車株式会社'],
    ['ﾊﾟﾅｿﾆｯｸ', 'パナソニック'],
    ['三菱電', '三菱電機株式会社'],
    ['日立制作', '株式会社日立製作所'],
    ['台积电', '台积电'],
    ['台積電', '台積電'],
    ['华为', '华为'],
    ['宁德时代新材料', '宁德时代'],
    ['삼성전자', '삼성전자 주식회사'],
    ['mit', 'MIT'],
  ])('C13: finds for %s first %s', async (typed, label) => {
    const [first] = await find(typed);
    expect(first?.label).toBe(label);
  });

  it('C13: has at most ten rows, and none for nothing, blanks, signs or what no company is called', async () => {
    expect((await find('a')).length).toBe(10);
    for (const typed of ['', '   ', '%_!', "';--", 'qqqqqzzzzz', '🙂']) expect(await find(typed)).toEqual([]);
  });

  it('R2, R3: shows country, type, year, place and employees, a dash where something is not known', async () => {
    expect((await find('siemens'))[0]).toEqual({
      id: expect.stringMatching(/^c-/),
      label: 'Siemens',
      name: 'Siemens AG',
      country: 'DE',
      organizationType: 'Company',
      foundedYear: '1847',
      location: 'Munich, Germany',
      employeeStr: '> 100000',
    });
    const [oxford] = await find('university of oxford');
    expect([oxford?.foundedYear, oxford?.employeeStr, oxford?.organizationType]).toEqual(['—', '—', 'Education']);
  });

  it('C13: calls a company by the name in the language of the reader where every name fits alike', async () => {
    const reader = await service.client();
    reader.locale = 'cn';
    const { data } = await reader.call('companies.find', { query: { companyName: 'basf' } });
    expect(data[0]?.label).toBe('BASF SE');
    const { data: example } = await (await signInAs(reader, 'viewer')).call('companies.example');
    expect(example.some(({ label }) => /\p{Script=Han}/u.test(label))).toBe(true);
  });

  it('C13: suggests as many labels as are asked for', async () => {
    const { data } = await member.call('companies.suggest', { query: { companyName: 'mi', n: 3 } });
    expect(data.length).toBe(3);
    for (const { label, id } of data) expect([label, id]).toEqual([expect.stringMatching(/./), expect.any(String)]);
    const { data: usual } = await member.call('companies.suggest', { query: { companyName: 's' } });
    expect(usual.length).toBe(10);
  });

  it('R1: tells what is known of an organisation, the row or all of it', async () => {
    const [toshiba] = await find('toshiba');
    const params = { id: toshiba?.id ?? '' };
    const { data: row } = await member.call('companies.info', { params, query: { type: 'row' } });
    expect(row).not.toHaveProperty('profile');
    const { data } = await member.call('companies.info', { params, query: {} });
    expect(data.profile?.names).toEqual(expect.arrayContaining(['株式会社東芝', 'Toshiba', '东芝']));
    expect(data.profile?.original_address.country_en).toBe('Japan');
    const unknown = await member.call('companies.info', { params: { id: 'c-none' }, query: {} });
    expect([unknown.status, unknown.failure?.error_code]).toEqual([404, 404]);
  });

  it('R1: gives the largest organisations as an example', async () => {
    const { data } = await member.call('companies.example');
    expect(data.length).toBe(10);
    expect(new Set(data.map(({ employeeStr }) => employeeStr))).toEqual(new Set(['> 100000']));
  });

  it('C13: is asked without a session, within a limit for each address', async () => {
    const limit = callLimits['companies.find']?.limit ?? 0;
    const address = { 'x-forwarded-for': '203.0.113.7' };
    const first = await visitor.send('companies.find', { query: { companyName: 'basf' } }, address);
    expect(first.status).toBe(200);
    await service.database.pool.query('update rate_window set count = $1 where key like $2', [
      limit,
      'companies.find:%',
    ]);
    const over = await visitor.send('companies.find', { query: { companyName: 'basf' } }, address);
    expect([over.status, over.failure?.error_code]).toEqual([429, 429]);
    await service.database.pool.query('delete from rate_window where key like $1', ['companies.find:%']);
  });
});
