import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { company } from '@/content/company';
import { messages } from '../messages';

export interface PaymentUnavailableProps {
  /** Id that the disabled order button refers to. */
  id: string;
}

/** Why no order can be placed online, and whom to call instead. */
export function PaymentUnavailable({ id }: PaymentUnavailableProps) {
  return (
    <Box
      id={id}
      role="status"
      sx={{ borderInlineStart: '3px solid', borderColor: 'primary.main', paddingInlineStart: 2 }}
    >
      <Typography sx={{ fontWeight: 500 }}>{messages.paymentNone}</Typography>
      <Typography sx={{ marginBlockStart: 0.5 }}>
        {messages.paymentNoneHelp}{' '}
        <Link href={company.phoneHref} underline="always">
          <bdi>{company.phone}</bdi>
        </Link>
      </Typography>
    </Box>
  );
}
