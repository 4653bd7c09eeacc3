import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export interface SectionErrorProps {
  /** What could not be loaded, e.g. 'the fabrics'. */
  what: string;
  /** The server's reason, when it gave one. */
  reason?: string;
  isRetrying?: boolean;
  /** `h1` where the failure is the whole page. */
  component?: 'h1' | 'p';
  onRetry: () => void;
}

/** Stands where a part of the page could not be loaded; the rest of the page goes on working. */
export function SectionError(props: SectionErrorProps) {
  const { what, reason, isRetrying = false, component = 'p', onRetry } = props;
  return (
    <Box role="alert" sx={{ textAlign: 'center', paddingBlock: 6, paddingInline: 2 }}>
      <Typography variant="h4" component={component}>
        We could not load {what}.
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1.5 }}>
        {reason ?? 'Check your connection and try again.'}
      </Typography>
      <Button variant="outlined" onClick={onRetry} loading={isRetrying}>
        Retry
      </Button>
    </Box>
  );
}
