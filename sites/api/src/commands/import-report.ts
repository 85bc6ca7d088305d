import type { WriteStream } from 'node:tty';
import type { SkippedRecord } from '@assay/domain';
import type { ImportProgress, ImportReport } from '../knowledge/library/import-run.types.ts';

/** Seconds between two lines where there is no terminal to draw a bar on. */
const lineInterval = 5;
const barLength = 24;
/** Problems printed one by one; the rest is counted. */
const problemsPrinted = 50;

type Output = Pick<WriteStream, 'isTTY' | 'columns' | 'write'>;

/** The report of an import that one process began and another went on with. */
export function joinReports(first: ImportReport, rest: ImportReport): ImportReport {
  return {
    ...rest,
    // What the first had finished, the other only passed.
    filesPassed: first.filesPassed,
    added: first.added + rest.added,
    updated: first.updated + rest.updated,
    unchanged: first.unchanged + rest.unchanged,
    problems: first.problems + rest.problems,
    seconds: first.seconds + rest.seconds,
  };
}

/** Shows progress: one line drawn over itself in a terminal, a line every few seconds elsewhere. */
export function createProgressLine(output: Output) {
  const rate = createRate();
  let isDrawn = false;
  let lastLine = Number.NEGATIVE_INFINITY;
  return {
    show(progress: ImportProgress): void {
      const now = performance.now() / 1000;
      const text = progressText(progress, rate(now, progress.bytes));
      if (output.isTTY) {
        const width = Math.max(20, (output.columns || 80) - 1);
        output.write(`\r\u001b[2K${text.slice(0, width)}`);
        isDrawn = true;
      } else if (now - lastLine >= lineInterval) {
        lastLine = now;
        output.write(`${text}\n`);
      }
    },
    end(): void {
      if (isDrawn) output.write('\n');
    },
  };
}

/** Bytes a second since the first look, so that a resumed import does not count what it did not do. */
function createRate() {
  let first: { at: number; bytes: number } | undefined;
  return (at: number, bytes: number): number => {
    first ??= { at, bytes };
    return at > first.at ? (bytes - first.bytes) / (at - first.at) : 0;
  };
}

/** `[######------]  52 %  12.4 MB/s  0:31 left  3,210 documents  2 skipped  ipg150106.xml`. */
export function progressText(progress: ImportProgress, bytesPerSecond: number): string {
  const { bytes, bytesTotal, counts, problems, file } = progress;
  const share = bytesTotal > 0 ? Math.min(1, bytes / bytesTotal) : 1;
  const filled = Math.round(share * barLength);
  const left = bytesPerSecond > 0 ? `${duration((bytesTotal - bytes) / bytesPerSecond)} left` : '';
  const parts = [
    `[${'#'.repeat(filled)}${'-'.repeat(barLength - filled)}]`,
    `${String(Math.floor(share * 100)).padStart(3)} %`,
    bytesPerSecond > 0 ? `${size(bytesPerSecond)}/s` : '',
    left,
    `${count(counts.added + counts.updated + counts.unchanged)} documents`,
    problems > 0 ? `${count(problems)} skipped` : '',
    file.split('/').at(-1) ?? '',
  ];
  return parts.filter((part) => part !== '').join('  ');
}

/** What an import did, and what it skipped and why. */
export function reportLines(report: ImportReport, problems: readonly SkippedRecord[]): string {
  const { added, updated, unchanged, files, filesPassed, bytes, seconds, state } = report;
  const lines = [
    `${state === 'done' ? 'Imported' : 'Stopped; the same command goes on here. So far'} ${count(files)} ${files === 1 ? 'file' : 'files'}, ${size(bytes)} in ${duration(seconds)}${seconds > 0 && bytes > 0 ? ` (${size(bytes / seconds)}/s)` : ''}.`,
    `Documents: ${count(added)} new, ${count(updated)} changed, ${count(unchanged)} unchanged.`,
  ];
  if (filesPassed > 0)
    lines.push(
      `${filesPassed === 1 ? '1 file was' : `${count(filesPassed)} files were`} imported before and not changed since; --again reads them again.`,
    );
  if (problems.length > 0) {
    lines.push(`Skipped: ${count(problems.length)}.`);
    for (const { file, record, offset, message } of problems.slice(0, problemsPrinted)) {
      const place = offset === 0 && record === 0 ? '' : `, record ${count(record + 1)} at byte ${count(offset)}`;
      lines.push(`  ${file}${place}: ${message}`);
    }
    if (problems.length > problemsPrinted)
      lines.push(`  and ${count(problems.length - problemsPrinted)} more; --json prints all of them.`);
  }
  return `${lines.join('\n')}\n`;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

function size(bytes: number): string {
  if (bytes < 1000) return `${Math.round(bytes)} B`;
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} KB`;
  if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${(bytes / 1e9).toFixed(2)} GB`;
}

/** `0:07`, `12:31`, `2:05:00`. */
function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
