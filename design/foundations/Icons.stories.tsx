import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import preview from '#.storybook/preview';
import { PlainList } from '@/fixtures/PlainList';
import * as icons from '@/components/icons';

function IconGrid() {
  return (
    <PlainList columnPx={120}>
      {Object.entries<ComponentType>(icons).map(([name, Icon]) => (
        <Box
          key={name}
          component="li"
          sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', padding: 2 }}
        >
          <Icon />
          <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {name.replace(/Icon$/, '')}
          </Typography>
        </Box>
      ))}
    </PlainList>
  );
}

/**
 * 24 px icons with a 1.5 px stroke in the current text colour, hidden from screen readers. An icon alone is a button with a
 * name, and only if everybody knows it; one icon has one meaning. Icons that point along the line of reading, such as Back,
 * mirror in Arabic; those of things, such as the cart or the play button of a video, do not. A new one is drawn on a grid of 24
 * with 3 px of air, round ends, and without fills.
 */
const meta = preview.meta({ parameters: { controls: { disable: true } } });

export const AllIcons = meta.story({ render: () => <IconGrid /> });
