import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { InLanguage } from './InLanguage';

/** Link that saves a text as a file. */
export function Download({ name, text, use }: { name: string; text: string; use: string }) {
  return (
    <InLanguage language="en">
      <Typography sx={{ marginBlock: 1 }}>
        <Link
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={name}
          underline="always"
        >
          {name}
        </Link>{' '}
        <span>{use}</span>
      </Typography>
    </InLanguage>
  );
}
