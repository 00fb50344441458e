/** The modules as JavaScript, for tests that need several real processes: Node runs no TypeScript, and `dist/` may be old. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { scratch } from './fake.js'

export function compiled(module: string): string {
  const source = fileURLToPath(new URL('../../src', import.meta.url))
  const out = scratch()
  writeFileSync(join(out, 'package.json'), '{"type":"module"}')
  for (const folder of ['model', 'workers']) {
    mkdirSync(join(out, folder))
    for (const name of readdirSync(join(source, folder)).filter(each => each.endsWith('.ts'))) {
      const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }
      const { outputText } = ts.transpileModule(readFileSync(join(source, folder, name), 'utf8'), { compilerOptions: options })
      writeFileSync(join(out, folder, name.replace(/\.ts$/, '.js')), outputText)
    }
  }
  return join(out, 'workers', module)
}
