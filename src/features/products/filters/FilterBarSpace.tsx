import Box from '@mui/material/Box';

const BAR_HEIGHT = 46;
/** One row of chips with its margin. */
const CHIPS_HEIGHT = 60;

/** Reserves the height of the filter bar while its list or its code is loading. */
export const FilterBarSpace = ({ hasChips }: { hasChips: boolean }) => (
  <Box
    sx={{
      minHeight: hasChips ? BAR_HEIGHT + CHIPS_HEIGHT : BAR_HEIGHT,
      marginBlockEnd: { xs: 3, md: 4 },
    }}
  />
);
