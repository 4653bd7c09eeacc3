import { useState, type ReactNode } from 'react';
import { useIsClient } from '@/hooks/useIsClient';
import { Button, type ButtonProps } from '../Button';

/** Props of the opened dialog. */
export interface AskDialogState {
  isOpen: boolean;
  onClose: () => void;
}

export interface AskButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  /** Renders the dialog with the draft, code-split. */
  children: (state: AskDialogState) => ReactNode;
}

/** Opens a draft of a message to the shop (product 1.9). */
export function AskButton({ label, children, variant = 'outlined' }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isClient = useIsClient();
  return (
    <>
      <Button
        variant={variant}
        // A press before hydration would be lost.
        style={{ visibility: isClient ? undefined : 'hidden' }}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {children({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
