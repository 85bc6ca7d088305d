import type { Finding } from '@assay/works';

/** Findings that say the same of several places. */
export interface FindingGroup {
  text: string;
  severity: Finding['severity'];
  /** At least one; in the order given. */
  findings: readonly Finding[];
}

const weight = { fault: 0, doubt: 1, gap: 2 } as const satisfies Record<Finding['severity'], number>;

/** Findings by what they say, the gravest first, each said once. */
export function groupedFindings(
  findings: readonly Finding[],
  textOf: (finding: Finding) => string,
): readonly FindingGroup[] {
  const groups = new Map<string, { text: string; severity: Finding['severity']; findings: Finding[] }>();
  for (const finding of findings) {
    const text = textOf(finding);
    const key = `${finding.rule} ${finding.severity} ${text}`;
    const group = groups.get(key) ?? { text, severity: finding.severity, findings: [] };
    group.findings.push(finding);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => weight[a.severity] - weight[b.severity]);
}
