import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

/** Props of the opened dialog. */
export interface AskDialogState {
  isOpen: boolean;
  onClose: () => void;
}

export interface AskButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string;
  /** Renders the dialog with the draft, code-split. */
  children: (state: AskDialogState) => ReactNode;
}

/** Opens a draft of a message to the shop (product 1.9). */
export function AskButton({ label, children, variant = 'outlined', ...rest }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        sx={{ displayPrint: 'none' }}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {children({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
