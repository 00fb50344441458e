/** The toy engine: a release like any other, whose workers start in a moment, need nothing but Node, and misbehave when they are told to. */
import { fileURLToPath } from 'node:url'
import type { EngineRelease, Impossible, Installation, Manifest } from '../../../src/engines/engine.js'
import type { ResolvedEngine } from '../../../src/engines/engines.js'

export const toyManifest: Manifest = {
  name: 'toy',
  version: '2',
  released: '2026-01',
  components: { 'toy.core': '2.0' },
  language: 'java',
  refactorings: [
    ...['rename-class', 'rename-method', 'rename-field'].map(name => ({
      name,
      parameters: [{ name: 'newName', required: true }],
    })),
    { name: 'pull-up-method', parameters: [{ name: 'destination', required: false }] },
  ],
  switchable: true,
}

export function toyRelease(manifest: Partial<Manifest> = {}, on: Installation | Impossible = toyInstallation()): EngineRelease {
  return { manifest: { ...toyManifest, ...manifest }, on: () => on }
}

/** Every worker leaves a line with its number in the log. */
export function toyInstallation(log?: string): Installation {
  const worker = fileURLToPath(new URL('worker.mjs', import.meta.url))
  return {
    platform: 'Node',
    missing: () => undefined,
    command: async () => ({ command: process.execPath, args: [worker, ...(log === undefined ? [] : [log])] }),
  }
}

export function toyFound(manifest: Partial<Manifest> = {}, installation = toyInstallation()): ResolvedEngine {
  return { release: toyRelease(manifest, installation), installation }
}
