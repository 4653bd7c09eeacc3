import Box from '@mui/material/Box';

/** Reserves the height of the filter bar while its list or its code is loading. */
export const FilterBarSpace = () => (
  <Box sx={{ minHeight: 46, marginBlockEnd: { xs: 3, md: 4 } }} />
);
