const retryAfter = 1_500;

/**
 * Loads a part of a widget from a file beside its own. An `import()` says no integrity, but it takes what the preload
 * before it fetched and checked.
 *
 * @throws when the file did not come at the second attempt either, or is not what was built.
 */
export async function loadPart(file: string, integrity: string): Promise<Readonly<Record<string, unknown>>> {
  const address = new URL(file, import.meta.url).href;
  await preload(address, integrity).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    return preload(address, integrity);
  });
  return (await import(address)) as Readonly<Record<string, unknown>>;
}

function preload(address: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} could not be loaded.`));
    });
    document.head.append(link);
  });
}
