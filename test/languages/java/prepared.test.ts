import { expect, test } from 'vitest'
import { filesOf, prepare } from '../../../src/languages/java/prepared.js'
import { asVersions, type Files } from '../../../src/model/index.js'

const isOfJdk = (name: string) => name === 'jdk.incubator.vector'
const prepared = (before: Files, after: Files = before) => prepare(asVersions({ before, after }), isOfJdk)

test('a program with nothing special in it stays as it is', () => {
  const versions = asVersions({
    before: { 'p/A.java': 'package p; class A { }' },
    after: { 'q/A.java': 'package q; class A { }' },
  })
  expect(prepare(versions, isOfJdk).versions).toBe(versions)
})

test('module files are left out, and the incubators of the JDK that they require are asked for', () => {
  const module =
    'module m {\n  requires java.sql;\n  requires static transitive jdk.incubator.vector;\n  requires jdk.incubator.gone;\n}'
  const { versions, modules } = prepared({ 'm/module-info.java': module, 'm/p/A.java': 'package p; class A { }' })
  expect(Object.keys(filesOf(versions.before))).toEqual(['m/p/A.java'])
  expect(modules).toEqual(['jdk.incubator.vector'])
})

test('the first byte order mark in a program stays, since javac does not take it', () => {
  const after = { 'p/A.java': '\ufeffpackage p; class A { }' }
  expect(filesOf(prepared({ 'p/A.java': 'package p; class A { }' }, after).versions.after)).toEqual(after)
})

test('a byte order mark is no part of a text', () => {
  const { versions } = prepared({ 'p/A.java': '\ufeffpackage p; class A { }' })
  expect(filesOf(versions.after)).toEqual({ 'p/A.java': 'package p; class A { }' })
})

const copies = (...roots: readonly string[]): Files => ({
  ...Object.fromEntries(roots.map(root => [`${root}/p/A.java`, `/* ${root} */ package p;\nclass A { }`])),
  ...Object.fromEntries(roots.map(root => [`${root}/p/package-info.java`, '@Deprecated\npackage p;'])),
})

test('of a class that several source roots declare the first stays, and the others are told', () => {
  const { versions, omitted } = prepared(copies('a', 'b'))
  expect(Object.keys(filesOf(versions.before))).toEqual(['a/p/A.java', 'a/p/package-info.java'])
  expect(filesOf(versions.after)).toEqual(filesOf(versions.before))
  expect(omitted).toEqual({
    leftOut: [],
    changed: [],
    notes: ['left out, because another source root declares the same class or package: b/p/A.java, b/p/package-info.java'],
  })
})

test('the same copy stays in both versions, and another one that changed is named', () => {
  const { versions, omitted } = prepared(copies('a', 'b'), copies('b', 'c'))
  expect(Object.keys(filesOf(versions.before))).toEqual(['b/p/A.java', 'b/p/package-info.java'])
  expect(Object.keys(filesOf(versions.after))).toEqual(['b/p/A.java', 'b/p/package-info.java'])
  expect(omitted.changed).toEqual(['a/p/A.java', 'a/p/package-info.java', 'c/p/A.java', 'c/p/package-info.java'])
})

test('files of one name that are not the same class stay', () => {
  const files = {
    'a/p/A.java': 'package p; class A { }',
    'a/q/A.java': 'package q; class A { }',
    'x/A.java': 'package p; class A { }',
  }
  expect(filesOf(prepared(files).versions.before)).toEqual(files)
})

test('a second class of a name without a package is the fault of the change that brought it', () => {
  const after = { 'A.java': 'class A { }', 'b/A.java': 'class A { }' }
  expect(filesOf(prepared({ 'A.java': 'class A { }' }, after).versions.after)).toEqual(after)
})
