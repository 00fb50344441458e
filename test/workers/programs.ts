/** Stand-ins for programs of the machine: shell scripts, and folders that look like JDKs. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function program(file: string, script = 'exit 1'): string {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

/** Unless it gets a script its `java` fails, so whoever runs it learns nothing. */
export function fakeJdk(home: string, version: string, java?: string): string {
  program(join(home, 'bin/java'), java)
  program(join(home, 'bin/javac'))
  writeFileSync(join(home, 'release'), `IMPLEMENTOR="x"\nJAVA_VERSION="${version}"\nJAVA_RUNTIME_VERSION="9.9.9"\n`)
  return home
}
