/** The tests start real processes on few cores, so the timeouts are generous; what is slow end to end is left out by `npm run check`. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
