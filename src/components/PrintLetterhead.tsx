import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface PrintLetterheadProps {
  name: string;
  phone: string;
  email: string;
}

/** Shop name and contact details, visible in print only. */
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
        <bdi>{phone}</bdi>
        <span>{' · '}</span>
        <span>{email}</span>
      </Typography>
    </Box>
  );
}
