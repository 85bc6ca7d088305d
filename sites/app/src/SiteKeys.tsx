import { KeyReference, keysMessages } from '@assay/screens/keys';
import type { OverlayProps } from './overlay.types.ts';

export const catalogues = [keysMessages];

/** The keyboard reference over the page. */
export function Overlay({ onClose }: OverlayProps) {
  return <KeyReference onClose={onClose} />;
}
