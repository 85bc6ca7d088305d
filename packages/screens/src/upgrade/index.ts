export { createEditionsSource, type EditionsSource } from './editions.source.ts';
export { withUpgradePrompts } from './refusals.ts';
export { createUpgradeHub, type UpgradeHub } from './upgrade-hub.ts';
