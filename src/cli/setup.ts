/** `assay setup`: fetches and prepares ahead what the first check, or the first use of an engine, would otherwise wait for. */
import { type EngineRelease, idOf } from '../engines/engine.js'
import { findEngine } from '../engines/engines.js'
import { languages } from '../languages/languages.js'
import { type ExitCode, exitCode } from '../model/index.js'
import { progressTo } from './progress.js'

export interface SetupOptions {
  readonly jdk?: string
  readonly quiet?: true
}

export async function setup(
  engines: readonly string[],
  options: SetupOptions,
  releases?: readonly EngineRelease[],
): Promise<ExitCode> {
  const { say } = progressTo(process.stderr, options.quiet ? 'quiet' : 'shown')
  // Before anything is fetched: a name may be wrong.
  const found = engines.map(name => findEngine(name, { jdk: options.jdk, ...(releases === undefined ? {} : { releases }) }))
  const setUpChecks = async () => {
    for (const language of languages) say(await (await language.toolchain()).setUp({ jdk: options.jdk, onProgress: say }))
  }
  const setUpEngines = async () => {
    for (const { release, jdk } of found) {
      await release.command(jdk, say)
      say(`${idOf(release.manifest)} is ready on JDK ${jdk.version}`)
    }
  }
  // Side by side: much of it is waiting for the network. What fails lets the other come to its end, which is then there next time.
  for (const end of await Promise.allSettled([setUpChecks(), setUpEngines()])) if (end.status === 'rejected') throw end.reason
  return exitCode.fine
}
