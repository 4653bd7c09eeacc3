import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';

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
  const isWholePage = component === 'h1';
  return (
    <Box
      role="alert"
      sx={{
        textAlign: 'center',
        paddingBlock: isWholePage ? fluid(72, 144) : 6,
        paddingInline: 2,
      }}
    >
      <Typography variant={isWholePage ? 'h2' : 'h4'} component={component}>
        {messages.couldNotLoad(what)}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1.5 }}>
        {reason ?? messages.checkConnection}
      </Typography>
      <Button variant="outlined" onClick={onRetry} loading={isRetrying}>
        {messages.retry}
      </Button>
    </Box>
  );
}
