// The house of a new tool, and its place in the list of tools.

const locales = ['cn', 'en', 'jp', 'tw'];
/** What a house stands on. */
const ground = ['design-system', 'domain', 'i18n', 'screens', 'works'];
const kebab = (name) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
const pascal = (name) => name.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
/** Lines that import names of files beside this one, in the order of the house: those of other folders first. */
const imports = (names) =>
  Object.entries(names)
    .toSorted(
      ([one], [other]) =>
        Number(other.startsWith('../')) - Number(one.startsWith('../')) ||
        (one.toLowerCase() < other.toLowerCase() ? -1 : 1),
    )
    .map(([file, named]) => `import { ${named} } from '${file}';`)
    .join('\n');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const manifest = (name) =>
  json({
    name: `@assay/tool-${name}`,
    version: '0.1.0',
    type: 'module',
    license: 'Apache-2.0',
    description: `${pascal(name)}: what it is for, in one sentence.`,
    private: true,
    sideEffects: false,
    exports: {
      './kind': `./src/kind/${name}-kind.ts`,
      './introduction': './src/views/introduction.ts',
      './views': './src/views/index.ts',
      './steps': './src/steps/index.ts',
    },
    dependencies: { '@assay/domain': '0.1.0', '@assay/i18n': '0.1.0', '@assay/works': '0.1.0' },
    devDependencies: { '@assay/design-system': '0.1.0', '@assay/screens': '0.1.0' },
    peerDependencies: { react: '>=19' },
  });

const settings = `{
  "extends": "../../../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": "src",
    "outDir": "types",
    "tsBuildInfoFile": "types/.tsbuildinfo",
    "types": ["node", "@testing-library/jest-dom/vitest"]
  },
  "include": ["src", "src/**/*.json"],
  "references": [
${ground.map((part) => `    {\n      "path": "../../../packages/${part}"\n    }`).join(',\n')}
  ]
}
`;

const messages = {
  cn: {
    tool: '新工具',
    card: '工具的用途，用一句话说明。',
    begin: {
      title: '记录事项',
      text: '这个工具做什么、适合什么样的问题，用两三句话说明。',
      sample1: '第一个适合的问题。',
      sample2: '第二个适合的问题。',
      sample3: '第三个适合的问题。',
    },
    none: '这里还没有条目。',
    add: '添加条目',
    remove: '删除条目',
    names: { title: '标题', entry: '条目', words: '内容' },
    checks: { empty: '该条目没有内容。' },
  },
  en: {
    tool: 'New tool',
    card: 'What the tool is for, in one sentence.',
    begin: {
      title: 'Take down entries',
      text: 'What the tool does and which problems it is good for, in two or three sentences.',
      sample1: 'A first problem that it is good for.',
      sample2: 'A second problem that it is good for.',
      sample3: 'A third problem that it is good for.',
    },
    none: 'Nothing is entered yet.',
    add: 'Add entry',
    remove: 'Remove entry',
    names: { title: 'Title', entry: 'Entry', words: 'Words' },
    checks: { empty: 'This entry says nothing.' },
  },
  jp: {
    tool: '新しいツール',
    card: 'このツールの用途を一文で説明します。',
    begin: {
      title: '項目を書き留める',
      text: 'このツールの働きと、向いている課題を二、三文で説明します。',
      sample1: '向いている課題の一つ目。',
      sample2: '向いている課題の二つ目。',
      sample3: '向いている課題の三つ目。',
    },
    none: '項目はまだありません。',
    add: '項目を追加',
    remove: '項目を削除',
    names: { title: 'タイトル', entry: '項目', words: '内容' },
    checks: { empty: 'この項目には内容がありません。' },
  },
  tw: {
    tool: '新工具',
    card: '工具的用途，用一句話說明。',
    begin: {
      title: '記錄事項',
      text: '這個工具做什麼、適合什麼樣的問題，用兩三句話說明。',
      sample1: '第一個適合的問題。',
      sample2: '第二個適合的問題。',
      sample3: '第三個適合的問題。',
    },
    none: '這裡還沒有條目。',
    add: '新增條目',
    remove: '刪除條目',
    names: { title: '標題', entry: '條目', words: '內容' },
    checks: { empty: '此條目沒有內容。' },
  },
};

