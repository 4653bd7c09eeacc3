import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsOffline } from '@/hooks/useIsOffline';
import { useTranslate } from '@/i18n/useTranslate';
import { fluid } from '@/theme/tokens';
import { Button } from './Button';
import { messages } from './messages';

export interface SectionErrorProps {
  /** Name of the data that failed to load, for example 'the fabrics'. */
  what: string;
  /** Error message of the server. */
  reason?: string;
  isRetrying?: boolean;
  /** `h1` when the section is the whole page. */
  component?: 'h1' | 'p';
  onRetry: () => void;
}

/** Error message with a retry button in place of a section that failed to load. */
export function SectionError(props: SectionErrorProps) {
  const t = useTranslate();
  const { what, reason, isRetrying = false, component = 'p', onRetry } = props;
  const isWholePage = component === 'h1';
  const isOffline = useIsOffline();
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
        {t(messages.couldNotLoad, { what })}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1.5 }}>
        {reason ?? t(isOffline ? messages.loadsOnline : messages.checkConnection)}
      </Typography>
      <Button variant="outlined" onClick={onRetry} loading={isRetrying}>
        {t(messages.retry)}
      </Button>
    </Box>
  );
}
