// What `npm run new` lays out: where each kind of thing lives, the name it takes, its files with their first content.
import { tool } from './tool-house.mjs';

const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const camel = (name) => name[0].toLowerCase() + name.slice(1);
const empty = (locales) => Object.fromEntries(locales.map((locale) => [`messages/${locale}.json`, '{}\n']));

/** The index with the exports of a component in their place, which is by folder. */
function withExport(index, name) {
  const lines = `export { ${name} } from './${name}/${name}.tsx';\nexport type { ${name}Props } from './${name}/${name}.types.ts';\n`;
  const statements = index.split(/(?<=;\n)/);
  const folder = (statement) => /from '\.\/([A-Z]\w*)\//.exec(statement)?.[1];
  const after = (other) => other !== undefined && other.toLowerCase() > name.toLowerCase();
  const place = statements.findIndex((statement) => after(folder(statement)));
  statements.splice(place < 0 ? statements.length : place, 0, lines);
  return statements.join('');
}

/** The list of what nobody operates, with one name more. */
function withName(coverage, name) {
  return coverage.replace(/(presentational[^[]*\[\]? = \[\n)([^\]]*)(\];)/, (_, head, names, tail) => {
    const all = [...names.split('\n').filter(Boolean), `  '${name}',`];
    return `${head}${all.sort((one, other) => (one < other ? -1 : 1)).join('\n')}\n${tail}`;
  });
}

/**
 * What each kind consists of. `files` are new; `edits` are files that exist, with the name put in; `next` is what remains.
 */
