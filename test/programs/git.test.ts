import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readProjects } from '../../src/languages/java/project/project.js'
import { type Files, InputError } from '../../src/model/index.js'
import { gitInput, readGit } from '../../src/programs/git.js'
import { folder } from '../support/assay.js'
import { commit, git, repository } from '../support/repository.js'

afterEach(() => vi.unstubAllEnvs())

test('two revisions are two versions, and the working tree does not matter', async () => {
  const root = repository({ 'p/A.java': 'one', 'p/B.java': 'same', 'notes.txt': '' }, { 'p/A.java': 'two', 'p/B.java': 'same' })
  git(root, 'rm', '-q', 'p/B.java')
  expect(await files('HEAD~1..HEAD', root)).toEqual([
    { 'p/A.java': 'one', 'p/B.java': 'same' },
    { 'p/A.java': 'two', 'p/B.java': 'same' },
  ])
})

test('texts are read as they were written', async () => {
  const odd = {
    'ä ö/日 本.java': 'ä\n\nblob 3\n',
    'Empty.java': '',
    'Last.java': 'no end of line',
    'Wide.java': 'x'.repeat(200_000),
  }
  const root = repository(odd, { ...odd, 'Last.java': '\r\n' })
  const [before, after] = await files('HEAD~1..HEAD', root)
  expect(before).toEqual(odd)
  expect(after).toEqual({ ...odd, 'Last.java': '\r\n' })
})

test('an empty side is HEAD, and three dots start where both have parted', async () => {
  const root = repository({ 'A.java': '1' }, { 'A.java': '2' })
  git(root, 'checkout', '-q', '-b', 'work')
  commit(root, { 'A.java': '3' })
  git(root, 'checkout', '-q', 'main')
  commit(root, { 'A.java': '4' })
  const texts = async (range: string) => (await files(range, root)).map(version => version?.['A.java'])
  expect(await texts('HEAD~2..')).toEqual(['1', '4'])
  expect(await texts('..work')).toEqual(['4', '3'])
  expect(await texts('main..work')).toEqual(['4', '3'])
  expect(await texts('main...work')).toEqual(['2', '3'])
})

test('a folder restricts to what lies below it, be it there or only in the revisions', async () => {
  const root = repository(
    { 'core/p/A.java': '1', 'other/B.java': 'b', 'coreX/C.java': '' },
    { 'core/p/A.java': '2', 'other/B.java': 'b' },
    { 'other/B.java': 'b' },
  )
  expect(await files('HEAD~2..HEAD~1', join(root, 'other'))).toEqual([{ 'B.java': 'b' }, { 'B.java': 'b' }])
  expect(await files('HEAD~2..HEAD~1', 'core', root)).toEqual([{ 'p/A.java': '1' }, { 'p/A.java': '2' }])
  expect(await files('HEAD~2..HEAD~1', './p/', join(root, 'other', '..', 'other')).catch(String)).toMatch(
    /no \.java files below other\/p\//,
  )
  expect(await files('HEAD~2..HEAD~1', '.', join(root, 'other'))).toEqual([{ 'B.java': 'b' }, { 'B.java': 'b' }])
  expect(Object.keys((await files('HEAD~2..HEAD~1', undefined, join(root, 'other')))[1] ?? {})).toEqual([
    'core/p/A.java',
    'other/B.java',
  ])
  const bare = join(folder(), 'bare.git')
  git(root, 'clone', '-q', '--bare', root, bare)
  expect(await files('HEAD~1..HEAD', undefined, bare)).toEqual([
    { 'core/p/A.java': '2', 'other/B.java': 'b' },
    { 'other/B.java': 'b' },
  ])
  expect(await files('HEAD~2..HEAD~1', 'core', bare)).toEqual([{ 'p/A.java': '1' }, { 'p/A.java': '2' }])
})

test('a work tree of its own is a repository too', async () => {
  const root = repository({ 'A.java': '1' }, { 'A.java': '2' })
  const tree = join(folder(), 'tree')
  git(root, 'worktree', 'add', '-q', tree, 'HEAD~1')
  expect(await files('HEAD..main', tree)).toEqual([{ 'A.java': '1' }, { 'A.java': '2' }])
})

test('links and submodules are no files', async () => {
  const library = repository({ 'L.java': 'l' })
  const root = repository({ 'A.java': '1' })
  symlinkSync('A.java', join(root, 'Link.java'))
  git(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'lib')
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'more')
  expect(await files('HEAD~1..HEAD', root)).toEqual([{ 'A.java': '1' }, { 'A.java': '1' }])
})

test('nothing is written into the repository', async () => {
  const root = repository({ 'A.java': '1' }, { 'A.java': '2' })
  const state = () => git(root, 'count-objects', '-v') + git(root, 'status', '--porcelain')
  const before = state()
  await readRevisions('HEAD~1..HEAD', root)
  expect(state()).toBe(before)
})

