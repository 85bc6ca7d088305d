/** Pixels of the longer side of what a drawing looks like: enough for paper. */
const longestSide = 2_000;

/**
 * What a drawing looks like, as PNG, as a browser draws it in a picture: without scripts and without anything from elsewhere.
 * Undefined where it cannot be drawn; the drawing is kept then as it is.
 */
export async function drawnPicture(drawing: Blob): Promise<Blob | undefined> {
  const address = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = longestSide / Math.max(naturalWidth, naturalHeight, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    const surface = canvas.getContext('2d');
    if (!surface || naturalWidth === 0) return undefined;
    surface.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => {
      canvas.toBlob((drawn) => resolve(drawn ?? undefined), 'image/png');
    });
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
