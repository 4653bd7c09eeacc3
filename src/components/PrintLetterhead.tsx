import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Translated } from '@/contract/common';
import { textIn } from '@/lib/textIn';

export interface PrintLetterheadProps extends Translated {
  name: string;
  phone: string;
  email: string;
}

/** Shop name and contact details, visible in print only. */
export function PrintLetterhead({ name, lang, phone, email }: PrintLetterheadProps) {
  return (
    <Box
      sx={{
        display: 'none',
        displayPrint: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        marginBlockEnd: 4,
        paddingBlockEnd: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography variant="h4" component="p" {...textIn(lang)}>
        {name}
      </Typography>
      <Typography variant="body2">
        <bdi>{phone}</bdi>
        <span>{' · '}</span>
        <span>{email}</span>
      </Typography>
    </Box>
  );
}
