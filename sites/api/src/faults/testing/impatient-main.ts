import { runMain } from '../../run-main.ts';

/** The process of the product, which takes a silent embedded database for dead after seconds instead of half a minute. */
await runMain({ watch: { interval: 200, limit: 8_000 } });
