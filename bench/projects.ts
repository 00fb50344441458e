/**
 * `npm run bench:projects -- --clones DIR`: commits of real projects that say they refactor (`corpus/projects.json`), each against its parent, with
 * default options: what is the answer, and how long does it take? A clone of each project lies in DIR under the project's name.
 * `--only NAME` takes one project (and others where it is given again), `--json FILE` keeps all results, `--table FILE` writes them as a
 * table in Markdown. Where Gradle can't be asked, a project's libraries are named in the corpus and resolved by Maven. Fails if more than 15 in 100 answers are `unknown`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { pickJdk } from '../src/jvm/jdk.js'
import { projectBuild } from '../src/languages/java/project/project-build.js'
import type { CheckResult } from '../src/model/index.js'
import { checked, commitLink, markdownTable, median, root } from './shared/run.js'

interface Project {
  readonly project: string
  readonly repository: string
  readonly build: string
  readonly libraries?: readonly string[]
  /** Some of its files can't be compiled here: Kotlin beside Java, libraries that nobody names. */
  readonly keepGoing?: true
  readonly refactorings: readonly string[]
}

const { values } = parseArgs({
  options: {
    clones: { type: 'string' },
    only: { type: 'string', multiple: true },
    json: { type: 'string' },
    table: { type: 'string' },
    budget: { type: 'string' },
  },
})
if (values.clones === undefined) throw new Error('give the folder with the clones: --clones DIR')
const { clones, only } = values
const mostUnknown = 0.15

const all: readonly Project[] = JSON.parse(readFileSync(join(root, 'corpus/projects.json'), 'utf8'))
const results: { readonly project: string; readonly commit: string; readonly seconds: number; readonly result: CheckResult }[] =
  []
for (const project of all.filter(({ project }) => only === undefined || only.includes(project))) {
  const clone = join(clones, project.project)
  if (!existsSync(clone)) throw new Error(`${clone} is missing: clone ${project.repository} there`)
  const libraries = await classpathOf(project)
  for (const commit of project.refactorings) {
    const options = [
      ...libraries,
      ...(project.keepGoing ? ['--keep-going'] : []),
      ...(values.budget === undefined ? [] : ['--budget', values.budget]),
    ]
    const { result, seconds } = checked(['--git', `${commit}~1..${commit}`, clone, '--api', 'ignore', ...options])
    results.push({ project: project.project, commit, seconds, result })
    console.log(`${project.project.padEnd(22)} ${commit.slice(0, 10)}  ${seconds.toFixed(1).padStart(6)} s  ${answerOf(result)}`)
  }
}
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results))
if (values.table !== undefined) writeFileSync(values.table, tableOf())
const unknown = results.filter(({ result }) => !('verdict' in result) || result.verdict.kind === 'unknown').length
console.log(
  `\n${results.length} commits, unknown ${unknown}, median ${median(results.map(({ seconds }) => seconds)).toFixed(1)} s`,
)
process.exitCode = unknown <= mostUnknown * results.length ? 0 : 1

function answerOf({ verdict, evidence }: CheckResult): string {
  switch (verdict?.kind) {
    case undefined:
      return 'error'
    case 'unknown':
      return `unknown (${verdict.reason})`
    case 'preserved':
      return verdict.sameSources || verdict.sameByteCode ? 'preserved, same' : `preserved, ${evidence?.grade}`
    case 'changed':
      return `changed: \`${verdict.witness.calls.at(-1)?.slice(0, 60)}\``
    case 'uncompilable':
      return `uncompilable: ${verdict.diagnostics[0]?.message.split('\n')[0]?.slice(0, 60)}`
  }
}

function tableOf(): string {
  const rows = results.map(({ project, commit, seconds, result }) => {
    const { repository, build } = all.find(one => one.project === project) ?? { repository: '', build: '' }
    const { evidence } = result
    const changed = evidence?.changed === undefined ? '' : `${evidence.changed.entered} of ${evidence.changed.methods}`
    const link = commitLink(repository, commit)
    return [project, build, link, answerOf(result), changed, evidence?.sequences ?? '', seconds.toFixed(0)]
  })
  const head = ['project', 'build', 'commit', 'answer', 'changed methods entered', 'sequences', 'seconds']
  return markdownTable(head, rows)
}

async function classpathOf({ libraries = [] }: Project): Promise<readonly string[]> {
  if (libraries.length === 0) return []
  const dependencies = libraries.map(library => {
    const [group, artifact, version] = library.split(':')
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`
  })
  const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>assay</groupId>
    <artifactId>libraries</artifactId><version>1</version><dependencies>${dependencies.join('')}</dependencies></project>`
  const { classpath } = await projectBuild(
    { after: { kind: 'maven', roots: ['pom.xml'], poms: new Map([['pom.xml', pom]]) } },
    { jdk: pickJdk({ min: 17 }) },
  )
  return ['--classpath', classpath.join(delimiter)]
}
