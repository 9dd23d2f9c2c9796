import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['src/lib/wire.ts'] }, // made by malavita.wire.typescript
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Indexes that a rule of the game keeps in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // All drawings are ours; nothing that a person or the server wrote gets there.
      'svelte/no-at-html-tags': 'off',
      // Paths are those of this one site.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
)
