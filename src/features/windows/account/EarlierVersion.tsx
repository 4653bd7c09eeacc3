import { useState } from 'react';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { useAppSelector } from '@/store/hooks';
import { selectEarlierVersion } from '@/store/windowsAccount';
import { useWindowActions } from '../useWindowActions';
import { accountMessages } from '../editor/messages';

const EarlierDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "windows-form" */ './EarlierDialog')).EarlierDialog,
);

export interface EarlierVersionProps {
  window: MeasuredWindow;
  /** Name of the window in the list. */
  name: string;
}

/** Opens the other version of a window that was changed on two devices; renders nothing without one. */
export function EarlierVersion({ window, name }: EarlierVersionProps) {
  const t = useTranslate();
  const { edit } = useWindowActions();
  const earlier = useAppSelector((state) => selectEarlierVersion(state, window.id));
  const [isOpen, setIsOpen] = useState(false);
  if (earlier === undefined) return null;
  const restore = () => {
    edit(window.id, earlier);
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="text" sx={{ textAlign: 'start' }} onClick={() => setIsOpen(true)}>
        {t(accountMessages.earlier, { name })}
      </Button>
      <EarlierDialog
        isOpen={isOpen}
        name={name}
        current={window}
        earlier={earlier}
        onClose={() => setIsOpen(false)}
        onRestore={restore}
      />
    </>
  );
}
