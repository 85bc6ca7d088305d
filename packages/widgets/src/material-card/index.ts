export { MaterialCard } from './MaterialCard.tsx';
export type { MaterialCardProps } from './MaterialCard.types.ts';
export { createMaterialCardSource, createVisitorCardSource, type MaterialCardSource } from './material-card.source.ts';
export { materialCardMessages } from './messages.ts';
