import { expect, test } from 'vitest'
import { javaParser } from '../../../../src/languages/java/syntax/parser.js'
import { namesIn, type Source, sourceOf } from '../../../../src/languages/java/syntax/source.js'
import { type Declaration, declarationAt, declarationsIn } from '../../../../src/languages/java/transformation/declarations.js'
import { readMarks } from '../../../../src/programs/marks.js'

const parse = await javaParser()

test('classes, methods and fields are told with their class, and each name stands where it is said to', () => {
  const text = `package p.q;
import static java.util.List.of;
/** class Wrong { int no; } */
@Deprecated(since = "class Wrong {") public final class A<T extends Comparable<T>> extends B implements C {
  private static final java.util.Map<String, int[]> f = new java.util.HashMap<>() {{ put("}", new int[] {1, 2}); }};
  int[] g; char c = '}';
  static { int local = 1; class Local { int hidden; } }
  A(int a) { this.f = null; }
  <U> long m(final int a, java.util.List<? extends T> b, String... c) throws Exception { int x; return 1; }
  abstract void n(long a);
  interface I { int k(); }
  enum E { X { int inX; }, Y(1); int h; E() { } E(int a) { } }
  record R(int component) { R { } int twice() { return 2 * component; } }
  @interface N { int value() default 1; }
}
class Other { }`
  const found = declarationsIn(sourceIn(text))
  expect(found.map(told)).toEqual([
    'class p.q.A',
    'field p.q.A#f Map',
    'field p.q.A#g int[]',
    'field p.q.A#c char',
    'constructor p.q.A#A(int)',
    'method p.q.A#m(int,List,String[])',
    'method p.q.A#n(long)',
    'class p.q.A$I',
    'method p.q.A$I#k()',
    'class p.q.A$E',
    'field p.q.A$E#h int',
    'constructor p.q.A$E#E()',
    'constructor p.q.A$E#E(int)',
    'class p.q.A$R',
    'method p.q.A$R#twice()',
    'class p.q.A$N',
    'method p.q.A$N#value()',
    'class p.q.Other',
  ])
  expect(found.map(({ at }) => text.slice(at.start, at.end))).toEqual(found.map(({ name }) => name))
})

test.each([
  ['the second variable of a declaration', 'class A { int a, [|b|]; }'],
  ['a local variable', 'class A { void m() { int [|b|]; } }'],
  ['a use', 'class A { int b; int m() { return [|b|]; } }'],
  ['a local class', 'class A { void m() { class [|B|] { } } }'],
  ['a type', 'class A { [|B|] b; }'],
])('%s is not taken for a declaration', (_, text) => {
  expect(at(text)).toBeUndefined()
})

test('a declaration is found by a mark on its name or in it', () => {
  expect(told(at('class A { int [|field|]; }'))).toBe('field A#field int')
  expect(told(at('class A { int fi[||]eld; }'))).toBe('field A#field int')
})

test('what is no Java has no declarations', () => {
  expect(declarationsIn(sourceIn('class A { int m() { return ('))).toEqual([])
  expect(declarationsIn(sourceOf('A.kt', 'class A { }', parse))).toEqual([])
})

test('names are those of the code, not of its comments and strings', () => {
  const text = 'class A { int a = "b".c(\'d\'); // e\n/* f */ String s = """\n g """ + h1; }'
  const source = sourceIn(text)
  expect(source && [...namesIn(source)]).toEqual(['A', 'a', 'c', 'String', 's', 'h1'])
})

function sourceIn(text: string): Source | undefined {
  return sourceOf('A.java', text, parse)
}

function at(text: string): Declaration | undefined {
  const { files, marks } = readMarks({ 'A.java': text })
  const mark = marks.target
  if (mark === undefined) throw new Error('no mark')
  return declarationAt(mark, sourceIn(files['A.java'] ?? ''))
}

function told(declaration: Declaration | undefined): string {
  if (declaration === undefined) return ''
  const { kind, owner, name, type, parameters } = declaration
  if (kind === 'class') return `class ${owner}`
  const rest = parameters === undefined ? ` ${type}` : `(${parameters.map(each => each.type)})`
  return `${kind} ${owner}#${name}${rest}`
}
