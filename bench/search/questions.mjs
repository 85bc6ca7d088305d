// Time from a question to the first words of its answer, alone and ten at once, over HTTP against a service of its own.

import { withEmbedded } from '../../sites/api/src/testing/installation.ts';
import { ask, embedded, signedIn } from '../asking.mjs';
import { median, ms, percentile } from '../statistics.mjs';

const questions = [
  'How does chloride start pitting corrosion on 316L stainless steel?',
  'What does creep in nickel superalloys depend on?',
  'What limits fast charging of graphite anodes at low temperature?',
  'How are perovskite solar cells encapsulated against moisture?',
  'Which coatings reduce wear of cutting tools?',
  'How does hydrogen embrittle high strength steel?',
  'What improves ionic conductivity of solid electrolytes?',
  'How is additive manufacturing porosity reduced in titanium?',
  'Which catalysts reduce oxygen in fuel cells?',
  'How do membranes foul in water treatment?',
];
/** Longest time to the first words of one question, in ms. */
const bound = 300;
const warmUps = 6;
const alone = 30;
const rounds = 8;

/** Figures of questions for docs/figures.md. */
export async function questionFigures() {
  const installation = await withEmbedded({ ASSAY_RATE_LIMITS: 'false' });
  try {
    const service = await installation.spawn();
    await embedded(service);
    const client = await signedIn(service.address);
    for (let n = 0; n < warmUps; n += 1) await ask(client, questions[n]);
    const one = [];
    for (let n = 0; n < alone; n += 1) one.push(await ask(client, questions[n % questions.length]));
    const slowest = [];
    for (let round = 0; round < rounds; round += 1) {
      slowest.push(Math.max(...(await Promise.all(questions.map((question) => ask(client, question))))));
    }
    const [usual, together] = [median(one), median(slowest)];
    return [
      {
        name: 'First words, one question',
        value: `${ms(usual)}, p95 ${ms(percentile(one, 0.95))}`,
        target: `< ${bound} ms`,
        note: 'from the question to the first text of its answer, over HTTP, starter library, embedded engine',
      },
      {
        name: 'First words, ten questions at once, slowest',
        value: `${ms(together)} (${(together / usual).toFixed(1)} times), worst round ${ms(Math.max(...slowest))}`,
        target: `< ${3 * bound} ms`,
        note: `median of ${rounds} rounds; ten together do not take three times what one may`,
      },
    ];
  } finally {
    await installation.remove();
  }
}
