/** Words that carry no subject: function words and the phrases of asking. They are neither indexed nor searched. */
const english =
  'a about above after again all also although am an and any are as at be because been before being below between both but by can cannot could did do does doing done down during each either etc few for from further had has have having he hence her here hers him his how however i if in into is it its itself just least less may me might more moreover most much must my neither no nor not of off on once only onto or other others our out over own per quite rather same shall she should since so some such than that the their them then there thereby therefore these they this those though through thus to too under until up upon us very via was we were what when where whereas whereby wherein whether which while who whom whose why will with within without would yet you your';

/** Particles, pronouns and question words as `Intl.Segmenter` cuts them. */
const chinese =
  '的 了 是 在 和 与 及 或 有 被 把 对 为 以 于 其 之 而 且 也 都 就 不 这 那 该 所 由 从 到 等 中 上 下 个 什么 如何 怎样 怎么 哪些 哪 多少 为什么 请 吗 呢 與 對 為 於 這 個 從 什麼 怎樣 怎麼 為什麼 嗎';
const japanese =
  'の に は を が と で も へ や から まで より など ので のに て た だ です ます である する した して される された されて いる ある こと もの ため この その あの これ それ どの どう どの よう ように な なる れる られ 何 なぜ か ね よ さ れ し い う ない なく および また または';

export const stopWords: ReadonlySet<string> = new Set(english.split(' '));
export const wideStopWords: ReadonlySet<string> = new Set([...chinese.split(' '), ...japanese.split(' ')]);

/** Words of asking for literature rather than of the subject; left out of a query that has others. */
const asking =
  'anyone available describe described discuss discussed effect existing explain find found give given information investigate investigated known made method obtain obtained paper papers present result results show shown study use used using work';
export const askingWords: readonly string[] = asking.split(' ');
