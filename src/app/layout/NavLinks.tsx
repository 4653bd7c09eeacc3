import Box from '@mui/material/Box';
import { useTranslate } from '@/i18n/useTranslate';
import { BarLink } from './BarLink';
import { topBarLinks } from './links';
import { messages } from './messages';

/** The links of the top bar; the current page is underlined in gold. */
export function NavLinks() {
  const t = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={t(messages.mainNavigation)}
      sx={{
        display: { xs: 'none', md: 'flex' },
        justifyContent: 'center',
        // With enlarged text the links need a second line.
        flexWrap: 'wrap',
        columnGap: { xs: 2, md: 1.5, lg: 3.5 },
        // Without scripts the drawer cannot open.
        '@media (scripting: none)': { display: 'flex', gridColumn: '1 / -1' },
      }}
    >
      {topBarLinks.map(({ label, to }) => (
        <BarLink key={to} to={to} end>
          {t(label)}
        </BarLink>
      ))}
    </Box>
  );
}
