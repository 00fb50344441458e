/** The toy engine: a release like any other, whose workers start in a moment, need no JDK, and misbehave when they are told to. */
import { fileURLToPath } from 'node:url'
import type { EngineRelease, Manifest } from '../../../src/engines/engine.js'
import type { Jdk } from '../../../src/jvm/jdk.js'

export const toyManifest: Manifest = {
  name: 'toy',
  version: '2',
  language: 'java',
  refactorings: [
    ...['rename-class', 'rename-method', 'rename-field'].map(name => ({
      name,
      parameters: [{ name: 'newName', required: true }],
    })),
    { name: 'pull-up-method', parameters: [{ name: 'destination', required: false }] },
  ],
  switchable: true,
  oldestJdk: 17,
}

/** Every worker leaves a line with its number in the log. */
export function toyRelease(manifest: Partial<Manifest> = {}, log?: string): EngineRelease {
  const worker = fileURLToPath(new URL('worker.mjs', import.meta.url))
  return {
    manifest: { ...toyManifest, ...manifest },
    missing: () => undefined,
    command: async () => ({ command: process.execPath, args: [worker, ...(log === undefined ? [] : [log])] }),
  }
}

/** The toy runs on it without looking at it. */
export const anyJdk: Jdk = { home: '/jdk', version: '25.0.1', major: 25 }