const kindFiles = (name) => ({
  [`src/kind/${name}-kind.ts`]: `import { defineKind, field } from '@assay/works';

/** What its works are made of, and what each record and field is for. */
export const ${camel(name)}Kind = defineKind({
  name: '${name}',
  migrations: [],
  types: {
    entry: { parents: [null], fields: { words: field.text({ max: 4_000 }) } },
  },
});
`,
  'src/kind/entries-of.ts': `import type { Lookup, RecordOf } from '@assay/works';
import type { ${camel(name)}Kind } from './${name}-kind.ts';

export type Entry = RecordOf<typeof ${camel(name)}Kind, 'entry'>;

/** The entries of a work, in their order. */
export function entriesOf(work: Lookup): readonly Entry[] {
  return work.children(null).flatMap((id) => {
    const record = work.get(id);
    return record?.type === 'entry' ? [record as Entry] : [];
  });
}
`,
  [`src/kind/check-${name}.ts`]: `import type { Finding, Lookup } from '@assay/works';
import { entriesOf } from './entries-of.ts';

/** What its rules object to. */
export function check${pascal(name)}(work: Lookup): readonly Finding[] {
  return entriesOf(work)
    .filter(({ fields }) => !fields.words)
    .map(({ id }) => ({ rule: 'empty', record: id, field: 'words', severity: 'gap' }));
}
`,
});

const stepFiles = (name) => ({
  'src/steps/index.ts': `import type { Tool } from '@assay/works';
${imports({
  [`../kind/${name}-kind.ts`]: `${camel(name)}Kind`,
  './begin.ts': 'begin',
  [`./${name}-card.ts`]: `${camel(name)}Card, ${camel(name)}Names`,
  [`./outline-${name}.ts`]: `outline${pascal(name)}`,
})}

/** ${pascal(name)} in the service. */
export const ${camel(name)}: Tool = {
  kind: ${camel(name)}Kind,
  names: ${camel(name)}Names,
  counts: 'tech_mind',
  card: ${camel(name)}Card,
  begin,
  outline: outline${pascal(name)},
  actions: {},
};
`,
  'src/steps/begin.ts': `import { rootId, type Tool, titleFrom } from '@assay/works';

/** Takes down what somebody begins with, as the first entry. */
export const begin: NonNullable<Tool['begin']> = async (message, { newId }) => ({
  told: [
    { op: 'add', id: rootId, type: 'work', parent: null, fields: { title: titleFrom(message) } },
    { op: 'add', id: newId(), type: 'entry', parent: null, fields: { words: message } },
  ],
  made: [],
});
`,
  [`src/steps/${name}-card.ts`]: `import { newWork, workAddress } from '@assay/domain';
import type { Tool, ToolCard } from '@assay/works';
${locales.map((locale) => `import ${locale} from '../messages/${locale}.json' with { type: 'json' };`).join('\n')}

const said = ({ begin, card }: Pick<typeof en, 'begin' | 'card'>) => ({ title: begin.title, text: card });

/** How homes offer it. */
export const ${camel(name)}Card: ToolCard = {
  icon: 'branch',
  link: workAddress('${name}', newWork),
  words: { cn: said(cn), en: said(en), jp: said(jp), tw: said(tw) },
};

/** What it is called. */
export const ${camel(name)}Names: Tool['names'] = { cn: cn.tool, en: en.tool, jp: jp.tool, tw: tw.tool };
`,
  [`src/steps/outline-${name}.ts`]: `import type { Locale } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import type { Lookup, WorkOutline } from '@assay/works';
import { entriesOf } from '../kind/entries-of.ts';
${locales.map((locale) => `import ${locale} from '../messages/${locale}.json' with { type: 'json' };`).join('\n')}

const words = createWords({ en, cn, jp, tw });

/** A work as a document and as a table. */
export function outline${pascal(name)}(work: Lookup, locale: Locale): WorkOutline {
  const t = words(locale);
  const entries = entriesOf(work).map(({ fields }) => fields.words ?? '');
  return {
    blocks: [{ kind: 'list', items: entries.map((text) => ({ text })) }],
    sheets: [
      {
        name: t('tool'),
        columns: [{ name: t('names.entry'), width: 80 }],
        rows: entries.map((text) => [text]),
      },
    ],
  };
}
`,
});

