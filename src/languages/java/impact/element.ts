/** Elements as Assay writes them everywhere: `p.Type#method(int,p.Other)`, `p.Type#field`, `p.Type`; nested types with `$`. */
import { parametersOf } from './class-file.js'

export function typeElement(owner: string): string {
  return owner.replaceAll('/', '.')
}

/** Nothing for a class of the unnamed package. */
export function packageOf(owner: string): string {
  return typeElement(owner.slice(0, Math.max(0, owner.lastIndexOf('/'))))
}

export function fieldElement(owner: string, name: string): string {
  return `${typeElement(owner)}#${name}`
}

export function methodElement(owner: string, name: string, descriptor: string): string {
  return `${typeElement(owner)}#${name}(${parametersOf(descriptor).map(typeName).join(',')})`
}

const primitives: Readonly<Record<string, string>> = {
  B: 'byte',
  C: 'char',
  D: 'double',
  F: 'float',
  I: 'int',
  J: 'long',
  S: 'short',
  Z: 'boolean',
}

/** `[Lp/A$B;` as `p.A$B[]`. */
function typeName(descriptor: string): string {
  if (descriptor.startsWith('[')) return `${typeName(descriptor.slice(1))}[]`
  return descriptor.startsWith('L') ? typeElement(descriptor.slice(1, -1)) : (primitives[descriptor] ?? descriptor)
}
