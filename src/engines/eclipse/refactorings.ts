/** What Eclipse can be asked for, sorted by name, as the worker itself says it in its hello (a test compares them). */
import type { EngineRefactoring } from '../engine.js'

/** In every release. */
const common = `
add-parameter type name default index?
change-method-signature name? returnType? visibility? parameters?
convert-anonymous name
convert-local-to-field name
delete
encapsulate-field getter? setter?
extract-class name
extract-constant name
extract-interface name
extract-local name
extract-method name
extract-superclass name
generalize-declared-type to
infer-type-arguments
inline-constant
inline-local
inline-method
introduce-factory name
introduce-indirection name
introduce-parameter name
introduce-parameter-object name
move-method to
move-static-member to
move-type to
move-type-to-new-file
pull-up-field destination?
pull-up-method destination?
push-down-field
push-down-method
rename-class newName
rename-enum-constant newName
rename-field newName
rename-local newName
rename-method newName
rename-package newName
rename-type-parameter newName
use-supertype to`

/** The dialogs show them as warnings, and they warn of nothing: where access is changed too little or too much, that is a fault of the result. */
export const announcements: readonly string[] = ['type', 'method', 'field'].map(
  what => `MemberVisibilityAdjustor_change_visibility_${what}_warning`,
)

/** Entries of Eclipse's menu that stand for several refactorings, or for one under another name. */
export const menu: Readonly<Record<string, string>> = Object.fromEntries([
  ['add-parameter', 'Change Method Signature'],
  ['encapsulate-field', 'Encapsulate Fields'],
  ['move-method', 'Move'],
  ...kinds('Rename', 'rename', 'class', 'enum-constant', 'field', 'local', 'method', 'package', 'type-parameter'),
  ...kinds('Push Down', 'push-down', 'field', 'method'),
  ...kinds('Pull Up', 'pull-up', 'field', 'method'),
])

/** How the dialogs call what is typed into them (refactoringui.properties of jdt.ui); a parameter that is none of theirs is not said. */
export const labels: Readonly<Record<string, string>> = {
  newName: 'New name',
  to: 'New target',
  destination: 'Select destination type',
  getter: 'Getter name',
  setter: 'Setter name',
  type: 'Type',
  name: 'Name',
  default: 'Default value',
}

function kinds(entry: string, verb: string, ...of: readonly string[]): readonly (readonly [string, string])[] {
  return of.map(kind => [`${verb}-${kind}`, entry])
}

/** Those of every release, and some more: a line each, the question mark for parameters that may be left out. */
export function refactorings(...more: readonly string[]): readonly EngineRefactoring[] {
  return [...common.trim().split('\n'), ...more].map(read).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function read(line: string): EngineRefactoring {
  const [name = '', ...words] = line.split(' ')
  return { name, parameters: words.map(word => ({ name: word.replace('?', ''), required: !word.endsWith('?') })) }
}