const viewFiles = (name) => ({
  'src/views/messages.ts': `import { defineCatalogue } from '@assay/i18n';
import type en from '../messages/en.json';

export const ${camel(name)}Messages = defineCatalogue<typeof en>('${name}', {
${locales.map((locale) => `  ${locale}: () => import('../messages/${locale}.json'),`).join('\n')}
});
`,
  'src/views/introduction.ts': `import { workAddress } from '@assay/domain';
import { ${camel(name)}Messages } from './messages.ts';

/** ${pascal(name)} where it is offered. */
export const ${camel(name)}Introduction = {
  messages: ${camel(name)}Messages,
  start: ${camel(name)}Messages,
  addressOf: (id: string) => workAddress('${name}', id),
};
`,
  'src/views/index.ts': `import type { WorkKind } from '@assay/works';
${imports({
  [`../kind/check-${name}.ts`]: `check${pascal(name)}`,
  [`../kind/${name}-kind.ts`]: `${camel(name)}Kind`,
  './introduction.ts': `${camel(name)}Introduction`,
  [`./${pascal(name)}Centre.tsx`]: `${pascal(name)}Centre`,
  [`./${pascal(name)}Descriptions.tsx`]: `${pascal(name)}Descriptions`,
})}

/** ${pascal(name)} on the page. */
export const ${camel(name)}View = {
  ...${camel(name)}Introduction,
  kind: ${camel(name)}Kind as WorkKind,
  check: check${pascal(name)},
  Descriptions: ${pascal(name)}Descriptions,
  Centre: ${pascal(name)}Centre,
};
`,
  [`src/views/${pascal(name)}Centre.tsx`]: `import { Button, EmptyState, Field, IconButton, PlusIcon, Stack, TextInput, TrashIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { SuggestedHere, useFieldText, useWorkSession, WorkField } from '@assay/screens/works';
import { type Entry, entriesOf } from '../kind/entries-of.ts';
import { ${camel(name)}Messages } from './messages.ts';

/** The work itself. */
export function ${pascal(name)}Centre() {
  const t = useMessages(${camel(name)}Messages);
  const { session, snapshot } = useWorkSession();
  const isReadOnly = snapshot.mode === null;
  const entries = entriesOf(session.state);
  const add = () => session.edit([{ op: 'add', id: crypto.randomUUID(), type: 'entry', parent: null }]);
  return (
    <Stack gap={3}>
      {entries.length === 0 && <EmptyState icon={PlusIcon} level={2} title={t('none')} />}
      {entries.map((entry) => (
        <EntryView key={entry.id} entry={entry} isReadOnly={isReadOnly} />
      ))}
      <SuggestedHere types={['entry']} />
      {!isReadOnly && (
        <Button icon={PlusIcon} onClick={add}>
          {t('add')}
        </Button>
      )}
    </Stack>
  );
}

function EntryView({ entry, isReadOnly }: { entry: Entry; isReadOnly: boolean }) {
  const t = useMessages(${camel(name)}Messages);
  const { session } = useWorkSession();
  const words = useFieldText(entry.id, 'words');
  return (
    <WorkField record={entry.id} field="words">
      <Field label={t('names.words')}>
        <TextInput {...words} maxLength={4_000} readOnly={isReadOnly} />
      </Field>
      {!isReadOnly && (
        <IconButton
          icon={TrashIcon}
          label={t('remove')}
          onClick={() => session.edit([{ op: 'remove', id: entry.id }])}
        />
      )}
    </WorkField>
  );
}
`,
  [`src/views/${pascal(name)}Descriptions.tsx`]: `import { useMessages } from '@assay/i18n';
import { plainText, type WorkDescriptions, WorkDescriptionsContext } from '@assay/screens/works';
import { type ReactNode, useMemo } from 'react';
import { ${camel(name)}Messages } from './messages.ts';

function useDescriptions(): WorkDescriptions {
  const t = useMessages(${camel(name)}Messages);
  return useMemo(() => {
    const types = { work: t('tool'), entry: t('names.entry') } as const;
    const fields = { title: t('names.title'), words: t('names.words') } as const;
    return {
      type: (type) => types[type as keyof typeof types] ?? type,
      field: (_, field) => fields[field as keyof typeof fields] ?? field,
      record: ({ type, fields: held }) => plainText(held[type === 'work' ? 'title' : 'words']),
      value: (_, __, value) => plainText(value),
      finding: ({ rule }) => ({ text: rule === 'empty' ? t('checks.empty') : rule }),
    };
  }, [t]);
}

/** How its records are called by what stands around them. */
export function ${pascal(name)}Descriptions({ children }: { children: ReactNode }) {
  return <WorkDescriptionsContext value={useDescriptions()}>{children}</WorkDescriptionsContext>;
}
`,
});

