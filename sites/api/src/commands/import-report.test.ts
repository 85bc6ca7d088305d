import { importProblem } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import type { ImportProgress, ImportReport } from '../knowledge/library/import-run.types.ts';
import { createProgressLine, progressText, reportLines } from './import-report.ts';

const progress: ImportProgress = {
  file: '/data/ipg150106.xml',
  files: 2,
  filesDone: 0,
  bytes: 30_000_000,
  bytesTotal: 120_000_000,
  counts: { added: 1200, updated: 0, unchanged: 34 },
  problems: 2,
};
const report: ImportReport = {
  runId: 1,
  state: 'done',
  files: 2,
  filesPassed: 1,
  bytes: 120_000_000,
  problems: 1,
  added: 4000,
  updated: 1,
  unchanged: 5,
  seconds: 40,
};

/** An output that keeps what is written. */
function output(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, columns: 60, write: (text: string) => written.push(text) > 0 };
}

it('shows share, rate, remaining time, documents and what was skipped', () => {
  expect(progressText(progress, 3_000_000)).toBe(
    '[######------------------]   25 %  3.0 MB/s  0:30 left  1,234 documents  2 skipped  ipg150106.xml',
  );
});

it('says neither rate nor remaining time before it knows them', () => {
  expect(progressText({ ...progress, bytes: 0, problems: 0 }, 0)).toBe(
    '[------------------------]    0 %  1,234 documents  ipg150106.xml',
  );
});

describe('createProgressLine', () => {
  it('draws one line over itself in a terminal, no longer than it', () => {
    const terminal = output(true);
    const line = createProgressLine(terminal);
    line.show(progress);
    line.show(progress);
    line.end();
    expect(terminal.written).toHaveLength(3);
    expect(terminal.written[1]?.startsWith('\r\u001b[2K[#')).toBe(true);
    expect(terminal.written[1]?.length).toBeLessThanOrEqual(60 + '\r\u001b[2K'.length);
    expect(terminal.written[2]).toBe('\n');
  });

  it('prints lines elsewhere, and not one for each batch', () => {
    const file = output(false);
    const line = createProgressLine(file);
    for (let batch = 0; batch < 50; batch += 1) line.show(progress);
    line.end();
    expect(file.written).toHaveLength(1);
    expect(file.written[0]).toMatch(/ipg150106\.xml\n$/);
  });
});

describe('reportLines', () => {
  it('says what was imported and what was skipped, where and why', () => {
    const text = reportLines(report, [
      { file: 'a.xml', record: 16, offset: 64_000, ...importProblem('notXml', { detail: '3:7: unclosed tag: b.' }) },
      { file: 'b.bin', record: 0, offset: 0, ...importProblem('unknownContent') },
    ]);
    expect(text).toBe(
      [
        'Imported 2 files, 120.0 MB in 0:40 (3.0 MB/s).',
        'Documents: 4,000 new, 1 changed, 5 unchanged.',
        '1 file was imported before and not changed since; --again reads them again.',
        'Skipped: 2.',
        '  a.xml, record 17 at byte 64,000: Not well-formed XML at 3:7: unclosed tag: b.',
        '  b.bin: The content is neither text nor a format that the importers know.',
        '',
      ].join('\n'),
    );
  });

  it('counts what does not fit', () => {
    const problems = Array.from({ length: 60 }, (_, record) => ({
      file: 'a.xml',
      record,
      offset: record + 1,
      ...importProblem('noFields'),
    }));
    expect(reportLines(report, problems)).toContain('and 10 more; --json prints all of them.');
  });

  it('says how a stopped import goes on', () => {
    expect(reportLines({ ...report, state: 'stopped' }, [])).toMatch(/^Stopped; the same command goes on here/);
  });
});
