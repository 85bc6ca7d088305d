import { Skeleton, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../LoadFailure.tsx';
import { administrationMessages } from '../messages.ts';
import type { KnownSetting } from './knowledge.source.ts';
import type { LoadSettingEditor, SettingEditorProps } from './knowledge.types.ts';

interface LoadedEditorProps extends SettingEditorProps {
  setting: Pick<KnownSetting, 'tool' | 'name'>;
  load: LoadSettingEditor | undefined;
}

/** The editor that the tool has for a setting, fetched when it is looked at. */
export function LoadedEditor({ setting: { tool, name }, load, ...given }: LoadedEditorProps) {
  const t = useMessages(administrationMessages);
  const editor = useQuery({
    queryKey: ['administration', 'setting editor', tool, name],
    // A component is a function, which a cache of data would take for something to call.
    queryFn: async () => ({ Editor: await load?.() }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (editor.isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={240} />
      </div>
    );
  if (editor.isError) return <LoadFailure error={editor.error} onRetry={() => void editor.refetch()} />;
  const { Editor } = editor.data;
  return Editor ? <Editor {...given} /> : <Text tone="muted">{t('knowledge.unknown')}</Text>;
}
