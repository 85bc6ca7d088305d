import type { Catalogue } from '@assay/i18n';
import type { FramePreferences } from '@assay/screens/frame';
import type { ComponentType } from 'react';

/** What opens over any screen by its keys. */
export type OverlayName = 'palette' | 'keys';

export interface OverlayProps {
  preferences: FramePreferences;
  isOffline: boolean;
  onClose(): void;
  /** Opens another one in its place. */
  onOpen(name: OverlayName): void;
  onHelp(): void;
  onSignOut(): void;
  onTenant(tenantId: string): void;
}

export interface OverlayModule {
  Overlay: ComponentType<OverlayProps>;
  catalogues: readonly Catalogue<unknown>[];
}
