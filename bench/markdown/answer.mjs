// The answer that every renderer gets: the same text on every run, mixed like a real one.
const words =
  'spinel cathode electrolyte manganese dissolution carbonate binder polymer interface lithium particle coating capacity cycling temperature surface oxide transfer resistance anode separator salt additive film current voltage discharge porosity mixing drying slurry solvent adhesion measured stable layer sample reference result method value range condition observed compared reported increased lower within after during between'.split(
    ' ',
  );

/** Mulberry32: a small generator, seeded so that runs are comparable. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A Markdown answer of `length` characters; each tenth holds the same mix of blocks. */
export function answer(length, seed = 7) {
  const random = generator(seed);
  const pick = () => words[Math.floor(random() * words.length)];
  const phrase = (count) => Array.from({ length: count }, pick).join(' ');
  const sentence = () => {
    const marks = [
      (text) => `**${text}**`,
      (text) => `*${text}*`,
      (text) => `\`${text}\``,
      (text) => `[${text}](https://example.org/${pick()})`,
    ];
    const mark = marks[Math.floor(random() * marks.length)];
    const body = `${phrase(6)} ${random() < 0.4 ? mark(phrase(2)) : pick()} ${phrase(5)} at ${(random() * 90 + 5).toFixed(1)} °C.`;
    return body.charAt(0).toUpperCase() + body.slice(1);
  };
  const paragraph = () => Array.from({ length: 3 + Math.floor(random() * 3) }, sentence).join(' ');
  const list = () => Array.from({ length: 5 }, () => `- ${sentence()}`).join('\n');
  const numbered = () => Array.from({ length: 4 }, (_, index) => `${index + 1}. ${sentence()}`).join('\n');
  const table = () =>
    `| quantity | value | unit |\n|---|--:|---|\n${Array.from({ length: 6 }, () => `| ${phrase(2)} | ${(random() * 500).toFixed(1)} | mAh/g |`).join('\n')}`;
  const code = () =>
    `\`\`\`python\n${Array.from({ length: 8 }, () => `${pick()} = ${pick()}(${(random() * 9).toFixed(2)})`).join('\n')}\n\`\`\``;
  const quote = () => `> ${sentence()} ${sentence()}`;
  const section = () =>
    [
      `## ${phrase(4)}`,
      paragraph(),
      paragraph(),
      list(),
      paragraph(),
      table(),
      paragraph(),
      numbered(),
      quote(),
      code(),
      paragraph(),
    ].join('\n\n');
  let text = `# ${phrase(5)}\n\n`;
  while (text.length < length) text += `${section()}\n\n`;
  return text.slice(0, length);
}

/** Cuts a text into `count` pieces of nearly equal length. */
export function cut(text, count) {
  return Array.from({ length: count }, (_, index) =>
    text.slice(Math.round((index * text.length) / count), Math.round(((index + 1) * text.length) / count)),
  );
}
