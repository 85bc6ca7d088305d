import { useViewport } from '@xyflow/react';
import { Button } from '../Button/Button.tsx';
import { FitIcon, MinusIcon, PlusIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import * as styles from './Canvas.css.ts';
import type { CanvasWords } from './Canvas.types.ts';
import type { CanvasCommand } from './canvas.keys.ts';

type ZoomToolsProps = { say: CanvasWords; language: string; run: (command: CanvasCommand) => void };

/** Smaller, the present zoom, larger, and everything. */
export function ZoomTools({ say, language, run }: ZoomToolsProps) {
  const { zoom } = useViewport();
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(zoom);
  return (
    <div className={styles.corner}>
      <Toolbar label={say.zoom}>
        <IconButton icon={MinusIcon} label={say.zoomOut} onClick={() => run('zoomOut')} />
        <Button
          size="compact"
          variant="quiet"
          className={styles.percent}
          aria-label={say.zoomActual(percent)}
          onClick={() => run('zoomActual')}
        >
          {percent}
        </Button>
        <IconButton icon={PlusIcon} label={say.zoomIn} onClick={() => run('zoomIn')} />
        <IconButton icon={FitIcon} label={say.zoomAll} onClick={() => run('zoomAll')} />
      </Toolbar>
    </div>
  );
}
