import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MemoryRouter, useInRouterContext } from 'react-router';
import { I18nContext } from '@/i18n/I18nContext';
import type { Language } from '@/lib/language';
import { dirOf, texts, themes } from '../../.storybook/languages';
import { cacheOf } from '../../.storybook/motion';

/** Lets links work on a documentation page; stories have a router. */
function Routed({ children }: { children: ReactNode }) {
  return useInRouterContext() ? children : <MemoryRouter>{children}</MemoryRouter>;
}

/** A part of a documentation page in one language, with its theme and direction. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <CacheProvider value={cacheOf('system')}>
      <ThemeProvider theme={themes[language]}>
        <I18nContext value={texts[language]}>
          <Routed>
            <Box
              lang={language}
              dir={dirOf(language)}
              sx={{ typography: 'body1', color: 'text.primary' }}
            >
              {children}
            </Box>
          </Routed>
        </I18nContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
