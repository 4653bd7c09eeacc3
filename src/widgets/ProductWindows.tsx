import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { adviceMessages } from '@/features/windows/advice/adviceMessages';
import { WindowAdvice, type WindowAdviceProps } from '@/features/windows/advice/WindowAdvice';
import { windowsCatalog } from '@/features/windows/windowsCatalog';
import { AddMessages } from '@/i18n/AddMessages';
import { useTranslate } from '@/i18n/useTranslate';

function Toggle(props: WindowAdviceProps) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(adviceMessages.toggle)}
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ marginBlockStart: 1.5 }}>
        {isOpen && <WindowAdvice {...props} />}
      </Box>
    </Box>
  );
}

/** Which sizes fit the customer's windows, opened by a button (product 15.7). */
export function ProductWindows(props: WindowAdviceProps) {
  return (
    <AddMessages catalog={windowsCatalog}>
      <Toggle {...props} />
    </AddMessages>
  );
}
