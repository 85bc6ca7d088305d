/** Hands a file to the browser to keep under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Released a task later: some browsers read the address only then.
  setTimeout(() => URL.revokeObjectURL(address));
}
