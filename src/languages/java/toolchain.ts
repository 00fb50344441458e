/** What compiles and runs Java programs: a JDK and our own JVM side. */
import { jarsState } from '../../jvm/jars.js'
import { findJdks, type Jdk, pickJdk } from '../../jvm/jdk.js'
import { findMaven } from '../../jvm/maven.js'
import { InputError } from '../../model/index.js'
import type { Health, Toolchain } from '../language.js'
import { openJava } from './java.js'
import { oldestJdk, oraclePart, setUpJava } from './jvm.js'
import { openPair } from './pair.js'
import { readClasspath } from './project/classpath.js'
import { isProject } from './project/input.js'

export const toolchain: Toolchain = {
  readClasspath,
  open: openJava,
  openPair,
  readProject: (path, options) =>
    isProject(path)
      ? import('./project/whole-project.js').then(({ readWholeProject }) => readWholeProject(path, options))
      : undefined,

  async setUp({ home, onProgress: say = () => {} }) {
    const jdk = pickJdk({ min: oldestJdk }, { jdk: home, say })
    // What a single check needs is all that a batch needs too.
    await setUpJava(jdk, 'one', { onProgress: say })
    return `Assay is ready with JDK ${jdk.version}`
  },

  health: () => [jdk(), maven(), javaSide()],
  isReady: () => jarsState(oraclePart) === 'ready',
}

function jdk(): Health {
  const all = findJdks()
  const told = ({ version, home }: Jdk) => `${version} in ${home}`
  try {
    const notes: string[] = []
    const taken = pickJdk({ min: oldestJdk }, { say: line => notes.push(line) })
    const others = all.filter(({ home }) => home !== taken.home)
    const found = [told(taken), ...(others.length === 0 ? [] : [`also ${others.map(told).join(', ')}`])].join('; ')
    return { check: 'JDK', ok: true, found, isNeeded: true, ...(notes[0] === undefined ? {} : { advice: notes[0] }) }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { check: 'JDK', ok: false, found: all.map(told).join(', ') || 'none', advice: error.message, isNeeded: true }
  }
}

function maven(): Health {
  const found = findMaven()
  const advice = 'install Maven 3.8 or later: it builds the jars of Assay and downloads their libraries'
  return { check: 'Maven', ok: found !== undefined, found: found ?? 'none', ...(found === undefined ? { advice } : {}) }
}

function javaSide(): Health {
  const state = jarsState(oraclePart)
  const advice: Readonly<Record<string, string>> = {
    'not built': 'run npm install with a JDK and Maven',
    'not set up': 'the first check sets it up, or run assay setup',
  }
  return {
    check: 'Java side',
    ok: state !== 'not built',
    found: state,
    ...(state === 'ready' ? {} : { advice: advice[state] ?? '' }),
  }
}
