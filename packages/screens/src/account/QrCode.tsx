import { encode } from 'uqr';
import * as styles from './Security.css.ts';

export interface QrCodeProps {
  text: string;
  /** What it is, for whoever cannot scan it. */
  label: string;
}

/** A QR code (ISO/IEC 18004, level M), dark on light in every theme, since not every camera reads the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
