import type { WordsByScript } from '../Language/LanguageContext.ts';

/** Keys whose cap shows a sign, by the name that is read out. */
export type KeyWords = Record<
  'up' | 'down' | 'left' | 'right' | 'enter' | 'escape' | 'space' | 'command' | 'shift' | 'option',
  string
>;

export const keyWords: WordsByScript<KeyWords> = {
  latin: {
    up: 'Arrow up',
    down: 'Arrow down',
    left: 'Arrow left',
    right: 'Arrow right',
    enter: 'Enter',
    escape: 'Escape',
    space: 'Space',
    command: 'Command',
    shift: 'Shift',
    option: 'Option',
  },
  'zh-Hans': {
    up: '上箭头',
    down: '下箭头',
    left: '左箭头',
    right: '右箭头',
    enter: '回车键',
    escape: '退出键',
    space: '空格键',
    command: 'Command 键',
    shift: 'Shift 键',
    option: 'Option 键',
  },
  'zh-Hant': {
    up: '向上鍵',
    down: '向下鍵',
    left: '向左鍵',
    right: '向右鍵',
    enter: 'Enter 鍵',
    escape: 'Esc 鍵',
    space: '空白鍵',
    command: 'Command 鍵',
    shift: 'Shift 鍵',
    option: 'Option 鍵',
  },
  ja: {
    up: '上矢印キー',
    down: '下矢印キー',
    left: '左矢印キー',
    right: '右矢印キー',
    enter: 'Enter キー',
    escape: 'Esc キー',
    space: 'スペースキー',
    command: 'コマンドキー',
    shift: 'シフトキー',
    option: 'オプションキー',
  },
};
