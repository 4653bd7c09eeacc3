import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { company } from '@/content/company';
import { messages } from './messages';

/** E-mail address and phone number of the company. */
export function ContactLines() {
  return (
    <Box
      component="address"
      sx={{
        marginBlockStart: 6,
        padding: { xs: 3, sm: 4 },
        bgcolor: 'sand.main',
        fontStyle: 'normal',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="h4" component="p" sx={{ marginBlockEnd: 1 }}>
        {messages.contact}
      </Typography>
      <Link
        href={`mailto:${company.email}`}
        underline="always"
        sx={{ display: 'inline-block', paddingBlock: 1, marginInlineEnd: 4 }}
      >
        {company.email}
      </Link>
      <Link
        href={company.phoneHref}
        underline="always"
        sx={{ display: 'inline-block', paddingBlock: 1 }}
      >
        {company.phone}
      </Link>
    </Box>
  );
}
