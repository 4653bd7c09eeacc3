import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface PrintLetterheadProps {
  /** Name of the shop. */
  name: string;
  phone: string;
  email: string;
}

/** First line of a printed page: whose it is and how to reach them. Not shown on screens. */
export function PrintLetterhead({ name, phone, email }: PrintLetterheadProps) {
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
      <Typography variant="h4" component="p">
        {name}
      </Typography>
      <Typography variant="body2">
        <bdi>{phone}</bdi> · {email}
      </Typography>
    </Box>
  );
}
