export { Awards } from './Awards.tsx';
export { createAwardsSource } from './awards.source.ts';
export { createEditionPagesSource, type EditionPagesSource } from './editions-pages.source.ts';
export { editionsMessages } from './messages.ts';
export { Packages, type PackagesProps } from './Packages.tsx';
export { Usage, type UsageProps } from './Usage.tsx';
