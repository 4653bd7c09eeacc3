import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';

export interface AddressOptionProps {
  /** Id of the address; empty for another one. */
  value: string;
  /** Shown beside the radio button, whose name it is. */
  children: ReactNode;
  /** Button of the chosen option. */
  action?: { label: string; name: string; onClick: () => void };
}

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '&:has(:checked)': {
    borderColor: theme.palette.primary.dark,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.dark}`,
  },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.text.secondary } },
}));

const Choice = styled(FormControlLabel)(({ theme }) => ({
  flexGrow: 1,
  alignItems: 'flex-start',
  margin: 0,
  paddingBlock: theme.spacing(1.5),
  paddingInline: theme.spacing(1, 2),
  gap: theme.spacing(0.5),
  '& .MuiFormControlLabel-label': { paddingBlockStart: theme.spacing(1), minWidth: 0 },
}));

/** Space of the radio button, so that the action is below the text. */
const ACTION_INSET = 7;

/** Radio card of one address. */
export function AddressOption({ value, children, action }: AddressOptionProps) {
  return (
    <Card>
      <Choice value={value} control={<Radio />} label={children} />
      {action !== undefined && (
        <Button
          variant="text"
          aria-label={action.name}
          onClick={action.onClick}
          sx={{ alignSelf: 'flex-start', marginInlineStart: ACTION_INSET, marginBlockEnd: 1 }}
        >
          {action.label}
        </Button>
      )}
    </Card>
  );
}
