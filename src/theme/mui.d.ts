import '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    sand: Palette['primary'];
    night: Palette['primary'];
    /** Accent of the return flow (product 1.3). */
    returnFlow: Palette['primary'];
  }
  interface PaletteOptions {
    sand?: PaletteOptions['primary'];
    night?: PaletteOptions['primary'];
    returnFlow?: PaletteOptions['primary'];
  }
  interface TypographyVariants {
    display: React.CSSProperties;
    /** Type of a few large lines of text; set with a size of its own. */
    lead: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    lead?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}
