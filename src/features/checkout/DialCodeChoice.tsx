import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Spinner } from '@/theme/Spinner';
import { DialCodeList } from './DialCodeList';
import { listDialCodes } from './dialCodes';
import { messages } from './messages';
import type { CountriesState } from './useCountries';

export interface DialCodeChoiceProps {
  value: string;
  countries: CountriesState;
  onPick: (dialCode: string) => void;
}

/** The list of dial codes, or what stands in its place while the countries are not there. */
export function DialCodeChoice({ value, countries, onPick }: DialCodeChoiceProps) {
  const { reference, hasFailed, retry } = countries;
  if (reference !== undefined) {
    return <DialCodeList dialCodes={listDialCodes(reference)} value={value} onPick={onPick} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, placeItems: 'center', padding: 3 }}>
      {hasFailed ? (
        <>
          <Typography variant="body2" role="alert">
            {messages.dialCodesFailed}
          </Typography>
          <Button variant="outlined" size="small" onClick={retry}>
            {messages.retry}
          </Button>
        </>
      ) : (
        <Spinner size={24} label={messages.dialCodesLoading} />
      )}
    </Box>
  );
}
