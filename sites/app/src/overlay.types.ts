/** What opens over any screen by its keys. */
export type OverlayName = 'palette' | 'keys';

export interface OverlayProps {
  onClose(): void;
  /** Opens another one in its place. */
  onOpen(name: OverlayName): void;
  onHelp(): void;
  onSignOut(): void;
  onTenant(tenantId: string): void;
}
