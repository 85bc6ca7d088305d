import { type SettingName, settingTable } from './setting-table.ts';

const groups = {
  service: 'The service',
  data: 'Data',
  model: 'Models',
  editions: 'Editions and quotas',
  sales: 'Sales and embedding',
  limits: 'Limits',
} as const;

/** The page of docs/configuration.md, written from the table of settings. */
export function configurationPage(): string {
  const names = Object.keys(settingTable) as SettingName[];
  const sections = (Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
    const rows = names
      .filter((name) => settingTable[name].group === group)
      .map((name) => {
        const { kind, fallback, about } = settingTable[name];
        const standard = fallback === undefined ? '' : `\`${String(fallback)}\``;
        return `| \`${name}\` | ${standard} | ${kind.accepts.replaceAll('|', '\\|')} | ${about.replaceAll('|', '\\|')} |`;
      });
    return `## ${groups[group]}\n\n| Variable | Default | Accepts | What it does |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Configuration

Everything is set by environment variables. A wrong value, or a variable that begins with \`ASSAY_\` and is not listed here, stops the start with a message that says what is accepted.

${sections.join('\n')}`;
}