/** A line put among lines of the same beginning, in their order. */
function withLine(text, beginning, line) {
  const lines = text.split('\n');
  const same = lines.flatMap((other, at) => (other.startsWith(beginning) ? [at] : []));
  const place = same.find((at) => lines[at] > line) ?? (same.at(-1) ?? -1) + 1;
  lines.splice(place, 0, line);
  return lines.join('\n');
}

/** An entry put before the first of a record of tools. */
const withEntry = (text, head, entry) => text.replace(head, `${head}\n${entry}`);

/** References of a tsconfig with one more, which stands among the tools in its order. */
function withReference(text, path) {
  const config = JSON.parse(text);
  const tools = config.references.filter((reference) => reference.path.includes('packages/tools/'));
  const at = config.references.indexOf(tools.find((tool) => tool.path > path) ?? tools.at(-1));
  config.references.splice(tools.some((tool) => tool.path > path) ? at : at + 1, 0, { path });
  // Short lists stand on one line, as the formatter wants them.
  return json(config).replace(
    /\[\s+("[^"{}]*"(?:,\s+"[^"{}]*")*)\s+\]/g,
    (_, items) => `[${items.replace(/\s+/g, ' ')}]`,
  );
}

function withDependency(text, name) {
  const list = JSON.parse(text);
  const all = { ...list.dependencies, [`@assay/tool-${name}`]: '0.1.0' };
  list.dependencies = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
  return json(list);
}

/** The lockfile with the new workspace, as npm writes it. */
function withWorkspace(text, name) {
  const lock = JSON.parse(text);
  const { version, license, dependencies, devDependencies, peerDependencies } = JSON.parse(manifest(name));
  const packages = {
    ...lock.packages,
    [`packages/tools/${name}`]: {
      name: `@assay/tool-${name}`,
      version,
      license,
      dependencies,
      devDependencies,
      peerDependencies,
    },
    [`node_modules/@assay/tool-${name}`]: { resolved: `packages/tools/${name}`, link: true },
    'packages/tools': JSON.parse(withDependency(JSON.stringify(lock.packages['packages/tools']), name)),
  };
  const order = (one, other) => one.localeCompare(other, 'en');
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => order(one, other)));
  return json(lock);
}

const filesOf = (name) => ({
  'package.json': manifest(name),
  'tsconfig.json': settings,
  ...kindFiles(name),
  ...stepFiles(name),
  ...viewFiles(name),
  ...Object.fromEntries(locales.map((locale) => [`src/messages/${locale}.json`, json(messages[locale])])),
});

/** A new tool, as `kinds` tells of a kind of thing. */
export const tool = {
  says: 'a tool: its house below packages/tools, with its place in the list',
  pattern: /^[A-Za-z][A-Za-z-]*[A-Za-z]$/,
  folder: (name) => `packages/tools/${kebab(name)}`,
  files: (given) => filesOf(kebab(given)),
  edits(given, read) {
    const name = kebab(given);
    const list = 'packages/tools';
    const key = /-/.test(name) ? `'${name}'` : name;
    const introductions = withLine(
      read(`${list}/src/introductions.ts`),
      'import { ',
      `import { ${camel(name)}Introduction } from '@assay/tool-${name}/introduction';`,
    );
    const service = withLine(
      read(`${list}/src/service.ts`),
      'import { ',
      `import { ${camel(name)} } from '@assay/tool-${name}/steps';`,
    );
    return {
      [`${list}/src/introductions.ts`]: withEntry(
        introductions,
        'Record<string, ToolIntroduction>> = {',
        `  ${key}: ${camel(name)}Introduction,`,
      ),
      [`${list}/src/service.ts`]: service.replace('readonly Tool[] = [', `readonly Tool[] = [${camel(name)}, `),
      [`${list}/src/views.ts`]: withEntry(
        read(`${list}/src/views.ts`),
        '() => Promise<ToolView>>> = {',
        `  ${key}: async () => (await import('@assay/tool-${name}/views')).${camel(name)}View,`,
      ),
      [`${list}/package.json`]: withDependency(read(`${list}/package.json`), name),
      [`${list}/tsconfig.json`]: withReference(read(`${list}/tsconfig.json`), `../../packages/tools/${name}`),
      'tsconfig.json': withReference(read('tsconfig.json'), `packages/tools/${name}`),
      'package-lock.json': withWorkspace(read('package-lock.json'), name),
    };
  },
  next: () =>
    `"npm test" asks of it what every tool must keep. Say in its messages what it is called and what it is for, and in src/steps/index.ts what a work that is begun counts as.`,
};
