export { upgradeMessages } from './messages.ts';
export { UpgradeShell } from './UpgradeShell.tsx';
export type { UpgradeShellProps } from './UpgradeShell.types.ts';
