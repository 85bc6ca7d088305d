import { isCallError } from '@assay/client';
import { type PictureFault, pictureFaults, pictureLimits } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { use, useEffect, useMemo, useState } from 'react';
import { worksMessages } from '../messages.ts';
import { drawnPicture } from './draw-picture.ts';
import { PicturesContext } from './PicturesContext.ts';
import type { PictureSource } from './picture.source.ts';

const isFault = (told: string | undefined): told is PictureFault => pictureFaults.some((fault) => fault === told);

/** Addresses of pictures on this page, each read once; they end with the page that shows them. */
function openPictures(source: PictureSource) {
  const addresses = new Map<string, Promise<string | undefined>>();
  async function read(picture: string): Promise<string | undefined> {
    try {
      return URL.createObjectURL(await source.read(picture));
    } catch (error) {
      if (!isCallError(error)) throw error;
      // It is asked for anew when it is drawn anew: the line may be back by then.
      addresses.delete(picture);
      return undefined;
    }
  }
  return {
    show(picture: string): Promise<string | undefined> {
      const known = addresses.get(picture) ?? read(picture);
      addresses.set(picture, known);
      return known;
    },
    async close(): Promise<void> {
      for (const each of addresses.values()) {
        const address = await each;
        if (address !== undefined) URL.revokeObjectURL(address);
      }
      addresses.clear();
    },
  };
}

/** Pictures of a text: how one is kept and shown, and what is to be told of that. */
export function usePictures() {
  const t = useMessages(worksMessages);
  const source = use(PicturesContext);
  const pictures = useMemo(() => source && openPictures(source), [source]);
  const [underway, setUnderway] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => () => void pictures?.close(), [pictures]);

  function wordsOf(error: unknown): string {
    if (isCallError(error, 'tooLarge')) return t('figures.refused.tooLarge');
    if (!isCallError(error)) throw error;
    const fault = error.fields['file'];
    return isFault(fault) ? t(`figures.refused.${fault}`) : error.message;
  }

  async function add(picture: File): Promise<string | undefined> {
    if (!source) return undefined;
    setRefusal(undefined);
    if (picture.size > pictureLimits.bytes) {
      setRefusal(t('figures.refused.tooLarge'));
      return undefined;
    }
    setUnderway((count) => count + 1);
    try {
      const drawn = picture.type === 'image/svg+xml' ? await drawnPicture(picture) : undefined;
      return await source.add(picture, drawn);
    } catch (error) {
      setRefusal(wordsOf(error));
      return undefined;
    } finally {
      setUnderway((count) => count - 1);
    }
  }

  return {
    /** Undefined where none can be kept. */
    add: source && add,
    show: pictures?.show,
    /** Said while pictures are on their way. */
    status: underway > 0 ? t('figures.adding') : undefined,
    refusal,
  };
}
