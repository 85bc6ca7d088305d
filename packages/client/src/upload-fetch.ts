/**
 * A `fetch` that tells how far its body has been sent, over XMLHttpRequest: `fetch` itself cannot tell.
 * It takes what the client gives it: an address and a method, headers, body, credentials and signal.
 */
export function createUploadFetch(onUpload: (sent: number, total: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const end = (settle: () => void) => {
        signal?.removeEventListener('abort', abort);
        settle();
      };
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      request.withCredentials = init.credentials === 'include';
      request.responseType = 'blob';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onUpload(loaded, total));
      request.addEventListener('load', () => end(() => resolve(responseOf(request))));
      request.addEventListener('error', () => end(() => reject(new TypeError('The request failed.'))));
      request.addEventListener('abort', () => end(() => reject(signal?.reason as Error)));
      signal?.addEventListener('abort', abort);
      request.send(init.body as XMLHttpRequestBodyInit | null);
    });
}

/** Statuses whose responses must not have a body. */
const bodiless = [101, 204, 205, 304];

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const body = bodiless.includes(request.status) ? null : (request.response as Blob);
  return new Response(body, { status: request.status, statusText: request.statusText, headers });
}
