import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { quoteMessages } from '../messages';

export interface QuoteToolsProps {
  /** URL of the page that the quote belongs to. */
  backPath: string;
  /** Name of the link to that page. */
  backLabel: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Buttons above a quote: print it, or go back. Not on paper. */
export function QuoteTools({ backPath, backLabel, children }: QuoteToolsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: 2 }}>
      <Button onClick={() => window.print()}>{t(quoteMessages.print)}</Button>
      {children}
      <Button href={backPath} variant="outlined">
        {backLabel}
      </Button>
    </Box>
  );
}
