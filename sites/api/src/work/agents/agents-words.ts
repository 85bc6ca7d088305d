import type { AgentCode, AgentStepName, Locale } from '@assay/domain';
import type { Separation } from '@assay/engines/triz';

interface AgentWords {
  name: string;
  description: string;
  examples: readonly string[];
}

/** Words that the service itself writes into jobs, in the language of the job. */
export interface AgentsWords {
  agents: Record<AgentCode, AgentWords>;
  steps: Record<AgentStepName, string>;
  separations: Record<Separation, string>;
  found(passages: number, documents: number): string;
  answered(sentences: number): string;
  notAnswered: string;
  contradiction(improve: string, worsen: string): string;
  noContradiction: string;
  principles(numbers: string): string;
  disputed: string;
  physical: string;
  emptyCell: string;
  evidence(passages: number, principles: number): string;
  noEvidence: string;
  leading(improve: string, worsen: string): string;
  without: string;
  documents(count: number): string;
  pages(count: number): string;
  page(number: number): string;
  /** `code` is the importers' reason. */
  unreadable(name: string, code: string): string;
  noDocument: string;
  documentsSilent(documents: number, passages: number): string;
  summarised(sentences: number): string;
  /** Said of a document in which nothing stands that a summary could take. */
  noSentence: string;
  summarise(title: string): string;
  concept(problem: string, principle: string, hint: string): string;
  quoted: string;
  gaveUp: string;
  references: string;
  footnotes: string;
  unsupported: string;
  partly: string;
  asked: string;
}

/** Why a file could not be read, by the importers' reason. */
const problemsOf = {
  en: {
    blank: 'It has no text in it; check that you chose the right file.',
    empty: 'It has no text; a scan must be put through text recognition first.',
    encrypted: 'It is protected by a password; remove it and upload the file again.',
    tooLarge: 'It is larger than what is read here; upload a part of it.',
    timeLimit: 'Reading it took too long and was given up; upload a part of it.',
    memoryLimit: 'Reading it needed too much memory and was given up; upload a part of it.',
    malformed: 'The file is damaged or not what its name says; save it again and upload it.',
  },
  cn: {
    blank: '文件中没有文字，请确认是否选对了文件。',
    empty: '文件没有文字；扫描件需先进行文字识别。',
    encrypted: '文件受密码保护，请解除后重新上传。',
    tooLarge: '文件超出可读取的大小，请上传其中一部分。',
    timeLimit: '读取耗时过长，已停止；请上传其中一部分。',
    memoryLimit: '读取所需内存过多，已停止；请上传其中一部分。',
    malformed: '文件已损坏或与扩展名不符，请重新保存后上传。',
  },
  tw: {
    blank: '檔案中沒有文字，請確認是否選對了檔案。',
    empty: '檔案沒有文字；掃描件需先進行文字辨識。',
    encrypted: '檔案受密碼保護，請解除後重新上傳。',
    tooLarge: '檔案超出可讀取的大小，請上傳其中一部分。',
    timeLimit: '讀取耗時過長，已停止；請上傳其中一部分。',
    memoryLimit: '讀取所需記憶體過多，已停止；請上傳其中一部分。',
    malformed: '檔案已損毀或與副檔名不符，請重新儲存後上傳。',
  },
  jp: {
    blank: '文字が入っていません。ファイルが正しいかご確認ください。',
    empty: '文字が含まれていません。スキャン画像は先に文字認識を行ってください。',
    encrypted: 'パスワードで保護されています。解除してからアップロードしてください。',
    tooLarge: '読み取れる大きさを超えています。一部を分けてアップロードしてください。',
    timeLimit: '読み取りに時間がかかりすぎたため中止しました。一部を分けてアップロードしてください。',
    memoryLimit: '読み取りに必要なメモリが多すぎたため中止しました。一部を分けてアップロードしてください。',
    malformed: 'ファイルが壊れているか、拡張子と内容が一致しません。保存し直してアップロードしてください。',
  },
} satisfies Record<Locale, Record<string, string>>;

