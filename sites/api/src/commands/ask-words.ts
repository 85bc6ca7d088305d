import type { Locale, NearReason, supports } from '@assay/domain';

/** What the command says around an answer. */
interface AskWords {
  support: Readonly<Record<(typeof supports)[number], string>>;
  differs: string;
  nearest: string;
  askAgain: string;
  gaps(parts: readonly string[]): string;
  near(reason: NearReason): string;
  notAt(condition: string): string;
  readAs(written: string, read: string): string;
  searched(passages: number, documents: number, languages: readonly string[]): string;
}

/** Words of a reason by its kind; a name that the engine does not give is left out. */
function nearWords(texts: {
  condition: [both: (asked: string, stated: string) => string, alone: string];
  designation: [both: (asked: string, stated: string) => string, alone: string];
  property: [asked: (asked: string) => string, alone: string];
  former: string;
  subject: string;
}): AskWords['near'] {
  return ({ kind, asked, stated }) => {
    if (kind === 'subject' || kind === 'former') return texts[kind];
    if (kind === 'property') return asked ? texts.property[0](asked) : texts.property[1];
    const [both, alone] = texts[kind];
    return asked && stated ? both(asked, stated) : alone;
  };
}

export const askWords: Readonly<Record<Locale, AskWords>> = {
  en: {
    support: { supported: '', partly: ' (partly supported)', unsupported: ' (unsupported)', unchecked: ' (unchecked)' },
    differs: 'differs',
    nearest: 'Nearest passages:',
    askAgain: 'The library may answer better:',
    gaps: (parts) => `Not in the library: ${parts.join('; ')}`,
    near: nearWords({
      condition: [(asked, stated) => `states it at ${stated}, asked was ${asked}`, 'states it under another condition'],
      designation: [(asked, stated) => `on ${stated}, asked was ${asked}`, 'on another designation'],
      property: [(asked) => `does not state ${asked}`, 'does not state what was asked'],
      former: 'quoted in the answer before',
      subject: 'on the subject only',
    }),
    notAt: (condition) => `not at ${condition}`,
    readAs: (written, read) => `Read “${written}” as “${read}”.`,
    searched: (passages, documents, languages) =>
      `${passages} passages of ${documents} documents searched (${languages.join(', ')})`,
  },
  cn: {
    support: { supported: '', partly: '（部分有据）', unsupported: '（无依据）', unchecked: '（未核对）' },
    differs: '来源不一致',
    nearest: '最接近的段落：',
    askAgain: '换成以下问法，资料库可能答得更好：',
    gaps: (parts) => `资料库中没有：${parts.join('；')}`,
    near: nearWords({
      condition: [(asked, stated) => `所述条件为${stated}，所问为${asked}`, '所述条件不同'],
      designation: [(asked, stated) => `所述对象为${stated}，所问为${asked}`, '所述对象不同'],
      property: [(asked) => `未说明${asked}`, '未说明所问的性质'],
      former: '上一条回答已引用',
      subject: '仅涉及同一主题',
    }),
    notAt: (condition) => `并非${condition}`,
    readAs: (written, read) => `“${written}”按“${read}”理解。`,
    searched: (passages, documents, languages) =>
      `已检索${documents}篇文献的${passages}个段落（${languages.join('、')}）`,
  },
  jp: {
    support: {
      supported: '',
      partly: '（一部のみ裏付けあり）',
      unsupported: '（裏付けなし）',
      unchecked: '（未照合）',
    },
    differs: '出典間で相違',
    nearest: '最も近い箇所:',
    askAgain: '次のように尋ねると、よりよい回答が得られる可能性があります:',
    gaps: (parts) => `ライブラリーにない内容: ${parts.join('、')}`,
    near: nearWords({
      condition: [(asked, stated) => `記載の条件は${stated}、質問は${asked}`, '条件が異なる記載'],
      designation: [(asked, stated) => `記載の対象は${stated}、質問は${asked}`, '対象が異なる記載'],
      property: [(asked) => `${asked}の記載なし`, '尋ねられた性質の記載なし'],
      former: '前の回答で引用済み',
      subject: '同じ主題の記載',
    }),
    notAt: (condition) => `${condition}の値ではない`,
    readAs: (written, read) => `「${written}」を「${read}」として読みました。`,
    searched: (passages, documents, languages) =>
      `${documents}件の文書の${passages}箇所を検索（${languages.join('、')}）`,
  },
  tw: {
    support: { supported: '', partly: '（部分有據）', unsupported: '（無依據）', unchecked: '（未核對）' },
    differs: '來源不一致',
    nearest: '最接近的段落：',
    askAgain: '改成以下問法，資料庫可能答得更好：',
    gaps: (parts) => `資料庫中沒有：${parts.join('；')}`,
    near: nearWords({
      condition: [(asked, stated) => `所述條件為${stated}，所問為${asked}`, '所述條件不同'],
      designation: [(asked, stated) => `所述對象為${stated}，所問為${asked}`, '所述對象不同'],
      property: [(asked) => `未說明${asked}`, '未說明所問的性質'],
      former: '前一則回答已引用',
      subject: '僅涉及同一主題',
    }),
    notAt: (condition) => `並非${condition}`,
    readAs: (written, read) => `「${written}」依「${read}」理解。`,
    searched: (passages, documents, languages) =>
      `已檢索${documents}篇文獻的${passages}個段落（${languages.join('、')}）`,
  },
};