test('in a Maven project the modules’ sources count, and tests do not', async () => {
  const pom = (inside: string) => `<project><artifactId>x</artifactId>${inside}</project>`
  const project = {
    'pom.xml': pom('<modules><module>core</module></modules>'),
    'core/pom.xml': pom(''),
    'core/src/main/java/p/A.java': 'a',
    'core/src/test/java/p/ATest.java': 't',
    'demo/pom.xml': pom(''),
    'demo/src/main/java/D.java': 'd',
  }
  const { versions, builds } = await readRevisions('HEAD~1..HEAD', repository(project, project))
  expect(versions.after).toEqual({ kind: 'sources', files: { 'core/src/main/java/p/A.java': 'a' } })
  expect(builds.before).toMatchObject({ kind: 'maven', roots: ['pom.xml'] })
})

test('a Maven project’s sources are in the encoding that its pom names', async () => {
  const pom = (encoding: string) =>
    `<project><properties><project.build.sourceEncoding>${encoding}</project.build.sourceEncoding></properties></project>`
  const files = { 'pom.xml': pom('ISO-8859-1'), 'src/main/java/A.java': Buffer.from('// ä', 'latin1') }
  const { versions } = await readRevisions('HEAD~1..HEAD', repository(files, files))
  expect(versions.before).toEqual({ kind: 'sources', files: { 'src/main/java/A.java': '// ä' } })
  const odd = repository(files, { ...files, 'pom.xml': pom('Klingon') })
  await expect(readRevisions('HEAD~1..HEAD', odd)).rejects.toThrow(/unsupported encoding Klingon of the sources/)
})

test.each<[string, string, RegExp]>([
  ['no revision', '..', /is not a range of revisions/],
  ['an unknown revision', 'HEAD..none', /^--git: unknown revision none$/],
  ['an option', '--all..HEAD', /^--git: unknown revision --all/],
  ['a revision without Java', 'HEAD~1..HEAD', /HEAD has no \.java files: nothing to check$/],
])('%s is one line', async (_, range, message) => {
  const root = repository({ 'A.java': '1' }, { 'notes.txt': '' })
  await expect(readRevisions(range, root)).rejects.toThrow(InputError)
  await expect(readRevisions(range, root)).rejects.toThrow(message)
})

test('no repository, no folder, no git, a shallow clone: one line each', async () => {
  const root = repository({ 'A.java': '1' }, { 'A.java': Buffer.from([0xe4]) })
  await expect(readRevisions('a..b', folder())).rejects.toThrow(/is not in a git repository: change to one/)
  await expect(readRevisions('a..b', '/no/such/folder')).rejects.toThrow(/\/no\/such\/folder does not exist/)
  await expect(readRevisions('a..b', join(root, 'A.java'))).rejects.toThrow(/A\.java is not a folder/)
  const clone = join(folder(), 'clone')
  git(root, 'clone', '-q', '--depth', '1', `file://${root}`, clone)
  await expect(readRevisions('HEAD~1..HEAD', clone)).rejects.toThrow(/is a shallow clone: git fetch --unshallow/)
  vi.stubEnv('PATH', folder())
  await expect(readRevisions('HEAD~1..HEAD', root)).rejects.toThrow(/git was not found: install it/)
})

async function files(range: string, path?: string, workingFolder?: string): Promise<readonly (Files | undefined)[]> {
  const { versions } = await readRevisions(range, path, workingFolder)
  return [versions.before, versions.after].map(version => (version.kind === 'sources' ? version.files : undefined))
}

test('tests of both revisions come beside the versions, those that changed twice', async () => {
  const main = { 'src/main/java/A.java': 'class A {}' }
  const root = repository(
    { ...main, 'src/test/java/ATest.java': 'old', 'src/test/java/Gone.java': 'gone', 'src/test/java/Same.java': 'same' },
    { ...main, 'src/test/java/ATest.java': 'new', 'src/test/java/New.java': 'added', 'src/test/java/Same.java': 'same' },
  )
  const { versions } = await readRevisions('HEAD~1..HEAD', root)
  expect(versions.tests).toEqual({
    'src/test/java/ATest.java': 'new',
    'src/test/java/New.java': 'added',
    'src/test/java/Same.java': 'same',
    'before/src/test/java/ATest.java': 'old',
    'src/test/java/Gone.java': 'gone',
  })
})

test('what is no UTF-8 is read as Latin-1, which is said of the program, and without tests there are none', async () => {
  const root = repository(
    { 'src/main/java/A.java': 'class A {}' },
    { 'src/main/java/A.java': Buffer.from([0x2f, 0x2f, 0xe4]), 'src/test/java/ATest.java': Buffer.from([0xff]) },
  )
  const { versions, notes } = await readRevisions('HEAD~1..HEAD', root)
  expect(versions.after).toMatchObject({ files: { 'src/main/java/A.java': '//ä' } })
  expect(versions.tests).toEqual({ 'src/test/java/ATest.java': 'ÿ' })
  expect(notes).toEqual(['src/main/java/A.java in HEAD: not UTF-8, read as Latin-1 (--encoding says otherwise)'])
  expect((await readRevisions('HEAD~1..HEAD~1', root)).versions).not.toHaveProperty('tests')
})

