/**
 * A phone on a bad network waits for every kilobyte: students and visitors get Preact, which runs the same components
 * behind React's own interface in a tenth of its size (docs/decisions/0007-students-run-preact.md).
 */
export const preactForReact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]
