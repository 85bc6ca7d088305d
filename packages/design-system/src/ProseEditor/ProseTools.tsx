import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { IconDrawing } from '../Icon/Icon.types.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Toolbar, ToolbarGroup } from '../Toolbar/Toolbar.tsx';
import type { ProseView, Standing, ViewProps } from './createProseView.ts';
import * as styles from './ProseEditor.css.ts';
import { ProseTableTools } from './ProseTableTools.tsx';
import {
  BoldIcon,
  CiteIcon,
  CodeIcon,
  EquationIcon,
  FigureIcon,
  FormulaIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  PictureIcon,
  QuoteIcon,
  SubscriptIcon,
  SuperscriptIcon,
  TableIcon,
} from './prose.icons.ts';

type ProseToolsProps = Pick<ViewProps, 'words' | 'onInsertCitation' | 'onInsertFigure'> & {
  /** Pictures can be added. */
  takesPictures: boolean;
  view: ProseView;
  standing: Standing;
};

const marks = [
  ['strong', BoldIcon],
  ['emphasis', ItalicIcon],
  ['subscript', SubscriptIcon],
  ['superscript', SuperscriptIcon],
  ['code', CodeIcon],
] as const satisfies readonly (readonly [string, IconDrawing])[];

const around = [
  ['bulletList', ListIcon],
  ['orderedList', ListOrderedIcon],
  ['quote', QuoteIcon],
] as const satisfies readonly (readonly [string, IconDrawing])[];

/** The tools above the text; each says whether it holds where the caret is. */
export function ProseTools({
  view,
  standing,
  words,
  takesPictures,
  onInsertCitation,
  onInsertFigure,
}: ProseToolsProps) {
  const chosen = useRef<HTMLInputElement>(null);
  const [href, setHref] = useState<string>();
  const headings = [1, 2, 3, 4].map((level) => ({
    value: `heading${level}`,
    label: words.heading.replace('{level}', String(level)),
  }));
  const blocks = [
    { value: 'paragraph', label: words.paragraph },
    ...headings,
    { value: 'codeBlock', label: words.codeBlock },
  ].filter(({ value }) => view.can(value));

  function setLink(event: SyntheticEvent) {
    event.preventDefault();
    const address = href?.trim() ?? '';
    if (!/^(https?:|mailto:)\S+$/i.test(address)) return;
    view.link(address);
    setHref(undefined);
  }

  return (
    <div className={styles.tools}>
      <Toolbar label={words.tools}>
        <ToolbarGroup label={words.blocks}>
          <div className={styles.block}>
            <Select
              size="compact"
              aria-label={words.block}
              options={blocks}
              value={standing.block}
              onChange={(event) => view.run(event.target.value)}
            />
          </div>
          {around.map(([name, icon]) => (
            <IconButton
              key={name}
              icon={icon}
              label={words[name]}
              aria-pressed={standing.around.includes(name)}
              onClick={() => view.run(name)}
            />
          ))}
        </ToolbarGroup>
        <ToolbarGroup label={words.marks}>
          {marks.map(([name, icon]) => (
            <IconButton
              key={name}
              icon={icon}
              label={words[name]}
              aria-pressed={standing.marks.includes(name)}
              onClick={() => view.run(name)}
            />
          ))}
          <IconButton
            icon={LinkIcon}
            label={words.link}
            aria-pressed={standing.marks.includes('link')}
            aria-expanded={href !== undefined}
            onClick={() => setHref(href === undefined ? (standing.link ?? 'https://') : undefined)}
          />
        </ToolbarGroup>
        <ToolbarGroup label={words.inserts}>
          <IconButton icon={FormulaIcon} label={words.formula} onClick={() => view.insert('formula', { tex: '' })} />
          {view.can('equation') && (
            <IconButton
              icon={EquationIcon}
              label={words.equation}
              onClick={() => view.insert('equation', { tex: '' })}
            />
          )}
          <IconButton icon={TableIcon} label={words.table} onClick={() => view.insertTable()} />
          {takesPictures && (
            <IconButton icon={PictureIcon} label={words.addPicture} onClick={() => chosen.current?.click()} />
          )}
          {onInsertCitation && (
            <IconButton
              icon={CiteIcon}
              label={words.citation}
              onClick={() => onInsertCitation((evidence) => view.insert('citation', { evidence }))}
            />
          )}
          {onInsertFigure && (
            <IconButton
              icon={FigureIcon}
              label={words.figure}
              onClick={() => onInsertFigure((figure) => view.insert('figureReference', { figure }))}
            />
          )}
        </ToolbarGroup>
        {standing.table && <ProseTableTools view={view} hasHeader={standing.table.hasHeader} words={words} />}
      </Toolbar>
      {takesPictures && (
        <input
          ref={chosen}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/svg+xml"
          onChange={({ target }) => {
            for (const picture of target.files ?? []) view.addPicture(picture);
            target.value = '';
          }}
        />
      )}
      {href !== undefined && (
        <form className={styles.link} onSubmit={setLink}>
          <TextInput
            size="compact"
            aria-label={words.linkAddress}
            value={href}
            onChange={(event) => setHref(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setHref(undefined);
              view.focus();
            }}
          />
          <Button size="compact" type="submit">
            {words.setLink}
          </Button>
          {standing.link !== undefined && (
            <Button
              size="compact"
              variant="quiet"
              onClick={() => {
                view.link(undefined);
                setHref(undefined);
              }}
            >
              {words.removeLink}
            </Button>
          )}
        </form>
      )}
    </div>
  );
}