test('a revision is compared with the files as they are: changed, new and deleted ones, but not ignored ones', async () => {
  const root = repository({ 'A.java': '1', 'B.java': 'b', '.gitignore': 'Ignored.java\n' })
  writeFileSync(join(root, 'A.java'), '2')
  writeFileSync(join(root, 'New.java'), 'n')
  writeFileSync(join(root, 'Ignored.java'), 'i')
  rmSync(join(root, 'B.java'))
  expect(await files('HEAD', root)).toEqual([
    { 'A.java': '1', 'B.java': 'b' },
    { 'A.java': '2', 'New.java': 'n' },
  ])
})

test('what is staged is compared with HEAD, whatever the files are by now', async () => {
  const root = repository({ 'A.java': '1' })
  writeFileSync(join(root, 'A.java'), '2')
  git(root, 'add', 'A.java')
  writeFileSync(join(root, 'A.java'), '3')
  const trees = await readGit({ kind: 'staged' }, root)
  const { parts } = await readProjects(trees.before, trees.after, {})
  expect(parts[0]?.versions).toMatchObject({ before: { files: { 'A.java': '1' } }, after: { files: { 'A.java': '2' } } })
})

test('that nothing is staged is told, with the files that could be', async () => {
  const root = repository({ 'A.java': '1', 'lib/B.java': '1', 'notes.txt': '' })
  const nothingStaged = async (path?: string) => (await readGit({ kind: 'staged' }, path, root)).nothingStaged
  expect(await nothingStaged()).toEqual({ unstaged: [] })
  writeFileSync(join(root, 'A.java'), '2')
  writeFileSync(join(root, 'New.java'), '')
  expect(await nothingStaged()).toEqual({ unstaged: ['A.java', 'New.java'] })
  git(root, 'add', 'A.java')
  expect(await nothingStaged()).toBeUndefined()
  expect(await nothingStaged('lib')).toEqual({ unstaged: [] })
})

test('files with changes that are not committed are named where HEAD is compared', async () => {
  const root = repository({ 'A.java': '1', 'notes.txt': '' }, { 'A.java': '2', 'notes.txt': '' })
  const uncommitted = async (range: string) => (await readGit(gitInput(range), root)).uncommitted
  expect(await uncommitted('HEAD~1..HEAD')).toEqual([])
  writeFileSync(join(root, 'A.java'), '3')
  writeFileSync(join(root, 'New.java'), '')
  writeFileSync(join(root, 'notes.txt'), 'x')
  expect(await uncommitted('HEAD~1..')).toEqual(['A.java', 'notes.txt', 'New.java'])
  expect(await uncommitted('HEAD..')).toEqual(['A.java', 'notes.txt', 'New.java'])
  expect(await uncommitted('HEAD~1..HEAD~1')).toEqual([])
})

test('a bare repository has no files as they are, and a file with conflicts is not staged', async () => {
  const root = repository({ 'A.java': '1' }, { 'A.java': '2' })
  const bare = join(folder(), 'bare.git')
  git(root, 'clone', '-q', '--bare', root, bare)
  await expect(files('HEAD', undefined, bare)).rejects.toThrow(/is bare and has no working tree: give REV1\.\.REV2/)
  git(root, 'checkout', '-q', '-b', 'other', 'HEAD~1')
  commit(root, { 'A.java': '3' })
  expect(() => git(root, 'merge', '-q', 'main')).toThrow()
  await expect(readGit({ kind: 'staged' }, root)).rejects.toThrow(/A\.java has conflicts: resolve them/)
})

test('no source and no build file differs: that is known without reading', async () => {
  const root = repository({ 'A.java': '1', 'notes.txt': 'a' }, { 'A.java': '1', 'notes.txt': 'b' }, { 'A.java': '2' })
  expect((await readRevisions('HEAD~2..HEAD~1', root)).isSame).toBe(true)
  expect((await readRevisions('HEAD~1..HEAD', root)).isSame).toBe(false)
  expect((await readRevisions('HEAD', root)).isSame).toBe(true)
})

test('what differs and is no part of the program is named', async () => {
  const pom = '<project><modules><module>core</module></modules></project>'
  const program = { 'pom.xml': pom, 'core/pom.xml': '<project/>', 'core/src/main/java/A.java': 'class A { }' }
  const root = repository(program, {
    ...program,
    'app/src/main/java/B.java': 'class B { }',
    'core/src/main/kotlin/K.kt': 'fun k() = 1',
    'core/src/main/resources/a.properties': 'a=1',
    'core/src/main/resources/help.md': 'text',
    'core/src/test/resources/t.properties': 'a=1',
    'README.md': 'text',
  })
  const { isSame, unread } = await readRevisions('HEAD~1..HEAD', root)
  expect(isSame).toBe(true)
  expect(unread).toEqual(['app/src/main/java/B.java', 'core/src/main/kotlin/K.kt', 'core/src/main/resources/a.properties'])
})

async function readRevisions(range: string, path?: string, workingFolder?: string) {
  const { before, after, below } = await readGit(gitInput(range), path, workingFolder)
  const { parts, ...rest } = await readProjects(before, after, { below })
  const [part] = parts
  if (part === undefined) throw new Error('nothing was read')
  return { ...part, ...rest }
}
