import { KeyReference } from '@assay/screens/keys';
import type { OverlayProps } from './overlay.types.ts';

/** The keyboard reference over the page. */
export function SiteKeys({ onClose }: OverlayProps) {
  return <KeyReference onClose={onClose} />;
}
