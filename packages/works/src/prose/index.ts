export { checkCitedProse } from './check-cited-prose.ts';
export { citedIn, citedProse } from './cited-prose.ts';
export { figureNumbers, figuresBefore, figuresIn, figuresOf } from './figures-in.ts';
export { outlineProse } from './outline-prose.ts';
export { documentOf, valueOf } from './prose-document.ts';
export { prose } from './prose-field.ts';
export { proseSchema } from './prose-schema.ts';
