/** Downloads and prepares what the first check, or the first use of an engine, would otherwise wait for. */
import { idOf } from '../engines/engine.js'
import { findEngine } from '../engines/engines.js'
import { abortable } from './abortable.js'
import { defaultEnvironment, type Environment } from './environment.js'

export interface SetUpOptions {
  /** Names of engines that are wanted, too. */
  readonly engines?: readonly string[]
  /** The folder of what engines and programs run on, such as a JDK's. */
  readonly home?: string | undefined
}

export async function setUp(
  { engines = [], home }: SetUpOptions = {},
  { languages, releases, progress, signal }: Environment = defaultEnvironment(),
): Promise<void> {
  const { say } = progress
  const among = { home, releases: await releases() }
  // Before anything is fetched: a name may be wrong.
  const found = engines.map(name => findEngine(name, among))
  const setUpChecks = async () => {
    for (const language of languages) say(await (await language.toolchain()).setUp({ home, onProgress: say }))
  }
  const setUpEngines = async () => {
    for (const { release, installation } of found) {
      await installation.command(say)
      say(`${idOf(release.manifest)} is ready on ${installation.platform}`)
    }
  }
  // Side by side: much of it is waiting for the network. What fails lets the other come to its end, which is then there next time.
  const ends = await abortable(signal, () => Promise.allSettled([setUpChecks(), setUpEngines()]))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
