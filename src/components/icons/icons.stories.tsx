import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import preview from '#.storybook/preview';
import { AlertIcon } from './AlertIcon';
import { ArrowBackIcon } from './ArrowBackIcon';
import { CartIcon } from './CartIcon';
import { ChatIcon } from './ChatIcon';
import { CheckIcon } from './CheckIcon';
import { ChevronDownIcon } from './ChevronDownIcon';
import { ChevronLeftIcon } from './ChevronLeftIcon';
import { ChevronRightIcon } from './ChevronRightIcon';
import { CloseIcon } from './CloseIcon';
import { HomeIcon } from './HomeIcon';
import { InfoIcon } from './InfoIcon';
import { MenuIcon } from './MenuIcon';
import { MinusIcon } from './MinusIcon';
import { PackageIcon } from './PackageIcon';
import { PauseIcon } from './PauseIcon';
import { PlayIcon } from './PlayIcon';
import { PlusIcon } from './PlusIcon';
import { RouteIcon } from './RouteIcon';
import { SearchIcon } from './SearchIcon';
import { TrashIcon } from './TrashIcon';
import { TruckIcon } from './TruckIcon';

const icons = {
  AlertIcon,
  ArrowBackIcon,
  CartIcon,
  ChatIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  HomeIcon,
  InfoIcon,
  MenuIcon,
  MinusIcon,
  PackageIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  RouteIcon,
  SearchIcon,
  TrashIcon,
  TruckIcon,
};

function IconGrid() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 2,
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
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
    </Box>
  );
}

/** 24 px icons with a 1.5 px stroke in the current text colour. */
const meta = preview.meta({ parameters: { controls: { disable: true } } });

export const AllIcons = meta.story({ render: () => <IconGrid /> });