export const kinds = {
  component: {
    says: 'a component of the design system, with its types, styles, stories, guide and test',
    pattern: /^[A-Z][A-Za-z0-9]+$/,
    folder: (name) => `packages/design-system/src/${name}`,
    files: (name) => ({
      [`${name}.types.ts`]: `import type { ComponentProps, ReactNode } from 'react';

export type ${name}Props = ComponentProps<'div'> & {
  /** What it shows. */
  children: ReactNode;
  /** What it says by its colour. @default 'neutral' */
  tone?: 'neutral' | 'accent';
};
`,
      [`${name}.tsx`]: `import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './${name}.css.ts';
import type { ${name}Props } from './${name}.types.ts';

/** ${name}: what it is for, in one line. */
export function ${name}({ tone = 'neutral', className, children, ...rest }: ${name}Props) {
  return (
    <div {...rest} className={joinClasses(styles.${camel(name)}[tone], className)}>
      {children}
    </div>
  );
}
`,
      [`${name}.css.ts`]: `import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

const base = style(
  inComponent({
    ...text('body'),
    boxSizing: 'border-box',
    minWidth: 0,
    padding: \`\${vars.space[2]} \${vars.space[3]}\`,
    border: \`1px solid \${color.line.default}\`,
    borderRadius: vars.radius.md,
    overflowWrap: 'anywhere',
  }),
);

export const ${camel(name)} = styleVariants({
  neutral: [base, inComponent({ background: color.surface.base, color: color.ink.default })],
  accent: [
    base,
    inComponent({ background: color.accent.subtle, borderColor: color.accent.line, color: color.accent.ink }),
  ],
});
`,
      [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},
  args: { children: 'Cold plate' },
  parameters: guide({
    use: ['What it is for.'],
    avoid: ['What to take instead, and when.'],
    anatomy: ['Its parts, in reading order'],
    accessibility: ['Its name, its keys, what it announces; what the caller must add.'],
    do: ['What makes it good.'],
    dont: ["Don't do what spoils it."],
  }),
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Cold plate')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={3}>
      <${name}>Neutral</${name}>
      <${name} tone="accent">Accent</${name}>
      <${name}>
        A text that is far longer than anybody had in mind when it was designed, with a word like
        poly(vinylidenefluoride-co-hexafluoropropylene) in it, so that it must break over several lines
      </${name}>
    </Stack>
  ),
};

export const Japanese: Story = { globals: { language: 'ja' }, args: { children: '冷却プレートの熱抵抗' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
`,
      [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${name} } from './${name}.tsx';

describe('<${name} />', () => {
  it('shows what it is given and keeps the attributes of its caller', () => {
    render(<${name} id="plate">Cold plate</${name}>);
    expect(screen.getByText('Cold plate')).toHaveAttribute('id', 'plate');
  });
});
`,
    }),
    edits: (name, read) => {
      const index = 'packages/design-system/src/index.ts';
      const coverage = 'packages/design-system/src/conformance/coverage.ts';
      return { [index]: withExport(read(index), name), [coverage]: withName(read(coverage), name) };
    },
    next: (name) =>
      `Write its guide in ${name}.stories.tsx. If a person operates it, move its name from conformance/coverage.ts to an entry of its own in the tables beside it. Then take its pictures, "npm run visual -- --update ${name.toLowerCase()}/", and the new surface with its size, "npx vitest run --project published packages/design-system/src/package.test.ts -u".`,
  },
  widget: {
    says: 'a domain widget with its source, machine and words',
    pattern: /^[A-Z][A-Za-z0-9]+$/,
    folder: (name) => `packages/widgets/src/${kebab(name)}`,
    files: (name) => ({
      'index.ts': `export { ${name} } from './${name}.tsx';\nexport type { ${name}Props } from './${name}.types.ts';\n`,
      [`${name}.types.ts`]: `export interface ${name}Props {\n  /** Accessible name of the widget. */\n  label: string;\n}\n`,
      [`${name}.tsx`]: `import type { ${name}Props } from './${name}.types.ts';\n\n/** ${name}. */\nexport function ${name}({ label }: ${name}Props) {\n  return <section aria-label={label} />;\n}\n`,
      [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';\nimport { describe, expect, it } from 'vitest';\nimport { ${name} } from './${name}.tsx';\n\ndescribe('<${name} />', () => {\n  it('is a region with its label', () => {\n    render(<${name} label="${name}" />);\n    expect(screen.getByRole('region', { name: '${name}' })).toBeInTheDocument();\n  });\n});\n`,
      ...empty(['cn', 'en', 'jp', 'tw']),
    }),
  },
  area: {
    says: 'an area of the service with its contract',
    pattern: /^[a-z][a-z-]+$/,
    folder: () => '.',
    files: (name) => {
      const stem = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      const table = name.replaceAll('-', '_');
      return {
        [`packages/contract/src/${name}.schemas.ts`]: `/** Schemas of the ${name} area; only the server imports them. */\nexport const ${stem}Schemas = {} as const;\n`,
        [`packages/contract/src/${name}.calls.ts`]: `import { describeCalls } from './call.ts';\nimport type { ${stem}Schemas } from './${name}.schemas.ts';\n\nexport const ${stem}Calls = describeCalls<typeof ${stem}Schemas>()({});\n`,
        [`sites/api/src/work/${name}/${name}.migrations.ts`]: `import { type AreaSchema, migration } from '../../ground/database/migrations.ts';\n\nexport const ${stem}Schema: AreaSchema = {\n  area: '${name}',\n  migrations: {\n    '0001_${table}': migration(\n      \`create table ${table} (\n        id text primary key,\n        tenant_id text not null references tenant (id) on delete cascade\n      )\`,\n    ),\n  },\n};\n`,
        [`sites/api/src/work/${name}/${name}.area.ts`]: `import { ${stem}Calls } from '@assay/contract';\nimport type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';\nimport { bind } from '../../ground/http/binding.ts';\n\n/** The calls of ${name}. */\nexport function ${stem}Area(_context: ServiceContext): ServiceArea {\n  return { bindings: bind(${stem}Calls, {}) };\n}\n`,
      };
    },
    next: (name) =>
      `Move its folder to the floor it belongs to (docs/architecture.md). Name it in packages/contract/src/{calls,schemas,index}.ts, sites/api/src/areas.ts, sites/api/src/compose.ts and, with an example for each call, sites/api/src/testing/examples/${name}.examples.ts.`,
  },
  tool,
  decision: {
    says: 'a decision record, after a number that puts it beside its kin',
    pattern: /^\d{3}-[a-z0-9][a-z0-9-]+$/,
    folder: () => 'docs/decisions',
    files: (name) => ({
      [`${name}.md`]: `# ${name.replaceAll('-', ' ')}\n\n## Context\n\n## Decision\n\n## Consequences\n`,
    }),
  },
};
