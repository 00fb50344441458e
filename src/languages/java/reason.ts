/** Why a result does not compile, in the words of the language, where the compiler only says what it stumbles over. */
import type { Files, Finding } from '../../model/index.js'
import { faultOf } from './fault.js'
import { all, child, javaParser, type Node, type Parse } from './syntax/parser.js'
import { membersOf, nameOf, type Source, sourceOf, textOf } from './syntax/source.js'

/** `B meant p.B, now q.B`, `adds a parameter: A.n() is A.n(B) now`; undefined where the compiler's message is as good. */
export async function reasonOf(finding: Finding): Promise<string | undefined> {
  const { cause, after, request } = finding
  if (cause.kind !== 'uncompilable' || cause.verdict.kind !== 'uncompilable' || after === undefined) return undefined
  const parse = await javaParser()
  const versions = { before: sourcesOf(request.files, parse), after: sourcesOf(after, parse) }
  const [error] = cause.verdict.diagnostics
  if (error === undefined) return undefined
  if ((await faultOf(finding)) === 'class') return otherClass(error, request.target.file, versions)
  return error.code.startsWith('compiler.err.cant.apply.') ? otherParameters(error.message, versions) : undefined
}

interface Versions {
  readonly before: readonly Source[]
  readonly after: readonly Source[]
}

interface Located {
  readonly file: string
  readonly message: string
}

function sourcesOf(files: Files, parse: Parse): readonly Source[] {
  return Object.entries(files).flatMap(([file, text]) => sourceOf(file, text, parse) ?? [])
}

/** The code came from the file of the target, and is now in that of the error. */
function otherClass({ file, message }: Located, from: string, { before, after }: Versions): string | undefined {
  const [, type = ''] = /\bclass ([\w.$]+)/.exec(message) ?? /\bof type ([\w.$]+)/.exec(message) ?? []
  const name = type.slice(type.lastIndexOf('.') + 1)
  const was = meaningOf(name, from, before)
  const is = meaningOf(name, file, after)
  return was === undefined || is === undefined || was === is ? undefined : `${name} meant ${was}, now ${is}`
}

/** Of a simple name in a file: an import before the file's own package. */
function meaningOf(name: string, file: string, sources: readonly Source[]): string | undefined {
  const source = sources.find(each => each.file === file)
  if (source === undefined) return undefined
  const imports = source.root.children.filter(({ type }) => type === 'import_declaration').map(node => textOf(source.text, node))
  const [imported] = imports.flatMap(text => new RegExp(`^import\\s+([\\w.]+\\.${name})\\s*;`).exec(text)?.[1] ?? [])
  const isOwn = sources.some(each => each.package === source.package && each.types.some(type => nameOf(each, type) === name))
  return imported ?? (isOwn ? (source.package === '' ? name : `${source.package}.${name}`) : undefined)
}

/** Of a method that is the only one of its name in its class after, and there or, if it was moved, anywhere before. */
function otherParameters(message: string, { before, after }: Versions): string | undefined {
  const [, name = '', type = ''] = /^method ([\w$]+) in class ([\w.$]+)/.exec(message) ?? []
  const owner = type.slice(type.lastIndexOf('.') + 1)
  const is = onlyOne(declarationsOf(name, after), owner)
  const all = declarationsOf(name, before)
  const was = all.some(each => each.owner === owner) ? onlyOne(all, owner) : onlyOne(all)
  if (was === undefined || is === undefined || was.types.length === is.types.length) return undefined
  const verb = is.types.length > was.types.length ? 'adds' : 'removes'
  const count = Math.abs(is.types.length - was.types.length)
  const what = count === 1 ? 'a parameter' : `${count} parameters`
  const [old, now] = [was, is].map(({ owner, types }) => `${owner}.${name}(${types.join(', ')})`)
  return `${verb} ${what}: ${old} is ${now} now`
}

interface Declaration {
  readonly owner: string
  /** Of its parameters. */
  readonly types: readonly string[]
}

function onlyOne(declarations: readonly Declaration[], owner?: string): Declaration | undefined {
  const [first, ...others] = declarations.filter(each => owner === undefined || each.owner === owner)
  return others.length === 0 ? first : undefined
}

function declarationsOf(name: string, sources: readonly Source[]): readonly Declaration[] {
  return sources.flatMap(source =>
    source.types.flatMap(type =>
      membersOf(type)
        .filter(member => member.type === 'method_declaration' && nameOf(source, member) === name)
        .map(member => ({ owner: nameOf(source, type), types: typesOf(source, member) })),
    ),
  )
}

function typesOf({ text }: Source, method: Node): readonly string[] {
  const list = child(method, 'parameters')
  const own = list === undefined ? [] : all(list).filter(({ type, parent }) => type === 'formal_parameter' && parent === list)
  return own.map(parameter => {
    const type = child(parameter, 'type')
    return type === undefined ? '' : textOf(text, type)
  })
}
