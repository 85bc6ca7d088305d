/**
 * A PDF of A4 pages, each a list of lines in a font that it does not carry.
 *
 * @param isJapanese Lines are then hexadecimal strings of UCS-2, as a font of Adobe's Japanese collection takes them.
 */
export function pdfOf(pages: readonly (readonly string[])[], { isJapanese = false } = {}): ArrayBuffer {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    isJapanese ? japanese : '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ];
  for (const [index, lines] of pages.entries()) {
    const drawn = lines.map((line, at) => {
      const shown = isJapanese ? line : `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)})`;
      return `BT /F1 12 Tf 1 0 0 1 72 ${760 - at * 18} Tm ${shown} Tj ET`;
    });
    const content = ['0.8 0.85 0.9 rg 72 200 240 120 re f 0 g', ...drawn].join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0)).buffer;
}

const japanese = `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-H /DescendantFonts [
<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >>
/FontDescriptor << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [-123 -257 1001 910] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>`;
