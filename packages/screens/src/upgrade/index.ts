export { withUpgradePrompts } from './refusals.ts';
export { createUpgradeHub, type UpgradeHub } from './upgrade-hub.ts';
