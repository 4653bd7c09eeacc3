import GlobalStyles from '@mui/material/GlobalStyles';

/** Print styles: hides bars, navigation and toasts, and sets a white background. */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@media print': {
          '#root > header, #root > footer, nav, [role="region"][aria-label^="Notifications"]': {
            display: 'none !important',
          },
          body: { backgroundColor: 'transparent' },
          'main h1, main h2, main h3': { breakAfter: 'avoid' },
          'main img, main blockquote, main table': { breakInside: 'avoid' },
          '@page': { margin: '20mm' },
        },
      }}
    />
  );
}
