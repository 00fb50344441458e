/** The text of a program, one file for each class, and where in it the marks are. */
import type { Mark, Program } from '../../../model/index.js'
import { argumentOf } from './calls.js'
import { canConstruct, firstNumber, isAbstract } from './fields.js'
import type { Names } from './names.js'
import { type Scope, scopeOf } from './scope.js'
import type { Access, Declaration, Element, Field, Method, Type, Use } from './tree.js'

export interface Named {
  readonly declarations: readonly Declaration[]
  readonly names: Names
  readonly marks: ReadonlyMap<string, Element>
  /** Fields of class type are not set, as in the published programs. */
  readonly nullFields: boolean
}

export function programText(program: Named): Program {
  const { declarations, marks } = program
  const files: Record<string, string> = {}
  const marked = new Map([...marks.values()].map(element => [element, noPlace]))
  const numbers = { literal: 1, field: firstNumber(literalsIn(declarations)) }
  for (const own of declarations) {
    const path = pathOf(own, program.names)
    // Two classes of one name can't compile, and are both there to see.
    const file = { program, own, scope: scopeOf(own, program), path, text: files[path] ?? '', marked, numbers }
    writeFile(file)
    files[path] = file.text
  }
  const places: Record<string, Mark> = {}
  for (const [mark, element] of marks) places[mark] = marked.get(element) ?? noPlace
  return { files, marks: places }
}

const noPlace: Mark = { file: '', start: 0, end: 0 }

function literalsIn(declarations: readonly Declaration[]): number {
  let literals = 0
  for (const { methods } of declarations) for (const { body } of methods) if (body?.kind === 'literal') literals++
  return literals
}

/** A file as it grows. Numbers go on through all files: every value tells where it comes from. */
interface File {
  readonly program: Named
  readonly own: Declaration
  readonly scope: Scope
  readonly path: string
  text: string
  readonly marked: Map<Element, Mark>
  readonly numbers: { literal: number; field: number }
}

function pathOf({ id, package: of }: Declaration, { ofClass, ofPackage }: Names): string {
  return of === undefined ? `${ofClass(id)}.java` : `${ofPackage(of)}/${ofClass(id)}.java`
}

function writeFile(file: File): void {
  const { own, scope, program } = file
  const { names } = program
  if (own.package !== undefined) file.text += `package ${names.ofPackage(own.package)};\n\n`
  for (const each of scope.imports) file.text += `import ${each};\n`
  if (scope.imports.length > 0) file.text += '\n'
  writeHead(file)
  let gap = ''
  for (const field of own.fields) {
    writeField(file, field)
    gap = '\n'
  }
  for (const method of own.methods) {
    file.text += gap
    writeMethod(file, method)
    gap = '\n'
  }
  file.text += '}\n'
}

function writeHead(file: File): void {
  const { own, scope } = file
  file.text += isAbstract(own) ? `public abstract ${own.kind} ` : `public ${own.kind} `
  writeIdentifier(file, own, file.program.names.ofClass(own.id))
  if (own.superclass !== undefined) file.text += ` extends ${scope.nameOf(own.superclass)}`
  if (own.interfaces.length > 0) {
    const word = own.kind === 'class' ? 'implements' : 'extends'
    file.text += ` ${word} ${own.interfaces.map(scope.nameOf).join(', ')}`
  }
  file.text += ' {\n'
}

function writeField(file: File, field: Field): void {
  const { own, program, numbers } = file
  const type = typeText(file, field.type)
  file.text += `    ${accessText[field.access]}${type} `
  writeIdentifier(file, field, program.names.ofField(field.id))
  if (typeof field.type === 'string') file.text += ` = ${numbers.field++};\n`
  else file.text += !program.nullFields && canConstruct(field.type, own) ? ` = new ${type}();\n` : ' = null;\n'
}

function writeMethod(file: File, method: Method): void {
  const { names } = file.program
  const { body, param } = method
  file.text += `    ${accessText[method.access]}${body === undefined ? 'abstract ' : ''}${typeText(file, method.returns)} `
  writeIdentifier(file, method, names.ofMethod(method.id))
  file.text += param === undefined ? '()' : `(${typeText(file, param)} ${names.parameter})`
  if (body === undefined) file.text += ';\n'
  else file.text += ` {\n        return ${body.kind === 'literal' ? file.numbers.literal++ : useText(file, body)};\n    }\n`
}

function writeIdentifier(file: File, element: Element, name: string): void {
  if (file.marked.has(element)) {
    const start = file.text.length
    file.marked.set(element, { file: file.path, start, end: start + name.length })
  }
  file.text += name
}

const accessText: Readonly<Record<Access, string>> = {
  public: 'public ',
  protected: 'protected ',
  private: 'private ',
  package: '',
}

function typeText({ scope }: File, type: Type): string {
  return typeof type === 'string' ? type : scope.nameOf(type)
}

function useText(file: File, use: Use): string {
  const { names, declarations } = file.program
  const receiver = receiverText(file, use)
  if (use.kind === 'read') return `${receiver}${names.ofField(use.id)}`
  return `${receiver}${names.ofMethod(use.id)}(${argumentOf(use, file.own, siteOf(file, use), declarations)})`
}

function receiverText({ own, program }: File, { on }: Use): string {
  if (typeof on === 'object') return `new ${program.names.ofClass(on.newOf)}().`
  if (on === 'nothing') return ''
  return on === 'qualified this' ? `${program.names.ofClass(own.id)}.this.` : `${on}.`
}

/** The class where a method is looked for first. */
function siteOf({ own, scope }: File, { on }: Use): Declaration | undefined {
  if (typeof on === 'object') return scope.meant(on.newOf)
  return on === 'super' ? own.superclass : own
}
