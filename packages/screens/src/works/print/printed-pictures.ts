/** A picture that an exported document brings with it at its end. */
const brought = /^\[figure:([\w-]{1,64})\]: <data:(image\/(?:png|jpeg|svg\+xml));base64,([A-Za-z0-9+/]*={0,2})>$/gmu;

/** Addresses that a document may name, which no page of the site has. */
const addressOf = (figure: string) => `/figure-on-paper/${figure}`;

interface PrintedPictures {
  /** The document, its pictures by addresses of this site. */
  text: string;
  /** The pictures, by those addresses. */
  pictures: ReadonlyMap<string, Blob>;
}

/** Takes out of an exported document in Markdown the pictures that it brings. */
export function printedPictures(document: string): PrintedPictures {
  const pictures = new Map<string, Blob>();
  const text = document.replaceAll(brought, (_, figure: string, type: string, encoded: string) => {
    const bytes = Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0));
    pictures.set(addressOf(figure), new Blob([bytes], { type }));
    return `[figure:${figure}]: <${addressOf(figure)}>`;
  });
  return { text, pictures };
}
