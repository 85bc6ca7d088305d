import type { Locale } from '@assay/domain';

/** Words that the service itself writes into a stream, in the language of the question. */
export interface SeekWords {
  searching: string;
  writing: string;
  /** Headings of the outline. */
  summary: string;
  values: string;
  application: string;
  chart: string;
  remarks: string;
  references: string;
  /** Shown when a question was given up. */
  gaveUp: string;
  /** Shown to a reader whose share link was revoked. */
  noLonger: string;
}

export const seekWords: Record<Locale, SeekWords> = {
  en: {
    searching: 'Searching the library',
    writing: 'Writing the answer',
    summary: 'Answer',
    values: 'Values',
    application: 'Applications',
    chart: 'Problems and means',
    remarks: 'Remarks',
    references: 'References',
    gaveUp: 'The answer could not be completed. What was written is kept. Try again; if it persists, tell support.',
    noLonger: 'This answer is no longer shared with you. Ask its owner for a new link.',
  },
  cn: {
    searching: '正在检索文献库',
    writing: '正在撰写回答',
    summary: '回答',
    values: '数值',
    application: '应用',
    chart: '问题与手段',
    remarks: '备注',
    references: '参考文献',
    gaveUp: '回答未能完成，已写出的内容已保留。请重试；如仍出现，请联系支持人员。',
    noLonger: '此回答已不再与您共享。如需继续阅读，请向所有者索取新的链接。',
  },
  tw: {
    searching: '正在檢索文獻庫',
    writing: '正在撰寫回答',
    summary: '回答',
    values: '數值',
    application: '應用',
    chart: '問題與手段',
    remarks: '備註',
    references: '參考文獻',
    gaveUp: '回答未能完成，已寫出的內容已保留。請重試；如仍發生，請聯絡支援人員。',
    noLonger: '此回答已不再與您分享。如需繼續閱讀，請向擁有者索取新的連結。',
  },
  jp: {
    searching: 'ライブラリを検索しています',
    writing: '回答を作成しています',
    summary: '回答',
    values: '数値',
    application: '応用',
    chart: '課題と手段',
    remarks: '補足',
    references: '参考文献',
    gaveUp:
      '回答を完了できませんでした。作成済みの内容は保存されています。再試行し、解決しない場合はサポートにご連絡ください。',
    noLonger: 'この回答の共有は終了しました。続きを読むには、所有者に新しいリンクを依頼してください。',
  },
};
