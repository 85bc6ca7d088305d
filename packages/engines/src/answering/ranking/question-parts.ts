const asking = 'what|how|which|why|is|are|who|when|where|should|can|does|do|at|to';
const boundary = new RegExp(
  String.raw`(?<=[?.!;])\s+|,\s+(?=(?:and|${asking})\b)|\s+(?:and|but|&)\s+(?=(?:${asking}|the)\b)|[？；]|，(?=怎|如何|为什么|為什麼|哪|多|是|能|要)`,
  'iu',
);
const shortest = 3;

/** Parts of a question that ask for something of their own; the question itself where it is one. */
export function questionParts(question: string): string[] {
  const parts = question
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= shortest || /[\u3040-\u9fff]{4}/u.test(part));
  return parts.length > 1 ? parts : [question];
}
