// A corpus with the statistics of technical prose and none of its sentences: words of a Zipf-Mandelbrot vocabulary made of
// syllables, in topics, so that words of a subject stand together as they do in real passages.

const onsets = [
  'b',
  'c',
  'd',
  'f',
  'g',
  'h',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'br',
  'cr',
  'pl',
  'st',
  'tr',
  'gr',
];
const vowels = ['a', 'e', 'i', 'o', 'u', 'io', 'ea'];
const codas = ['', 'n', 'r', 'l', 's', 't', 'm', 'x'];

/** A small seeded generator (mulberry32): the same corpus on every machine. */
export function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function wordOf(rank) {
  let word = '';
  for (let rest = rank + 20; rest > 0; rest = Math.floor(rest / 1120)) {
    word += onsets[rest % 20] + vowels[Math.floor(rest / 20) % 7] + codas[Math.floor(rest / 140) % 8];
  }
  return word;
}

/** Ranks of a Zipf-Mandelbrot law, exponent 1.05, offset 2.7, by inversion of the cumulated weights. */
function zipf(size) {
  const cumulated = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank += 1) {
    sum += 1 / (rank + 3.7) ** 1.05;
    cumulated[rank] = sum;
  }
  return (chance) => {
    const wanted = chance * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cumulated[middle] < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const vocabularySize = 60_000;
const topics = 400;
const topicSize = 250;
const passagesOfDocument = 25;

/** Passages of about 90 words in documents of 25, by number: passage n is the same whoever asks for it. */
export function corpus(seed = 20_26) {
  const words = Array.from({ length: vocabularySize }, (_, rank) => wordOf(rank));
  const general = zipf(vocabularySize);
  const ofTopic = zipf(topicSize);
  const start = randomOf(seed);
  const topicWords = Array.from({ length: topics }, () =>
    Array.from({ length: topicSize }, () => words[200 + Math.floor(start() * (vocabularySize - 200))]),
  );

  function sentence(random, topic, length) {
    const out = [];
    for (let at = 0; at < length; at += 1) {
      if (random() < 0.35) out.push(topicWords[topic][ofTopic(random())]);
      else if (random() < 0.05)
        out.push(`${Math.floor(random() * 200)} ${['mm', '°C', 'V', 'MPa', 'mAh/g'][Math.floor(random() * 5)]}`);
      else out.push(words[general(random())]);
    }
    return out.join(' ');
  }

  return {
    passage(number) {
      const document = Math.floor(number / passagesOfDocument);
      const random = randomOf(seed + number * 7919);
      const topic = Math.floor(randomOf(seed + document)() * topics);
      const length = 40 + Math.floor(random() * 100);
      return {
        document,
        title: sentence(randomOf(seed - document), topic, 8),
        text: sentence(random, topic, length),
      };
    },
    /** A question of 6 to 14 words about a topic, as people ask: mostly its words, some of every kind. */
    question(number) {
      const random = randomOf(seed ^ (number * 104_729));
      const topic = Math.floor(random() * topics);
      return `what is ${sentence(random, topic, 6 + Math.floor(random() * 9))}`;
    },
  };
}
