/** What bench:mutants takes for the truth sees what a caller sees who implements services, touches copies and goes on after exceptions. */
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from '../../corpus/mutants/java/parse.js'
import { type Answer, openTruth } from '../../corpus/mutants/truth.js'
import { pickJdk } from '../../src/jvm/jdk.js'

const gateway = 'package p; public interface Gateway { boolean reserve(int amount); void charge(String account, int amount); }'
const service = (body: string) => [
  gateway,
  `package p; public class Shop { private final Gateway g; public Shop(Gateway g) { this.g = g; } public void pay(String a, int n) { ${body} } }`,
]
const source = (body: string) => [
  `package p; public abstract class Source { protected abstract int next(); protected abstract void closed(int n); public int sum() { ${body} } }`,
]
const box = (members: string) => [
  `package p; import java.util.ArrayList; import java.util.Collections; import java.util.List; public class Box { ${members} }`,
]
const listeners = (loop: string) => [
  'package p; public interface Listener { void heard(int n); }',
  `package p; import java.util.ArrayList; import java.util.List; public class Bell { private final List<Listener> all = new ArrayList<>(); public void add(Listener l) { all.add(l); } public void ring(int n) { ${loop} } }`,
]
const capacity = (test: string) =>
  box(`private int size; public void add(String s) { if (${test}) size++; } public int size() { return size; }`)
const item = (accessor: string) => [
  `package p; public class Item { private final int n; public Item(int n) { this.n = n; } public int n() { return ${accessor}; } }`,
  'package p; import java.util.List; public class Shelf { public List<Item> items(int n) { return List.of(new Item(n)); } }',
]
const key = (members: string) => [
  `package p; public class Key { private final int n; public Key(int n) { this.n = n; } ${members} }`,
]
const equal = 'public boolean equals(Object o) { return o instanceof Key k && k.n == n; }'

const seen: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'a service that is called with something else': [
    service('if (g.reserve(n)) g.charge(a, n);'),
    service('if (g.reserve(n + 1)) g.charge(a, n);'),
  ],
  'a service that is called once more': [service('g.charge(a, n);'), service('g.charge(a, n); g.charge(a, n);')],
  'services that are called in another order': [
    service('g.reserve(n); g.charge(a, n);'),
    service('g.charge(a, n); g.reserve(n);'),
  ],
  'an answer that is ignored': [service('if (g.reserve(n)) g.charge(a, n);'), service('g.reserve(n); g.charge(a, n);')],
  'an abstract method that is asked once less': [
    source('int n = next() + next(); closed(n); return n;'),
    source('int n = next(); closed(n); return n;'),
  ],
  'a function of the JDK that is called twice': [
    box('public void run(Runnable r) { r.run(); }'),
    box('public void run(Runnable r) { r.run(); r.run(); }'),
  ],
  'listeners in another order': [
    listeners('for (Listener l : all) l.heard(n + all.indexOf(l));'),
    listeners('for (int i = all.size() - 1; i >= 0; i--) all.get(i).heard(n + all.indexOf(all.get(i)));'),
  ],
  'a list that is no longer copied when it is given out': [
    box(
      'private final List<String> all = new ArrayList<>(); public void add(String s) { all.add(s); } public List<String> all() { return new ArrayList<>(all); }',
    ),
    box(
      'private final List<String> all = new ArrayList<>(); public void add(String s) { all.add(s); } public List<String> all() { return all; }',
    ),
  ],
  'an array that is no longer copied when it is taken in': [
    box(
      'private final int[] all; public Box(int[] all) { this.all = all.clone(); } public int first() { return all[0]; } public void keep(int[] other) { }',
    ),
    box(
      'private final int[] all; public Box(int[] all) { this.all = all; } public int first() { return all[0]; } public void keep(int[] other) { }',
    ),
  ],
  'a result that can be changed': [
    box('public List<String> all(String s) { return List.of(s); }'),
    box('public List<String> all(String s) { return new ArrayList<>(List.of(s)); }'),
  ],
  'a write before the check': [
    box(
      'private int n; public void set(int to) { if (to < 0) throw new IllegalArgumentException(); n = to; } public int n() { return n; }',
    ),
    box(
      'private int n; public void set(int to) { n = to; if (to < 0) throw new IllegalArgumentException(); } public int n() { return n; }',
    ),
  ],
  'a capacity that takes many calls': [capacity('size < 48'), capacity('size <= 48')],
  'the neighbour of a character': [
    box("public boolean is(char c) { return c >= 'd' && c <= 'q'; }"),
    box("public boolean is(char c) { return c >= 'd' && c < 'q'; }"),
  ],
  'an element whose method differs': [item('n'), item('n + 1')],
  'the sign of compareTo': [
    [
      'package p; public class Key implements Comparable<Key> { private final int n; public Key(int n) { this.n = n; } public int compareTo(Key o) { return n - o.n; } }',
    ],
    [
      'package p; public class Key implements Comparable<Key> { private final int n; public Key(int n) { this.n = n; } public int compareTo(Key o) { return o.n - n; } }',
    ],
  ],
  'equals that is lost': [key(equal), key('')],
  'hashCode that does not agree with equals': [key(`${equal} public int hashCode() { return n; }`), key(equal)],
  'state that two objects share': [
    box('private int n; public int next() { return ++n; }'),
    box('private static int n; public int next() { return ++n; }'),
  ],
}

/** The JDK promises no more of either than what stays the same here. */
const unseen: typeof seen = {
  'another number of a hash code': [
    key(`${equal} public int hashCode() { return n; }`),
    key(`${equal} public int hashCode() { return 31 * n; }`),
  ],
  'another number of the same sign': [
    box('public int compareTo(int a) { return Integer.compare(a, 3); }'),
    box('public int compareTo(int a) { return 2 * Integer.compare(a, 3); }'),
  ],
  'a service that is called by a helper': [
    service('g.charge(a, n);'),
    [
      gateway,
      'package p; public class Shop { private final Gateway g; public Shop(Gateway g) { this.g = g; } public void pay(String a, int n) { charge(a, n); } private void charge(String a, int n) { g.charge(a, n); } }',
    ],
  ],
}

let answers: ReadonlyMap<string, Answer> = new Map()
const tables = { seen, unseen }
const ids = Object.entries(tables).flatMap(([table, pairs]) =>
  Object.entries(pairs).map(([title, sides], at) => ({ id: `${table}${at}`, title, table, sides })),
)

beforeAll(async () => {
  await using truth = openTruth(pickJdk({ min: 17 }))
  answers = await truth.judge(
    ids.map(({ id, sides: [before, after] }) => ({ id, before: before.map(parse), after: after.map(parse) })),
  )
}, 120_000)

describe('a caller sees', () => {
  for (const { id, title } of ids.filter(({ table }) => table === 'seen'))
    test(title, () => expect(answers.get(id)).toMatchObject({ kind: 'differs' }))
})

describe('a caller does not see', () => {
  for (const { id, title } of ids.filter(({ table }) => table === 'unseen'))
    test(title, () => expect(answers.get(id)).toMatchObject({ kind: 'equal' }))
})
