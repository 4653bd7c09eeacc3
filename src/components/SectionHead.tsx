import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/language';
import { textIn } from '@/lib/textIn';

export interface SectionHeadProps {
  title: string;
  /** Heading id, used by `aria-labelledby` of the section. */
  id: string;
  overline?: string;
  text?: string;
  /** Language of title and text, when it is not that of the page. */
  lang?: Language | undefined;
  /** Link or buttons at the end of the row. */
  action?: ReactNode;
}

/** Section header: heading, intro sentence and an action. */
export function SectionHead({ title, id, overline, text, lang, action }: SectionHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: 2,
        marginBlockEnd: { xs: 3, md: 6 },
      }}
    >
      <Box sx={{ flex: '1 1 12rem', maxWidth: '36rem' }}>
        {overline !== undefined && (
          <Typography
            variant="overline"
            component="p"
            sx={{ marginBlockEnd: 1, color: 'primary.dark' }}
          >
            {overline}
          </Typography>
        )}
        <Typography variant="h2" id={id} {...textIn(lang)}>
          {title}
        </Typography>
        {text !== undefined && text !== '' && (
          <Typography color="textSecondary" {...textIn(lang)} sx={{ marginBlockStart: 1.5 }}>
            {text}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
