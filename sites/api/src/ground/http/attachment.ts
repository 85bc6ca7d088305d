/** Names that Windows keeps for devices, whatever extension follows. */
const devices = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?=\.|$)/i;
/** Controls, halves of pairs, and marks that nobody sees: one that turns the direction makes `fdp.exe` read as `exe.pdf`. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** What separates folders or means something to a shell or a file system. */
const separators = /[/\\:*?"<>|]/g;
const longest = 120;

/**
 * The `Content-Disposition` of a download (RFC 6266), with a name that every system can keep.
 *
 * @param extension begins with a dot; it survives the cut of a name that is too long.
 */
export function attachment(name: string, extension = ''): string {
  const file = `${fileName(name)}${extension}`;
  const plain = file.replaceAll(/[^\w. ()-]+/g, '_');
  const encoded = encodeURIComponent(file).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A name without folders, controls and reserved words, at most 120 characters long. */
function fileName(text: string): string {
  const clean = text
    .replaceAll(unseen, '')
    .replaceAll(separators, '_')
    .replace(/^[.\s]+/, '');
  const cut = Array.from(clean)
    .slice(0, longest)
    .join('')
    .replace(/[.\s]+$/, '');
  if (cut === '') return 'file';
  return devices.test(cut) ? `_${cut}` : cut;
}
