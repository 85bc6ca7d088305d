/** A file is kept under an id of the service, never under a name that somebody chose. @throws TypeError for any other */
export function assertFileId(id: string): void {
  if (!/^[\w-]{8,64}$/.test(id)) throw new TypeError('A file is kept under an id of the service.');
}
