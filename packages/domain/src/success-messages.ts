import type { Locale } from './locale.ts';

/** What a toast says when something succeeded (section 8), by what was done. */
export const successMessages = {
  removed: { cn: '删除成功', en: 'Remove Success', jp: '削除しました', tw: '刪除成功' },
  /** Stands with a link to the project. */
  addedToProject: {
    cn: '已成功添加到项目',
    en: 'Successfully added to the project',
    jp: 'プロジェクトに追加しました',
    tw: '已成功加入專案',
  },
  updated: { cn: '更新成功', en: 'Update success', jp: '更新しました', tw: '更新成功' },
  created: { cn: '创建成功', en: 'Create success', jp: '作成しました', tw: '建立成功' },
} as const satisfies Record<string, Record<Locale, string>>;
