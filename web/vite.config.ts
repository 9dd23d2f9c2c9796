import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const OUT = '../src/malavita/web'

// The server sends a file's twin to browsers that take it.
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file)) continue
      const path = join(OUT, file)
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
    }
  },
}

export default defineConfig({
  plugins: [svelte(), compressed],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no data: but for pictures
  },
  server: {
    fs: { allow: ['..'] }, // the words lie beside the server
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
