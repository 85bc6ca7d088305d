/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees (CSS Color 4). */
export type Oklch = { lightness: number; chroma: number; hue: number };

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toEncoded = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Red, green and blue of `#rrggbb` or `#rgb`, 0 to 1 and gamma-encoded. Throws when it is neither. */
export function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  if (!parts) throw new Error(`"${hex}" is no colour that a theme can be made from. Write it as #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16) / 255);
  return [red, green, blue];
}

/** The OKLab coordinates of linear red, green and blue (Björn Ottosson, "A perceptual color space for image processing"). */
export function oklabOfLinear(red: number, green: number, blue: number): [lightness: number, a: number, b: number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Linear red, green and blue of `#rrggbb`, 0 to 1. */
export function linearOf(hex: string): [red: number, green: number, blue: number] {
  const [red, green, blue] = channelsOf(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

/** Reads `#rrggbb`. A grey has no hue of its own and reads as 0. */
export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOfLinear(...linearOf(hex));
  const chroma = Math.hypot(a, b);
  return { lightness, chroma, hue: chroma < 1e-4 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function linearOfOklch({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour as `#rrggbb`; where sRGB cannot show it, chroma gives way and lightness and hue stay. */
export function hexOf(color: Oklch): string {
  const fits = (chroma: number) =>
    linearOfOklch({ ...color, chroma }).every((channel) => channel > -1e-4 && channel < 1 + 1e-4);
  let chroma = color.chroma;
  if (!fits(chroma)) {
    let [low, high] = [0, chroma];
    for (let step = 0; step < 20; step += 1) {
      chroma = (low + high) / 2;
      if (fits(chroma)) low = chroma;
      else high = chroma;
    }
    chroma = low;
  }
  const digits = linearOfOklch({ ...color, chroma }).map((channel) =>
    Math.round(toEncoded(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
