/** Piece of a unigram vocabulary with its log probability, as the model's file lists it. */
export type VocabularyEntry = readonly [piece: string, score: number];

/** Entries of the vocabulary before this index are control symbols. */
const firstPiece = 6;
const unknownScore = -20;

/** Cuts a text into the pieces of a SentencePiece unigram model; gives their indexes. */
export type PieceEncoder = (text: string, limit: number) => number[];

/**
 * Makes the encoder of a vocabulary: the most probable cut by Viterbi over a prefix map (Kudo, ACL 2018). Linear in the
 * text for a bounded piece length. Characters outside the vocabulary are left out.
 */
export function pieceEncoder(vocabulary: readonly VocabularyEntry[]): PieceEncoder {
  const pieces = new Map<string, { score: number; index: number }>();
  let longest = 0;
  for (let index = firstPiece; index < vocabulary.length; index += 1) {
    const [piece, score] = vocabulary[index] as VocabularyEntry;
    pieces.set(piece, { score, index });
    longest = Math.max(longest, [...piece].length);
  }
  return (text, limit) => {
    const normal = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
    if (normal === '') return [];
    const characters = [...`\u2581${normal.replaceAll(' ', '\u2581')}`].slice(0, limit * longest);
    const { length } = characters;
    const best = new Float64Array(length + 1).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(length + 1);
    const chosen = new Int32Array(length + 1);
    best[0] = 0;
    const relax = (start: number, end: number, score: number, index: number) => {
      const total = (best[start] as number) + score;
      if (total <= (best[end] as number)) return;
      best[end] = total;
      from[end] = start;
      chosen[end] = index;
    };
    for (let start = 0; start < length; start += 1) {
      let piece = '';
      for (let end = start + 1; end <= Math.min(length, start + longest); end += 1) {
        piece += characters[end - 1];
        const found = pieces.get(piece);
        if (found !== undefined) relax(start, end, found.score, found.index);
      }
      relax(start, start + 1, unknownScore, 0);
    }
    const indexes: number[] = [];
    for (let end = length; end > 0; end = from[end] as number) if (chosen[end]) indexes.push(chosen[end] as number);
    return indexes.toReversed().slice(0, limit);
  };
}
