import { useState } from 'react';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { messages } from '@/features/checkout/messages';
import { useTranslate } from '@/i18n/useTranslate';

const WindowsNoteDialog = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "enquiry-parts" */ '@/features/windows/note/WindowsNoteDialog'
      )
    ).WindowsNoteDialog,
);

export interface CheckoutWindowsProps {
  /** Called with the measurements as text. */
  onAdd: (text: string) => void;
}

/** Takes measured windows into the order notes (product 15.9). */
export function CheckoutWindows({ onAdd }: CheckoutWindowsProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setIsOpen(true)}>
        {t(messages.addWindows)}
      </Button>
      <WindowsNoteDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onAdd={onAdd} />
    </>
  );
}
