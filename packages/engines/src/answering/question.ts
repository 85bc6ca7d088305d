/** What a question asks for; decides which sentences answer it directly. */
export const questionKinds = [
  'definition',
  'value',
  'comparison',
  'cause',
  'how',
  'who',
  'when',
  'list',
  'open',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Cue words by kind, tried in order: the first that occurs decides. */
const cues: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'comparison',
    /\b(compar\w*|versus|vs|differ\w*|better|worse|higher than|lower than|trade-?offs?)\b|比较|比較|相比|区别|區別|差异|差異|违い|違い|どちら|优于|優於/iu,
  ],
  [
    'cause',
    /\bwhy\b|\bwhat (causes?|makes?|leads?|limits?|determines?|governs?|controls?|drives?|prevents?|triggers?)\b|\breasons?\b|为什么|為什麼|为何|為何|原因|なぜ|理由/iu,
  ],
  [
    'value',
    /\bhow (much|many|high|low|large|small|long|thick|fast|strong|often|deep|hot|cold|wide|hard|dense)\b|\b(what|which|at what) (is |are )?(the )?(\w+[\s-]){0,4}(temperature|pressure|voltage|capacity|density|strength|modulus|thickness|rate|range|value|concentration|size|energy|efficiency|conductivity|hardness|ph|dose|yield|limit|content|number|ratio|time|point|bandgap|modulus|coefficient|mass|weight|power|mobility|overpotential|potential|frequency|resistance|viscosity|diameter|length|current|percentage|threshold|cost|speed|length)s?\b|多少|几|幾|多大|多高|多长|多長|どのくらい|どれくらい|いくら|何(?:度|℃|時間|分|%|V|mAh|nm|µm|MPa|GPa|日|年|回|文字|語|か月|ヶ月)|数值|數值|範圍|范围|範囲は|(?:温度|溫度|圧力|压力|壓力|電圧|电压|電壓|容量|密度|強度|强度|寿命|壽命|濃度|浓度|粘度|黏度|厚さ|厚度|粒径|粒徑|時間|时间|速度|速率|効率|效率|含量|比率|収率|收率|硬さ|硬度|期間|期限)は?[？?]?\s*$/iu,
  ],
  [
    'how',
    /\bhow\b|\b(mechanism|method|process|steps?|way)s?\b|如何|怎样|怎樣|怎么|怎麼|どのように|どうやって|どうすれば|機構|机理|機理|方法/iu,
  ],
  [
    'definition',
    /\bwhat (is|are|does .+ mean)\b|\bdefine\b|\bdefinition\b|什么是|什麼是|是什么|是什麼|何を指|定义|定義|とは/iu,
  ],
  ['who', /\bwho\b|\bwhich (company|author|assignee|inventor)|谁|誰/iu],
  ['when', /\bwhen\b|\bwhich year\b|何时|何時|什么时候|什麼時候|いつ/iu],
  ['list', /\b(which|what|list|name|examples?)\b|哪些|哪种|哪種|どの|どんな|何が/iu],
];

/** Kind of a question from its cue words, in any of the product's languages. */
export function classifyQuestion(question: string): QuestionKind {
  return cues.find(([, cue]) => cue.test(question))?.[0] ?? 'open';
}

/** What a sentence looks like that answers a question of a kind directly. */
const answers: Partial<Record<QuestionKind, RegExp>> = {
  definition:
    /\b(is|are) (a|an|the|any|one of)\b|\brefers? to\b|\bdenotes?\b|\bmeans\b|\bis defined\b|是一种|是一種|是指|指的是|称为|稱為|とは|を指す|である。|という/iu,
  comparison:
    /\bthan\b|\bcompared\b|\bversus\b|\bwhereas\b|\bwhile\b|\bunlike\b|\bonly\b|高于|低于|高於|低於|相比|而|より|に対し|一方|のに比べ/iu,
  cause:
    /\bbecause\b|\bdue to\b|\bcaus\w+\b|\bleads? to\b|\bresults? (in|from)\b|\bso that\b|\bsince\b|, so\b|\blimit\w*\b|\bdetermin\w+|\bprevent\w*|\btherefore\b|因为|因為|由于|由於|导致|導致|使得|ため|により|原因|から/iu,
  how: /\bby\b|\busing\b|\bthrough\b|\bwith\b|\brais\w+|\bincreas\w+|\breduc\w+|\blower\w*|\bprevent\w*|\bsuppress\w*|\bform\w*\b|通过|通過|采用|採用|使用|降低|提高|により|によって|で|ことで/iu,
  when: /\b(1[89]|20)\d\d\b|\b(within|after|before|until)\b|年|月|日|以内|之前|之后/iu,
  list: /\b(such as|include\w*|for example|are|and|or)\b|包括|例如|等|、|など/iu,
};

/** How well a sentence fits the kind of question, 0 to 1; `quantities` is the number of quantities it states. */
export function kindFit(kind: QuestionKind, sentence: string, quantities: number): number {
  if (kind === 'value') return quantities > 0 ? 1 : 0;
  if (kind === 'open') return 0.5;
  const fits = answers[kind]?.test(sentence) ?? true;
  return (fits ? 0.8 : 0) + (quantities > 0 ? 0.2 : 0);
}
