import { svelteTesting } from '@testing-library/svelte/vite'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import built from './vite.config'

export default mergeConfig(built, defineConfig({
  plugins: [svelteTesting()],
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
}))
