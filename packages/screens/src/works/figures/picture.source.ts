import type { Client } from '@assay/client';
import * as worksCalls from '@assay/contract/calls/works';

/** Where the pictures of a work are kept. */
export interface PictureSource {
  /**
   * Keeps a picture; gives its id.
   *
   * @param drawn what a drawing looks like, as PNG
   * @throws CallError, with the fault of the picture at the field `file`
   */
  add(picture: Blob, drawn: Blob | undefined): Promise<string>;
  /** @throws CallError */
  read(picture: string): Promise<Blob>;
}

export function createPictureSource(client: Client, work: string): PictureSource {
  return {
    async add(picture, drawn) {
      // Of its name nothing is kept.
      const body = {
        file: new File([picture], 'picture'),
        ...(drawn && { drawn: new File([drawn], 'drawn') }),
      };
      const { figure_id: id } = await client.call(worksCalls.addFigure, { params: { work_id: work }, body });
      return id;
    },
    read: (picture) => client.call(worksCalls.figure, { params: { work_id: work, figure_id: picture } }),
  };
}
