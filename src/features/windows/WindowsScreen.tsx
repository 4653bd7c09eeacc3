import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { WindowList, type WindowListProps } from './list/WindowList';
import { messages } from './messages';
import { useWindows } from './useWindows';

/** Shown until the stored windows are restored. */
function Loading() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t(messages.loading)} sx={{ minHeight: '100vh' }}>
      <Skeleton variant="rectangular" height={138} sx={{ maxWidth: 400 }} />
    </Box>
  );
}

const WindowForm = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "windows-form" */ './editor/WindowForm')).WindowForm,
  { pending: <Loading /> },
);

/** The list of windows, or with `?window=` the form of one. */
export function WindowsScreen({ visitQuotes }: Pick<WindowListProps, 'visitQuotes'>) {
  const t = useTranslate();
  const windows = useWindows();
  const [params] = useSearchParams();
  const id = params.get('window');
  if (windows === undefined) return <Loading />;
  if (id === null) return <WindowList windows={windows} visitQuotes={visitQuotes} />;
  const window = windows.find((one) => one.id === id);
  if (window !== undefined) return <WindowForm key={id} window={window} windows={windows} />;
  return (
    <EmptyState
      component="h2"
      title={t(messages.notFoundTitle)}
      help={t(messages.notFoundHelp)}
      action={<Button href={paths.windows}>{t(messages.done)}</Button>}
    />
  );
}
