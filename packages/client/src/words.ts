import type { Locale } from '@assay/domain';

/** What the client says when the service said nothing. */
export const words: Readonly<
  Record<Locale, { unreachable: string; status(status: number): string; unreadable: string }>
> = {
  cn: {
    unreachable: '无法连接服务。请检查网络后重试。',
    status: (status) => `服务返回了状态 ${status}。请稍后重试。`,
    unreadable: '无法读取回答。请重新加载页面。',
  },
  en: {
    unreachable: 'The service could not be reached. Check the connection and try again.',
    status: (status) => `The service answered with status ${status}. Try again in a moment.`,
    unreadable: 'The answer could not be read. Reload the page.',
  },
  jp: {
    unreachable: 'サービスに接続できませんでした。接続を確認して、もう一度お試しください。',
    status: (status) => `サービスがステータス ${status} を返しました。しばらくしてからもう一度お試しください。`,
    unreadable: '回答を読み取れませんでした。ページを再読み込みしてください。',
  },
  tw: {
    unreachable: '無法連線至服務。請檢查網路後再試一次。',
    status: (status) => `服務回應了狀態 ${status}。請稍後再試。`,
    unreadable: '無法讀取回答。請重新載入頁面。',
  },
};
