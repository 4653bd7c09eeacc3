import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/language';
import { cell as guideCell } from './GuideParts';
import { InLanguage } from './InLanguage';

const cell = { ...guideCell, paddingInlineEnd: 2, verticalAlign: 'top' } as const;

interface TwoLanguagesProps {
  /** What a line is about, and its text in each language. */
  lines: readonly (readonly [about: string, show: (language: Language) => ReactNode])[];
}

/** Texts of the shop in both languages, line by line. */
export function TwoLanguages({ lines }: TwoLanguagesProps) {
  return (
    <InLanguage language="en">
      <Box
        component="table"
        sx={{ width: 1, borderCollapse: 'collapse', typography: 'body2', overflowWrap: 'anywhere' }}
      >
        <thead>
          <tr>
            {['', 'English', 'العربية'].map((head) => (
              <Box key={head} component="th" scope="col" sx={{ ...cell, fontWeight: 600 }}>
                {head}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([about, show]) => (
            <tr key={about}>
              <Box component="th" scope="row" sx={{ ...cell, fontWeight: 400 }}>
                {about}
              </Box>
              {(['en', 'ar'] satisfies Language[]).map((language) => (
                <Box key={language} component="td" sx={cell}>
                  <InLanguage language={language}>
                    <Box sx={{ typography: 'body2' }}>{show(language)}</Box>
                  </InLanguage>
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </InLanguage>
  );
}
