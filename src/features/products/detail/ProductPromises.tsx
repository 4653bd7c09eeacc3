import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { CheckIcon } from '@/components/icons/CheckIcon';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  fontSize: '0.9375rem',
  '& li': { display: 'flex', gap: 10, alignItems: 'flex-start' },
  '& svg': { flex: 'none', color: theme.palette.primary.dark, fontSize: '1.25rem', marginBlock: 2 },
}));

/** List of the promises for every product. */
export function ProductPromises() {
  const t = useTranslate();
  const { making, fitting, measuring } = messages.promises;
  return (
    <List>
      {[t(making), t(fitting), t(measuring)].map((promise) => (
        <li key={promise}>
          <CheckIcon />
          <Box component="span">{promise}</Box>
        </li>
      ))}
    </List>
  );
}