function problemIn(locale: Locale, code: string, name: string): string {
  const problems: Readonly<Record<string, string>> = problemsOf[locale];
  // Only a PDF can be a scan.
  const reason = code === 'empty' && !/\.pdf$/i.test(name) ? 'blank' : code;
  return problems[reason] ?? problemsOf[locale].malformed;
}

export const agentsWords: Record<Locale, AgentsWords> = {
  en: {
    agents: {
      air_technical_qa_agent: {
        name: 'Library question',
        description: 'Answers a technical question from the library, every sentence cited.',
        examples: [
          'What is the theoretical specific capacity of LiFePO4?',
          'How does chloride start pitting corrosion on 316L stainless steel?',
        ],
      },
      air_find_solution_agent: {
        name: 'Find a solution',
        description:
          'Reads a problem as a contradiction, takes the inventive principles from the matrix and shows where the library puts them to work.',
        examples: [
          'Raise the charging speed of a cathode without losing stability',
          'Increase the strength of an alloy, but keep the weight low',
        ],
      },
      document_summary_agent: {
        name: 'Summarise a document',
        description:
          'Takes the sentences that say most out of a PDF, DOCX or TXT, each with its page, and answers questions on it.',
        examples: ['Summarise this document'],
      },
    },
    steps: {
      search_library: 'Search the library',
      write_answer: 'Write the answer',
      map_contradiction: 'Read the problem as a contradiction',
      read_matrix: 'Look up the contradiction matrix',
      find_evidence: 'Look for evidence of the principles',
      write_concepts: 'Write the solution concepts',
      read_document: 'Read the documents',
      summarise_document: 'Choose the sentences that say most',
      answer_document: 'Answer from the documents',
    },
    separations: {
      space: 'Separate in space',
      time: 'Separate in time',
      condition: 'Separate by condition',
      'whole and part': 'Separate whole and part',
    },
    found: (passages, documents) => `${passages} passages out of ${documents} documents searched`,
    answered: (sentences) => `${sentences} ${sentences === 1 ? 'sentence' : 'sentences'} with sources`,
    notAnswered: 'The library does not answer this',
    contradiction: (improve, worsen) => `Improve: ${improve}. Must not suffer: ${worsen}`,
    noContradiction: 'No two parameters were named; the library is searched for the problem itself',
    principles: (numbers) => `Principles ${numbers}`,
    disputed: 'Published copies of the matrix differ in this cell; compare before you rely on it.',
    physical: 'One property is to be both high and low. Such a contradiction is resolved by separation.',
    emptyCell: 'The matrix gives no recommendation for this pair. Principles of separation are tried instead.',
    evidence: (passages, principles) => `${passages} passages for ${principles} principles`,
    noEvidence: 'The library holds no passage that shows one of these principles at work on this problem.',
    leading: (improve, worsen) => `The problem is read as: improve **${improve}** although **${worsen}** would suffer.`,
    without: 'Recommended too, but without a passage in the library that shows them on this problem:',
    documents: (count) => `${count} ${count === 1 ? 'document' : 'documents'} read`,
    pages: (count) => `${count} ${count === 1 ? 'page' : 'pages'}`,
    page: (number) => `p. ${number}`,
    unreadable: (name, code) => `${name} could not be read. ${problemIn('en', code, name)}`,
    documentsSilent: (documents, passages) =>
      `The ${documents === 1 ? 'document does' : 'documents do'} not answer this; ${passages} passages were read. Put it in the words of the text, or ask the library.`,
    noDocument: 'There is no document to work on. Attach a PDF, DOCX or TXT file and send the message again.',
    noSentence: 'The document holds no full sentence that a summary could take. It begins with these words:',
    summarised: (sentences) => `${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}, word for word`,
    summarise: (title) => `What are the subject, the main findings and the conclusions of "${title}"?`,
    concept: (problem, principle, hint) => `${problem} Apply the inventive principle "${principle}": ${hint}`,
    quoted: 'Written by rules and quotation, without a language model.',
    gaveUp: 'The agent could not finish. What was written is kept. Try again; if it persists, tell support.',
    references: 'References',
    footnotes: 'Notes',
    unsupported: 'no source',
    partly: 'partly supported',
    asked: 'Question',
  },
  cn: {
    agents: {
      air_technical_qa_agent: {
        name: '文献库问答',
        description: '依据文献库回答技术问题，每句话都有出处。',
        examples: ['立方相LLZO在25 °C的离子电导率是多少？', '氯离子如何引发316L不锈钢点蚀？'],
      },
      air_find_solution_agent: {
        name: '寻找解决方案',
        description: '把问题归结为矛盾，从矛盾矩阵取得发明原理，并给出文献库中的应用证据。',
        examples: ['提高正极的充电速度，但不降低稳定性', '提高合金强度而不增加重量'],
      },
      document_summary_agent: {
        name: '文档摘要',
        description: '从PDF、DOCX或TXT中选出最能概括内容的句子并标注页码，还可就文档提问。',
        examples: ['概括这份文档'],
      },
    },
    steps: {
      search_library: '检索文献库',
      write_answer: '撰写回答',
      map_contradiction: '把问题归结为矛盾',
      read_matrix: '查矛盾矩阵',
      find_evidence: '查找原理的证据',
      write_concepts: '撰写解决方案',
      read_document: '阅读文档',
      summarise_document: '选出最具概括性的句子',
      answer_document: '依据文档回答',
    },
    separations: { space: '空间分离', time: '时间分离', condition: '条件分离', 'whole and part': '整体与部分分离' },
    found: (passages, documents) => `检索${documents}篇文献，找到${passages}个段落`,
    answered: (sentences) => `${sentences}句有出处的回答`,
    notAnswered: '文献库没有回答此问题的内容',
    contradiction: (improve, worsen) => `改善：${improve}；不得恶化：${worsen}`,
    noContradiction: '未识别出两个参数，改为直接检索该问题',
    principles: (numbers) => `原理${numbers}`,
    disputed: '该单元格在已发表的矩阵版本之间存在差异，采用前请核对。',
    physical: '同一特性需要同时高和低，属于物理矛盾，应以分离原理解决。',
    emptyCell: '矩阵对这一组合没有推荐，改用分离原理。',
    evidence: (passages, principles) => `${principles}个原理共${passages}个段落`,
    noEvidence: '文献库中没有段落能说明这些原理在该问题上的应用。',
    leading: (improve, worsen) => `问题可表述为：改善**${improve}**，而**${worsen}**会随之恶化。`,
    without: '矩阵还推荐以下原理，但文献库中没有针对该问题的段落：',
    documents: (count) => `已阅读${count}份文档`,
    pages: (count) => `${count}页`,
    page: (number) => `第${number}页`,
    unreadable: (name, code) => `无法读取${name}。${problemIn('cn', code, name)}`,
    documentsSilent: (_, passages) =>
      `文档没有回答此问题的内容，已阅读${passages}个段落。请换用文中的说法，或改问文献库。`,
    noDocument: '没有可处理的文档。请附上PDF、DOCX或TXT文件后重新发送。',
    noSentence: '文档中没有可用于摘要的完整句子，开头如下：',
    summarised: (sentences) => `${sentences}句原文`,
    summarise: (title) => `《${title}》的主题、主要发现和结论是什么？`,
    concept: (problem, principle, hint) => `${problem} 应用发明原理“${principle}”：${hint}`,
    quoted: '由规则与原文摘录生成，未使用语言模型。',
    gaveUp: '智能体未能完成，已写出的内容已保留。请重试；如仍出现，请联系支持人员。',
    references: '参考文献',
    footnotes: '注释',
    unsupported: '无出处',
    partly: '部分有据',
    asked: '提问',
  },
  tw: {
    agents: {
      air_technical_qa_agent: {
        name: '文獻庫問答',
        description: '依據文獻庫回答技術問題，每句話都有出處。',
        examples: ['氮化鎵與矽(111)的晶格不匹配是多少？', '氯離子如何引發316L不鏽鋼點蝕？'],
      },
      air_find_solution_agent: {
        name: '尋找解決方案',
        description: '把問題歸結為矛盾，從矛盾矩陣取得發明原理，並給出文獻庫中的應用證據。',
        examples: ['提高正極的充電速度，但不降低穩定性', '提高合金強度而不增加重量'],
      },
      document_summary_agent: {
        name: '文件摘要',
        description: '從PDF、DOCX或TXT中選出最能概括內容的句子並標註頁碼，還可就文件提問。',
        examples: ['概括這份文件'],
      },
    },
    steps: {
      search_library: '檢索文獻庫',
      write_answer: '撰寫回答',
      map_contradiction: '把問題歸結為矛盾',
      read_matrix: '查矛盾矩陣',
      find_evidence: '查找原理的證據',
      write_concepts: '撰寫解決方案',
      read_document: '閱讀文件',
      summarise_document: '選出最具概括性的句子',
      answer_document: '依據文件回答',
    },
    separations: { space: '空間分離', time: '時間分離', condition: '條件分離', 'whole and part': '整體與部分分離' },
    found: (passages, documents) => `檢索${documents}篇文獻，找到${passages}個段落`,
    answered: (sentences) => `${sentences}句有出處的回答`,
    notAnswered: '文獻庫沒有回答此問題的內容',
    contradiction: (improve, worsen) => `改善：${improve}；不得惡化：${worsen}`,
    noContradiction: '未辨識出兩個參數，改為直接檢索該問題',
    principles: (numbers) => `原理${numbers}`,
    disputed: '該儲存格在已發表的矩陣版本之間存在差異，採用前請核對。',
    physical: '同一特性需要同時高和低，屬於物理矛盾，應以分離原理解決。',
    emptyCell: '矩陣對這一組合沒有推薦，改用分離原理。',
    evidence: (passages, principles) => `${principles}個原理共${passages}個段落`,
    noEvidence: '文獻庫中沒有段落能說明這些原理在該問題上的應用。',
    leading: (improve, worsen) => `問題可表述為：改善**${improve}**，而**${worsen}**會隨之惡化。`,
    without: '矩陣還推薦以下原理，但文獻庫中沒有針對該問題的段落：',
    documents: (count) => `已閱讀${count}份文件`,
    pages: (count) => `${count}頁`,
    page: (number) => `第${number}頁`,
    unreadable: (name, code) => `無法讀取${name}。${problemIn('tw', code, name)}`,
    documentsSilent: (_, passages) =>
      `文件沒有回答此問題的內容，已閱讀${passages}個段落。請換用文中的說法，或改問文獻庫。`,
    noDocument: '沒有可處理的文件。請附上PDF、DOCX或TXT檔案後重新傳送。',
    noSentence: '文件中沒有可用於摘要的完整句子，開頭如下：',
    summarised: (sentences) => `${sentences}句原文`,
    summarise: (title) => `《${title}》的主題、主要發現和結論是什麼？`,
    concept: (problem, principle, hint) => `${problem} 應用發明原理「${principle}」：${hint}`,
    quoted: '由規則與原文摘錄產生，未使用語言模型。',
    gaveUp: '智慧體未能完成，已寫出的內容已保留。請重試；如仍發生，請聯絡支援人員。',
    references: '參考文獻',
    footnotes: '註釋',
    unsupported: '無出處',
    partly: '部分有據',
    asked: '提問',
  },
  jp: {
    agents: {
      air_technical_qa_agent: {
        name: 'ライブラリへの質問',
        description: '技術的な質問にライブラリから答え、すべての文に出典を付けます。',
        examples: ['シリコンの理論容量はどれくらいか', 'Li6PS5Clのイオン伝導率はどれくらいか'],
      },
      air_find_solution_agent: {
        name: '解決策を探す',
        description: '課題を矛盾として読み取り、矛盾マトリクスから発明原理を選び、ライブラリでの適用例を示します。',
        examples: ['安定性を落とすことなく正極の充電速度を上げたい', '重量を増やさずに合金の強度を高めたい'],
      },
      document_summary_agent: {
        name: '文書の要約',
        description: 'PDF、DOCX、TXTから要点となる文をページ番号とともに抜き出し、文書についての質問にも答えます。',
        examples: ['この文書を要約してください'],
      },
    },
    steps: {
      search_library: 'ライブラリを検索',
      write_answer: '回答を作成',
      map_contradiction: '課題を矛盾として読み取る',
      read_matrix: '矛盾マトリクスを引く',
      find_evidence: '原理の適用例を探す',
      write_concepts: '解決策を作成',
      read_document: '文書を読む',
      summarise_document: '要点となる文を選ぶ',
      answer_document: '文書から答える',
    },
    separations: {
      space: '空間による分離',
      time: '時間による分離',
      condition: '条件による分離',
      'whole and part': '全体と部分の分離',
    },
    found: (passages, documents) => `${documents}件の文書から${passages}件の箇所が見つかりました`,
    answered: (sentences) => `出典付きの文${sentences}件`,
    notAnswered: 'ライブラリにこの質問への答えはありません',
    contradiction: (improve, worsen) => `改善：${improve}　悪化させない：${worsen}`,
    noContradiction: '二つのパラメータを読み取れなかったため、課題そのものを検索します',
    principles: (numbers) => `原理 ${numbers}`,
    disputed: 'このセルは公表された版によって値が異なります。利用前に照合してください。',
    physical: '一つの性質に高さと低さの両方が求められています。分離の原理で解決します。',
    emptyCell: 'この組み合わせに対する推奨はマトリクスにありません。代わりに分離の原理を試します。',
    evidence: (passages, principles) => `原理${principles}件に対して${passages}件の箇所`,
    noEvidence: 'この課題でこれらの原理が使われている箇所は、ライブラリにありません。',
    leading: (improve, worsen) => `課題は「**${improve}**を改善すると**${worsen}**が悪化する」と読み取れます。`,
    without: '次の原理も推奨されますが、この課題での適用例はライブラリにありません：',
    documents: (count) => `文書${count}件を読みました`,
    pages: (count) => `${count}ページ`,
    page: (number) => `${number}ページ`,
    unreadable: (name, code) => `${name}を読み取れませんでした。${problemIn('jp', code, name)}`,
    documentsSilent: (_, passages) =>
      `文書にこの質問への答えはありません（${passages}件の箇所を確認しました）。文書中の言葉で尋ね直すか、ライブラリに質問してください。`,
    noDocument: '対象の文書がありません。PDF、DOCX、TXTのいずれかを添付して、もう一度送信してください。',
    noSentence: '要約に使える完結した文が文書にありません。文書の冒頭は次のとおりです。',
    summarised: (sentences) => `原文のまま${sentences}文`,
    summarise: (title) => `「${title}」の主題、主な知見、結論は何ですか。`,
    concept: (problem, principle, hint) => `${problem} 発明原理「${principle}」を適用：${hint}`,
    quoted: '規則と引用によって作成され、言語モデルは使われていません。',
    gaveUp:
      'エージェントは完了できませんでした。作成済みの内容は保存されています。再試行し、解決しない場合はサポートにご連絡ください。',
    references: '参考文献',
    footnotes: '注',
    unsupported: '出典なし',
    partly: '一部のみ裏付けあり',
    asked: '質問',
  },
};
