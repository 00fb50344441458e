/** An engine for Calc, in two releases: what is wrong with the first is mended in the second. */
import { fileURLToPath } from 'node:url'
import type { EngineRelease } from '../../../src/engines/engine.js'

export const calcEngine: readonly EngineRelease[] = [release('2'), release('1')]

function release(version: string): EngineRelease {
  const worker = fileURLToPath(new URL('engine-worker.mjs', import.meta.url))
  return {
    manifest: {
      name: 'abacus',
      version,
      released: '2026-01',
      components: { 'abacus.core': version },
      language: 'calc',
      refactorings: [
        { name: 'inline-function', parameters: [] },
        { name: 'rename-function', parameters: [{ name: 'newName', required: true }] },
      ],
      menu: { 'rename-function': 'Rename' },
      switchable: true,
    },
    on: () => ({
      platform: 'Node',
      missing: () => undefined,
      command: async () => ({ command: process.execPath, args: [worker, version] }),
    }),
  }
}
