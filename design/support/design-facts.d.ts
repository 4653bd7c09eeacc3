/** What `tools/designFacts.ts` reads from the sources when Storybook starts. */
declare module 'design-facts' {
  export interface Change {
    date: string;
    subject: string;
    files: string[];
  }

  export interface DesignFacts {
    /** Titles of the components that import a module of MUI or a shared component. */
    usedIn: Record<string, string[]>;
    /** Titles of the pages that show it somewhere; `Layout/AppLayout` when all do. */
    seenOn: Record<string, string[]>;
    /** Ids of the first stories of titles without documentation. */
    undocumented: Record<string, string>;
    /** Last commits of the theme and the shared components. */
    changes: Change[];
    /** Arabic texts of the catalogue by the English ones, as far as fixtures and stories use them. */
    arabic: Record<string, string>;
    /** URL of the sources, without the path of a file; empty without. */
    sourceUrl: string;
  }

  const facts: DesignFacts;
  export default facts;
}
