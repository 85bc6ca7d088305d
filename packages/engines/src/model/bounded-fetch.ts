/** Bytes of a reply that are taken in: room for every letter that is read in an event of its own. */
const longestTransfer = 16 * 2 ** 20;

/** Requests whose replies break off behind so many bytes: what a library holds back of a reply without an end is held in memory. */
export function boundedFetch(send: typeof globalThis.fetch, most = longestTransfer): typeof globalThis.fetch {
  return async (input, init) => {
    const reply = await send(input, init);
    if (reply.body === null) return reply;
    let length = 0;
    const bounded = reply.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, controller) {
          length += bytes.byteLength;
          if (length > most) controller.error(new Error('The reply of the model has no end.'));
          else controller.enqueue(bytes);
        },
      }),
    );
    const { status, statusText, headers } = reply;
    return new Response(bounded, { status, statusText, headers });
  };
}
