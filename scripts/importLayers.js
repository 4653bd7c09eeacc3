/** Relative imports that leave a feature, from its top folder and from a subfolder. */
const OUT_OF_FOLDER = String.raw`^\.\./[^.]`;
const OUT_OF_PARENT = String.raw`^\.\./\.\./[^.]`;

/**
 * Forbidden imports of each layer with the alternative (docs/architecture.md). Of two matching entries the last applies.
 * `outside` matches relative imports that leave the layer.
 */
export const LAYERS = [
  {
    files: ['brand/**'],
    forbid: ['*'],
    instead: 'Storefront and server share these values: import nothing.',
  },
  {
    files: ['src/contract/**'],
    forbid: ['@/*'],
    instead: 'The wire contract imports nothing: declare the type here.',
  },
  {
    files: ['src/lib/**', 'src/theme/**'],
    forbid: [
      '@/i18n/*',
      '@/browser/*',
      '@/api/*',
      '@/store/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/widgets/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'Keep this pure: pass the value in as an argument.',
  },
  {
    // Node, webpack and Jest load it, so its imports are relative files with their extension.
    files: ['src/lib/madeToMeasure/**', 'src/lib/rooms/**'],
    outside: String.raw`^(?!\./[\w]+\.ts$)`,
    forbid: ['@/*'],
    instead: 'Browser and server share it: import only its own files, as ./name.ts.',
  },
  {
    files: ['src/content/**'],
    forbid: [
      '@/browser/*',
      '@/api/*',
      '@/store/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/widgets/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'Keep this pure: pass the value in as an argument.',
  },
  {
    files: ['src/i18n/**'],
    forbid: [
      '@/content/*',
      '@/theme/*',
      '@/browser/*',
      '@/api/*',
      '@/store/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/widgets/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'The i18n layer is below the shop: pass the messages in as an argument.',
  },
  {
    files: ['src/browser/**'],
    forbid: [
      '@/i18n/*',
      '@/content/*',
      '@/api/*',
      '@/store/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/widgets/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'Helpers for the DOM import no React code: pass the value in as an argument.',
  },
  {
    files: ['src/components/**', 'src/hooks/**'],
    forbid: [
      '@/api/*',
      '@/store/*',
      '@/content/*',
      '@/features/*',
      '@/widgets/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'Shared components use neither store nor texts of a feature: take the data as props.',
  },
  {
    // Stories of shared components may use the shop's images.
    files: ['src/components/**/*.stories.tsx'],
    forbid: ['@/api/*', '@/store/*', '@/features/*', '@/widgets/*', '@/pages/*', '@/app/*'],
    instead: 'Shared components do not use the store: pass the data as args of the story.',
  },
  {
    files: ['src/api/**'],
    forbid: [
      '@/i18n/*',
      '@/theme/*',
      '@/content/*',
      '@/browser/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/widgets/*',
      '@/pages/*',
      '@/app/*',
      '@/store/makeStore',
      '@/store/hooks',
    ],
    instead:
      'The API layer imports no components: export an endpoint or a selector for the feature to use.',
  },
  {
    files: ['src/store/**'],
    forbid: [
      '@/theme/*',
      '@/content/*',
      '@/browser/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/widgets/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'The store imports no components: inject what it needs through services.',
  },
  {
    files: ['src/store/slices/**'],
    outside: OUT_OF_FOLDER,
    forbid: [
      '@/api/*',
      '@/store/*',
      '!@/store/slices',
      '@/i18n/*',
      '@/theme/*',
      '@/content/*',
      '@/browser/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/widgets/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'Slices import only slices: let a listener or the API dispatch to the slice.',
  },
  ...[
    { files: ['src/features/*/*'], outside: OUT_OF_FOLDER },
    { files: ['src/features/*/*/*'], outside: OUT_OF_PARENT },
  ].map((feature) => ({
    ...feature,
    forbid: ['@/features/*', '@/widgets/*', '@/pages/*', '@/app/*'],
    instead:
      'Features do not import each other: share through components or api, or combine them in a widget or page. Use relative imports inside a feature.',
  })),
  {
    files: ['src/widgets/**'],
    forbid: ['@/widgets/*', '@/pages/*', '@/app/*'],
    instead: 'Widgets import features: pass the value in as a prop from the page.',
  },
  {
    files: ['src/pages/**'],
    forbid: ['./*Page', '@/pages/*', '@/app/*'],
    instead: 'Pages do not import each other: move the shared part to a widget or feature.',
  },
  {
    files: ['src/pages/**/*.stories.tsx'],
    forbid: ['@/pages/*', '@/app/*'],
    instead: 'Use a relative import for the page of a story.',
  },
];
