import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { FileDropWords } from './FileDrop.types.ts';

const joined = (parts: readonly string[], mark: string) => parts.filter(Boolean).join(mark);

export const fileDropWords: WordsByScript<FileDropWords> = {
  latin: {
    drop: 'Drop files here, paste them, or choose them',
    dropNow: 'Let go to add the files',
    files: 'Files',
    waiting: 'Waiting',
    uploading: (share) => (share ? `Uploading, ${share}` : 'Uploading'),
    success: 'Added',
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Send ${name} again`,
    limits: ({ types, size, count }) =>
      joined([types, size && `up to ${size} each`, count && `at most ${count} files`], ', '),
    wrongType: (name, types) => `${name} was not added: only ${types} can be read.`,
    tooLarge: (name, size, most) => `${name} was not added: it has ${size}, and ${most} is the most.`,
    empty: (name) => `${name} was not added: it is empty.`,
    tooMany: (names, most) => `${names} not added: there is room for ${most} files. Remove one first.`,
  },
  'zh-Hans': {
    drop: '将文件拖到此处、粘贴，或点击选择',
    dropNow: '松开即可添加文件',
    files: '文件',
    waiting: '等待中',
    uploading: (share) => (share ? `正在上传，${share}` : '正在上传'),
    success: '已添加',
    remove: (name) => `移除 ${name}`,
    retry: (name) => `重新上传 ${name}`,
    limits: ({ types, size, count }) =>
      joined([types, size && `每个不超过 ${size}`, count && `最多 ${count} 个`], '，'),
    wrongType: (name, types) => `未添加 ${name}：仅支持 ${types}。`,
    tooLarge: (name, size, most) => `未添加 ${name}：大小为 ${size}，上限为 ${most}。`,
    empty: (name) => `未添加 ${name}：文件为空。`,
    tooMany: (names, most) => `未添加 ${names}：最多 ${most} 个文件。请先移除一个。`,
  },
  'zh-Hant': {
    drop: '將檔案拖曳至此處、貼上，或點選以選取',
    dropNow: '放開即可新增檔案',
    files: '檔案',
    waiting: '等待中',
    uploading: (share) => (share ? `正在上傳，${share}` : '正在上傳'),
    success: '已新增',
    remove: (name) => `移除 ${name}`,
    retry: (name) => `重新上傳 ${name}`,
    limits: ({ types, size, count }) =>
      joined([types, size && `每個不超過 ${size}`, count && `最多 ${count} 個`], '，'),
    wrongType: (name, types) => `未新增 ${name}：僅支援 ${types}。`,
    tooLarge: (name, size, most) => `未新增 ${name}：大小為 ${size}，上限為 ${most}。`,
    empty: (name) => `未新增 ${name}：檔案是空的。`,
    tooMany: (names, most) => `未新增 ${names}：最多 ${most} 個檔案。請先移除一個。`,
  },
  ja: {
    drop: 'ファイルをここにドロップ、貼り付け、またはクリックして選択',
    dropNow: '離すとファイルを追加します',
    files: 'ファイル',
    waiting: '待機中',
    uploading: (share) => (share ? `アップロード中、${share}` : 'アップロード中'),
    success: '追加済み',
    remove: (name) => `${name} を削除`,
    retry: (name) => `${name} を再送信`,
    limits: ({ types, size, count }) => joined([types, size && `1 件 ${size} まで`, count && `最大 ${count} 件`], '、'),
    wrongType: (name, types) => `${name} を追加できませんでした。読み込めるのは ${types} です。`,
    tooLarge: (name, size, most) => `${name} を追加できませんでした。サイズは ${size}、上限は ${most} です。`,
    empty: (name) => `${name} を追加できませんでした。ファイルが空です。`,
    tooMany: (names, most) => `${names} を追加できませんでした。上限は ${most} 件です。先に 1 件削除してください。`,
  },
};
