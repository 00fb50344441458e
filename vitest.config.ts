/** The tests start real processes on few cores, so the timeouts are generous; what is slow end to end is left out by `npm run check`. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of tests in one file that may run side by side: each starts processes of its own.
    maxConcurrency: 3,
  },
})
