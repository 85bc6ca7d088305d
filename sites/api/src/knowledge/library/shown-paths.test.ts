import { expect, it } from 'vitest';
import { createShownPaths } from './shown-paths.ts';

const paths = createShownPaths('/data/imports/uploads', '/srv/patents');
const upload = '/data/imports/uploads/8f14e45f-ceea-467f-a0e6-0242ac120002';

it.each([
  [`${upload}/0-report.pdf`, 'report.pdf'],
  [`${upload}/12-2024 report.pdf`, '2024 report.pdf'],
  ['/srv/patents/2024/weekly.xml', '2024/weekly.xml'],
  ['/srv/patents', '.'],
  ['/home/somebody/weekly.xml', 'weekly.xml'],
])('operator’s folder: the path %s is told as %s', (path, name) => {
  expect(paths.name(path)).toBe(name);
});

it('operator’s folder: reasons and errors tell no place of the machine', () => {
  const detail = `ENOENT: no such file or directory, open '${upload}/3-a.pdf'`;
  const record = {
    file: `${upload}/3-a.pdf`,
    record: 0,
    offset: 0,
    code: 'unreadable',
    reason: 'recordUnreadable',
  } as const;
  const told = paths.record({ ...record, values: { detail, limit: 3 }, message: `It failed: ${detail}` });
  expect(told).toEqual({
    ...record,
    file: 'a.pdf',
    values: { detail: "ENOENT: no such file or directory, open 'a.pdf'", limit: 3 },
    message: "It failed: ENOENT: no such file or directory, open 'a.pdf'",
  });
  expect(paths.within(`EACCES: permission denied, mkdir '${upload}/' and /srv/patents/x.zip`)).not.toMatch(/data|srv/);
});
