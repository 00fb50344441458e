/** `assay setup`: fetches and prepares ahead what the first check would otherwise wait for. */
import { oldestJdk, setUpJava } from '../languages/java/jvm.js'
import { type ExitCode, exitCode } from '../model/index.js'
import { pickJdk } from '../workers/jdk.js'
import { progressTo } from './progress.js'

export async function setup(options: { readonly jdk?: string; readonly quiet?: true }): Promise<ExitCode> {
  const progress = progressTo(process.stderr, options.quiet ? 'quiet' : 'shown')
  const jdk = pickJdk({ min: oldestJdk }, options.jdk === undefined ? {} : { jdk: options.jdk })
  // What a single check needs is all that a batch needs too.
  await setUpJava(jdk, 'one', line => progress.say(line))
  progress.say(`everything is in place for JDK ${jdk.version}`)
  return exitCode.fine
}
