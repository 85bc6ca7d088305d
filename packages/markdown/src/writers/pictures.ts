import type { Block } from '../nodes.ts';
import type { WrittenDocument, WrittenPicture } from './written.types.ts';

/** A picture that stands alone in its paragraph, with its words for who does not see it. */
export interface StandingPicture extends WrittenPicture {
  readonly alt: string;
  readonly address: string;
}

/** The picture that a block is; undefined where it is something else, or one that the document does not bring. */
export function pictureIn(block: Block, { pictures }: WrittenDocument): StandingPicture | undefined {
  if (block.type !== 'paragraph' || block.children.length !== 1) return undefined;
  const [image] = block.children;
  const picture = image?.type === 'image' ? pictures?.get(image.destination) : undefined;
  return picture && image?.type === 'image' ? { ...picture, alt: image.alt, address: image.destination } : undefined;
}

/** Width and height within which a picture is drawn whole; a small one as it is. */
export function fitted(
  { width, height }: Pick<WrittenPicture, 'width' | 'height'>,
  most: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: width * scale, height: height * scale };
}
