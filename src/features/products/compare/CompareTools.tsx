import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { CopyLink, type CopyLinkProps } from '@/components/CopyLink';
import { usePreHydrationInput } from '@/hooks/usePreHydrationInput';
import { useTranslate } from '@/i18n/useTranslate';
import { compareMessages } from './messages';

export interface CompareToolsProps extends CopyLinkProps {
  isDifferencesOnly: boolean;
  onChangeDifferences: (isDifferencesOnly: boolean) => void;
  /** There is more than one product. */
  canDiffer: boolean;
  /** URL of the quote sheet. */
  quotePath: string;
}

/** What can be done with a comparison: hide equal rows, share it, print it. */
export function CompareTools(props: CompareToolsProps) {
  const t = useTranslate();
  const { isDifferencesOnly, onChangeDifferences, canDiffer, quotePath, makeLink } = props;
  const checkbox = useRef<HTMLInputElement>(null);
  usePreHydrationInput(() => !isDifferencesOnly && checkbox.current?.checked, onChangeDifferences);
  return (
    <Box
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
      }}
    >
      {canDiffer && (
        <FormControlLabel
          label={t(compareMessages.onlyDifferences)}
          control={
            <Checkbox
              checked={isDifferencesOnly}
              slotProps={{ input: { ref: checkbox } }}
              onChange={(_event, isChecked) => onChangeDifferences(isChecked)}
            />
          }
        />
      )}
      <CopyLink makeLink={makeLink} />
      <Button variant="outlined" onClick={() => window.print()}>
        {t(compareMessages.print)}
      </Button>
      <Button href={quotePath} variant="text">
        {t(compareMessages.quote)}
      </Button>
    </Box>
  );
}
