import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { ChevronDownIcon } from '@/components/icons';
import { messages, REASONS } from './messages';

export interface ReasonSelectProps {
  /** Empty until one is chosen. */
  value: string;
  onChange: (reason: string) => void;
}

/** The reasons of spec §3 in the platform's own select. */
export function ReasonSelect({ value, onChange }: ReasonSelectProps) {
  const id = useId();
  return (
    <Box>
      <InputLabel
        htmlFor={id}
        shrink={false}
        sx={{
          position: 'static',
          transform: 'none',
          color: 'text.primary',
          marginBlockEnd: 0.75,
          fontSize: '0.9375rem',
        }}
      >
        {messages.reason}
      </InputLabel>
      <Select
        native
        IconComponent={ChevronDownIcon}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id, name: 'reason' }}
      >
        <option value="">{messages.chooseReason}</option>
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
      </Select>
    </Box>
  );
}
