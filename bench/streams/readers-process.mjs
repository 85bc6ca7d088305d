// Connects many readers and counts the events they are sent.
import { connect } from 'node:net';

const { port, readers } = JSON.parse(process.argv[2]);
let events = 0;
let first = 0;
let last = 0;
let ended = 0;

await Promise.all(
  Array.from(
    { length: readers },
    (_, n) =>
      new Promise((resolve, reject) => {
        setTimeout(() => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write('GET / HTTP/1.1\r\nhost: bench\r\n\r\n');
            resolve();
          });
          socket.on('error', reject);
          socket.on('data', (chunk) => {
            for (
              let at = chunk.indexOf('data: {"type":"delta"');
              at >= 0;
              at = chunk.indexOf('data: {"type":"delta"', at + 1)
            )
              events += 1;
            last = performance.now();
            if (events > 0 && first === 0) first = last;
          });
          socket.on('end', () => {
            ended += 1;
            if (ended === readers) process.send({ events, seconds: (last - first) / 1000 }, () => process.exit(0));
          });
        }, n / 2);
      }),
  ),
);
process.send({ connected: true });
