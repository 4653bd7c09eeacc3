import GlobalStyles from '@mui/material/GlobalStyles';

/** On paper only the page's own content is left: no bars, no navigation, no toasts, white ground. */
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
