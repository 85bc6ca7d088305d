// What is written about the elements, all of it from their specs: the custom elements manifest, types, and a page.

const kebab = (text) => text.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const className = (tag) =>
  `${tag
    .split('-')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('')}Element`;
const typeOf = ({ kind, choices }) =>
  kind === 'flag' ? 'boolean' : kind === 'choice' ? choices.map((choice) => `'${choice}'`).join(' | ') : 'string';

/** `custom-elements.json`, https://github.com/webcomponents/custom-elements-manifest, schema 2.1.0. */
export function customElements(widgets, common) {
  return {
    schemaVersion: '2.1.0',
    readme: 'docs/embedding.md',
    modules: widgets.map(({ name, spec }) => ({
      kind: 'javascript-module',
      path: `elements/${name}.js`,
      declarations: [
        {
          kind: 'class',
          name: className(spec.tag),
          customElement: true,
          tagName: spec.tag,
          description: spec.about,
          attributes: attributesOf(spec, common).map(([property, attribute]) => ({
            name: kebab(property),
            fieldName: property,
            description: attribute.about,
            type: { text: typeOf(attribute) },
            ...(attribute.fallback === undefined ? {} : { default: `'${attribute.fallback}'` }),
          })),
          members: [
            ...attributesOf(spec, common).map(([property, attribute]) => ({
              kind: 'field',
              name: property,
              attribute: kebab(property),
              description: attribute.about,
              type: { text: typeOf(attribute) },
            })),
            ...Object.entries(spec.properties).map(([property, { type, about }]) => ({
              kind: 'field',
              name: property,
              description: about,
              type: { text: type },
            })),
            ...Object.entries(spec.methods).map(([method, { about }]) => ({
              kind: 'method',
              name: method,
              description: about,
            })),
          ],
          events: eventsOf(spec, common).map(({ name: event, detail, about }) => ({
            name: event,
            description: about,
            type: { text: `CustomEvent<${detail}>` },
          })),
          slots: [{ name: '', description: 'Shows until the widget does, and where it cannot.' }],
          superclass: { name: 'HTMLElement' },
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: spec.tag, declaration: { name: className(spec.tag) } }],
    })),
  };
}

/** Types for TypeScript, JSX and Vue. */
export function types(widgets, common) {
  const interfaces = widgets.map(({ spec }) => {
    const name = className(spec.tag);
    const fields = [
      ...attributesOf(spec, common).map(([property, attribute]) => [property, typeOf(attribute), attribute.about]),
      ...Object.entries(spec.properties).map(([property, { type, about }]) => [property, type, about]),
    ];
    const members = fields.map(([property, type, about]) => `  /** ${about} */\n  ${property}: ${type} | undefined;`);
    const methods = Object.entries(spec.methods).map(
      ([method, { about }]) => `  /** ${about} */\n  ${method}(): void;`,
    );
    const events = eventsOf(spec, common).map(({ name: event, detail }) => `  '${event}': CustomEvent<${detail}>;`);
    const attributes = attributesOf(spec, common).map(
      ([property, attribute]) =>
        `  '${kebab(property)}'?: ${attribute.kind === 'flag' ? "boolean | ''" : typeOf(attribute)};`,
    );
    return `/** ${spec.about} */
export interface ${name} extends HTMLElement {
${[...members, ...methods].join('\n')}
}
export interface ${name}EventMap {
${events.join('\n')}
}
export interface ${name}Attributes {
${attributes.join('\n')}
}`;
  });
  const tags = (value) => widgets.map(({ spec }) => `    '${spec.tag}': ${value(className(spec.tag))};`).join('\n');
  const jsx = `  namespace JSX {
    interface IntrinsicElements {
${tags((name) => `DetailedHTMLProps<HTMLAttributes<${name}>, ${name}> & ${name}Attributes`)}
    }
  }`;
  return `// Made from the specs of the widgets; do not edit.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${interfaces.join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${tags((name) => name)}
  }
}

declare module 'react' {
${jsx}
}

declare module 'vue' {
  interface GlobalComponents {
${tags((name) => `new () => { $props: ${name}Attributes }`)}
  }
}
`;
}

/** The tables of docs/embedding.md. */
export function page(widgets, common) {
  const cell = (text) => text.replaceAll('|', String.raw`\|`);
  return widgets
    .map(({ spec }) => {
      const attributes = Object.entries(spec.attributes).map(
        ([property, attribute]) =>
          `| \`${kebab(property)}\` | ${cell(attribute.kind === 'flag' ? 'present or absent' : attribute.kind === 'choice' ? attribute.choices.map((choice) => `\`${choice}\``).join(', ') : 'text')} | ${attribute.fallback === undefined ? '' : `\`${attribute.fallback}\``} | ${cell(attribute.about)} |`,
      );
      const properties = Object.entries(spec.properties).map(
        ([property, { type, about }]) => `| \`.${property}\` | \`${cell(type)}\` | | ${cell(about)} |`,
      );
      const events = Object.values(spec.events).map(
        ({ name, detail, about, isCancelable }) =>
          `| \`${name}\` | \`${cell(detail)}\` | ${cell(about)}${isCancelable ? ' Can be cancelled.' : ''} |`,
      );
      const methods = Object.entries(spec.methods).map(([method, { about }]) => `| \`${method}()\` | ${cell(about)} |`);
      return [
        `### \`<${spec.tag}>\`\n\n${spec.about}`,
        `| Attribute or property | Value | Default | What it does |\n|---|---|---|---|\n${[...attributes, ...properties].join('\n')}`,
        `| Event | \`detail\` | When |\n|---|---|---|\n${events.join('\n')}`,
        ...(methods.length > 0 ? [`| Method | What it does |\n|---|---|\n${methods.join('\n')}`] : []),
        ...(spec.form
          ? [
              `In a form its value is ${spec.form.property ? `that of \`${spec.form.property}\`` : `\`${spec.form.value}\` after \`${spec.form.event}\``}; \`required\` and \`disabled\` work as on an input.`,
            ]
          : []),
      ].join('\n\n');
    })
    .concat([
      `### Every widget\n\n| Attribute | What it does |\n|---|---|\n${Object.entries(common.attributes)
        .map(([property, { about }]) => `| \`${kebab(property)}\` | ${cell(about)} |`)
        .join('\n')}\n\n| Event | \`detail\` | When |\n|---|---|---|\n${Object.values(common.events)
        .map(({ name, detail, about }) => `| \`${name}\` | \`${cell(detail)}\` | ${cell(about)} |`)
        .join('\n')}`,
    ])
    .join('\n\n');
}

function attributesOf(spec, common) {
  return Object.entries({ ...spec.attributes, ...common.attributes });
}

function eventsOf(spec, common) {
  return [...Object.values(spec.events), ...Object.values(common.events)];
}
