/**
 * Small programs in which a change is shown by another method than the changed one, one for each way that a value can go: by
 * arguments into objects that are made, into objects that are passed, collections, arrays, exceptions, functions, registries. What
 * stands in `shows` has to be tested, or the change may stay unseen. No method is named like a getter, which would be looked at anyway.
 */
import type { Pair } from './pairs.js'

export interface ShownElsewhere {
  readonly classes: readonly string[]
  /** In the first class that has it. */
  readonly from: string
  readonly to: string
  readonly shows: readonly string[]
}

export const shownElsewhere: Readonly<Record<string, ShownElsewhere>> = {
  'an object that is made': {
    classes: [
      'public class Parser { public Query parse(String s) { return new Query(s.trim()); } }',
      'public class Query { private final String text; Query(String text) { this.text = text; } public String text() { return text; } }',
    ],
    from: 's.trim()',
    to: 's',
    shows: ['Query#text()'],
  },
  'an object that is made by what makes another': {
    classes: [
      'public class Parser { public Page parse(String s) { return page(s + "!"); } private Page page(String s) { return new Page(new Query(s)); } }',
      'public class Page { private final Query query; Page(Query q) { query = q; } public int width() { return query.size(); } }',
      'class Query { private final String text; Query(String text) { this.text = text; } int size() { return text.length(); } }',
    ],
    from: 's + "!"',
    to: 's',
    shows: ['Page#width()'],
  },
  'an object that a superclass fills': {
    classes: [
      'public class Maker { public Leaf leaf(int n) { return new Leaf(n + 1); } }',
      'public class Leaf extends Base { Leaf(int n) { super(n); } }',
      'public class Base { private final int n; Base(int n) { this.n = n; } public int depth() { return n; } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Leaf#depth()'],
  },
  'another object of those that are there': {
    classes: [
      'public class Team { private final Item a = new Item("a"), b = new Item("b"); public Item first() { return a; } }',
      'public class Item { private final String name; Item(String name) { this.name = name; } public String label() { return name; } }',
    ],
    from: 'return a;',
    to: 'return b;',
    shows: ['Item#label()'],
  },
  'an object that is known by an interface': {
    classes: [
      'public class Shop { public Priced item(int n) { return new Item(n * 2); } }',
      'public interface Priced { int price(); }',
      'class Item implements Priced { private final int n; Item(int n) { this.n = n; } public int price() { return n; } }',
    ],
    from: 'n * 2',
    to: 'n * 3',
    shows: ['Priced#price()'],
  },
  'a record': {
    classes: [
      'public class Shop { public Item item(int n) { return new Item(n * 2); } }',
      'public record Item(int price) { public int twice() { return price + price; } }',
    ],
    from: 'n * 2',
    to: 'n * 3',
    shows: ['Item#price()', 'Item#twice()'],
  },
  'an object that is passed': {
    classes: [
      'public class Painter { public void paint(Wall w, int c) { w.colour(c + 1); } }',
      'public class Wall { private int c; void colour(int c) { this.c = c; } public int shade() { return c; } }',
    ],
    from: 'c + 1',
    to: 'c + 2',
    shows: ['Wall#shade()'],
  },
  'an object that is passed, two calls down': {
    classes: [
      'public class Painter { public void paint(Wall w, int c) { help(w, c + 1); } private void help(Wall w, int c) { w.all(c); } }',
      'public class Wall { private int c; void all(int c) { colour(c); } private void colour(int c) { this.c = c; } public int shade() { return c; } }',
    ],
    from: 'c + 1',
    to: 'c + 2',
    shows: ['Wall#shade()'],
  },
  'a call that is no longer made': {
    classes: [
      'public class Meter { private int n = 5; public void restart() { clear(); } private void clear() { n = 0; } public void tick() { n++; } public int count() { return n; } }',
    ],
    from: '{ clear(); }',
    to: '{ }',
    shows: ['Meter#count()'],
  },
  'a public field of what is made': {
    classes: [
      'public class Maker { public Point at(int x) { return new Point(x + 1); } }',
      'public class Point { final int x; Point(int x) { this.x = x; } public int across() { return x; } }',
    ],
    from: 'x + 1',
    to: 'x + 2',
    shows: ['Point#across()'],
  },
  'a list that another object holds': {
    classes: [
      'public class Clerk { public void note(Book b, String s) { b.enter(s.trim()); } }',
      'import java.util.*; public class Book { private final List<String> all = new ArrayList<>(); void enter(String s) { all.add(s); } public String last() { return all.get(all.size() - 1); } }',
    ],
    from: 's.trim()',
    to: 's',
    shows: ['Book#last()'],
  },
  'a list that another object gives away': {
    classes: [
      'public class Clerk { public void note(Book b, String s) { b.lines().add(s.trim()); } }',
      'import java.util.*; public class Book { private final List<String> all = new ArrayList<>(); List<String> lines() { return all; } public int width() { return all.isEmpty() ? 0 : all.get(0).length(); } }',
    ],
    from: 's.trim()',
    to: 's',
    shows: ['Book#width()'],
  },
  'a list that is handed on to be filled': {
    classes: [
      'import java.util.*; public class Log { private final List<String> all = new ArrayList<>(); public void note(String s) { Filler.fill(all, s); } public int width() { return all.isEmpty() ? 0 : all.get(0).length(); } }',
      'import java.util.*; class Filler { static void fill(List<String> to, String s) { to.add(s + "."); } }',
    ],
    from: 's + "."',
    to: 's + ".."',
    shows: ['Log#width()'],
  },
  'a list that is no copy any more': {
    classes: [
      'import java.util.*; public class Bag { private final List<String> all = new ArrayList<>(List.of("a")); public List<String> content() { return new ArrayList<>(all); } public int weight() { return all.size(); } }',
    ],
    from: 'new ArrayList<>(all); }',
    to: 'all; }',
    shows: ['Bag#weight()'],
  },
  'a map by its entries': {
    classes: [
      'import java.util.*; public class Prices { private final Map<String, Integer> all = new TreeMap<>(Map.of("a", 1)); public void raise(int n) { for (Map.Entry<String, Integer> e : all.entrySet()) e.setValue(e.getValue() + n); } public int of(String s) { return all.getOrDefault(s, 0); } }',
    ],
    from: 'e.getValue() + n',
    to: 'e.getValue() - n',
    shows: ['Prices#of(java.lang.String)'],
  },
  'a set by its iterator': {
    classes: [
      'import java.util.*; public class Names { private final Set<String> all = new TreeSet<>(List.of("a", "bb")); private Iterator<String> walk() { return all.iterator(); } public void shorten(int n) { for (Iterator<String> i = walk(); i.hasNext();) if (i.next().length() > n) i.remove(); } public int count() { return all.size(); } }',
    ],
    from: '> n',
    to: '>= n',
    shows: ['Names#count()'],
  },
  'a text that is being built': {
    classes: [
      'public class Note { private final StringBuilder all = new StringBuilder(); public void line(String s) { all.append(s).append(1); } public String whole() { return all.toString(); } }',
    ],
    from: 'append(1)',
    to: 'append(2)',
    shows: ['Note#whole()'],
  },
  'a text that is handed on': {
    classes: [
      'public class Note { private final StringBuilder all = new StringBuilder(); public void line(String s) { Ink.write(all, s); } public String whole() { return all.toString(); } }',
      'class Ink { static void write(StringBuilder to, String s) { to.append(s).append(1); } }',
    ],
    from: 'append(1)',
    to: 'append(2)',
    shows: ['Note#whole()'],
  },
  'an array that is passed on': {
    classes: [
      'public class Grid { private final int[] cells = new int[3]; public void mark(int n) { Pen.put(cells, n); } public int sum() { return cells[0] + cells[1] * 10 + cells[2] * 100; } }',
      'class Pen { static void put(int[] to, int n) { to[1] = n; } }',
    ],
    from: 'to[1]',
    to: 'to[2]',
    shows: ['Grid#sum()'],
  },
  'an array that is copied into': {
    classes: [
      'public class Grid { private final int[] cells = new int[3]; public void load(int n) { int[] from = {n, n + 1, n + 2}; System.arraycopy(from, 0, cells, 1, 2); } public int sum() { return cells[0] + cells[1] * 10 + cells[2] * 100; } }',
    ],
    from: 'from, 0',
    to: 'from, 1',
    shows: ['Grid#sum()'],
  },
  'an exception': {
    classes: [
      'public class Gate { public void pass(int n) { if (n > 3) throw new Denied(n + 1); } public int tryIt(int n) { try { pass(n); return 0; } catch (Denied d) { return d.code(); } } }',
      'public class Denied extends RuntimeException { private final int code; Denied(int code) { this.code = code; } public int code() { return code; } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Gate#tryIt(int)', 'Denied#code()'],
  },
  'an exception that is kept': {
    classes: [
      'public class Gate { private Denied last; private void pass(int n) { if (n > 3) throw new Denied(n + 1); } public void enter(int n) { try { pass(n); } catch (Denied d) { last = d; } } public int reason() { return last == null ? 0 : last.code; } }',
      'class Denied extends RuntimeException { final int code; Denied(int code) { this.code = code; } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Gate#reason()'],
  },
  'a static registry': {
    classes: [
      'public class Setup { public void add(String name, int n) { Registry.put(name, n + 1); } }',
      'import java.util.*; public class Registry { private static final Map<String, Integer> all = new HashMap<>(); static void put(String name, int n) { all.put(name, n); } public static Integer find(String name) { return all.get(name); } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Registry#find(java.lang.String)'],
  },
  'an object that registers itself': {
    classes: [
      'public class Setup { public void add(int n) { new Job(n + 1); } }',
      'import java.util.*; public class Jobs { static final List<Job> all = new ArrayList<>(); public static int total() { int sum = 0; for (Job j : all) sum += j.size; return sum; } }',
      'class Job { final int size; Job(int size) { this.size = size; Jobs.all.add(this); } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Jobs#total()'],
  },
  'an interface of the library that the program implements': {
    classes: [
      'import java.util.function.*; public class Pump { public void push(Consumer<Integer> to, int n) { to.accept(n + 1); } }',
      'import java.util.function.*; public class Tank implements Consumer<Integer> { private int level; @Override public void accept(Integer n) { level += n; } public int level() { return level; } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Tank#level()'],
  },
  'a lambda that keeps what it is given': {
    classes: [
      'import java.util.function.*; public class Bus { private int last; private final IntConsumer sink = n -> last = n; public void send(int n) { sink.accept(n + 1); } public int latest() { return last; } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Bus#latest()'],
  },
  'a listener of the program': {
    classes: [
      'import java.util.*; public class Bell { private final List<Ear> ears = new ArrayList<>(); public void add(Ear e) { ears.add(e); } public void ring(int n) { for (Ear e : ears) e.hear(n + 1); } }',
      'public interface Ear { void hear(int n); }',
      'public class Counter implements Ear { private int sum; @Override public void hear(int n) { sum += n; } public int sum() { return sum; } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Counter#sum()'],
  },
  'a captured variable': {
    classes: [
      'import java.util.function.*; public class Clock { private IntSupplier hand = () -> 0; public void wind(int n) { int m = n + 1; hand = () -> m; } public int hour() { return hand.getAsInt(); } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Clock#hour()'],
  },
  'an anonymous class that has caught a variable': {
    classes: [
      'public class Clock { private Hand hand; public void wind(int n) { int m = n + 1; hand = new Hand() { int now() { return m; } }; } public int hour() { return hand == null ? 0 : hand.now(); } abstract static class Hand { abstract int now(); } }',
    ],
    from: 'n + 1',
    to: 'n + 2',
    shows: ['Clock#hour()'],
  },
  'an inner class that reads the outer one': {
    classes: [
      'public class Outer { private int n; public void lift(int by) { n = by * 2; } public class Inner { public int seen() { return n; } } public Inner inner() { return new Inner(); } }',
    ],
    from: 'by * 2',
    to: 'by * 3',
    shows: ['Outer$Inner#seen()'],
  },
  'an iterator of the program': {
    classes: [
      'import java.util.*; public class Range implements Iterable<Integer> { private final int to; public Range(int to) { this.to = to; } @Override public Iterator<Integer> iterator() { return new Iterator<>() { private int at; public boolean hasNext() { return at < to; } public Integer next() { return step(at++); } }; } private int step(int n) { return n * 2; } public int total() { int sum = 0; for (int n : this) sum += n; return sum; } }',
    ],
    from: 'n * 2',
    to: 'n * 3',
    shows: ['Range#total()'],
  },
  'the order of an enum': {
    classes: [
      'public enum Size { SMALL, LARGE }',
      'public class Shelf { public int rank(Size s) { return s.ordinal(); } public boolean fits(Size a, Size b) { return a.compareTo(b) <= 0; } }',
    ],
    from: 'SMALL, LARGE',
    to: 'LARGE, SMALL',
    shows: ['Shelf#rank(Size)', 'Shelf#fits(Size,Size)'],
  },
  'a constant of an enum with a body': {
    classes: [
      'public enum Op { ADD { int on(int a) { return a + 1; } }, SUB { int on(int a) { return a - 1; } }; abstract int on(int a); public int twice(int a) { return on(on(a)); } }',
    ],
    from: 'a - 1',
    to: 'a - 2',
    shows: ['Op#twice(int)'],
  },
  'a default method': {
    classes: [
      'public interface Shape { int side(); default int area() { return side() * side(); } }',
      'public class Square implements Shape { private final int n; public Square(int n) { this.n = n; } @Override public int side() { return n; } public int twice() { return 2 * area(); } }',
    ],
    from: 'side() * side()',
    to: 'side() + side()',
    shows: ['Square#area()', 'Square#twice()'],
  },
  'a method of the library that calls the program': {
    classes: [
      'import java.util.*; public class Stack2 extends AbstractList<String> { private final List<String> all = new ArrayList<>(); @Override public String get(int i) { return all.get(i); } @Override public int size() { return all.size(); } @Override public void add(int at, String s) { all.add(at, s); } public void both(String s) { addAll(List.of(s + 1, s)); } public String top() { return all.isEmpty() ? "" : all.get(0); } }',
    ],
    from: 's + 1',
    to: 's + 2',
    shows: ['Stack2#top()'],
  },
  'equals of a key that nobody can name': {
    classes: [
      'import java.util.*; public class Cache { private final Map<Object, String> all = new HashMap<>(); public void put(String s, int n) { all.put(new Key(s, n), s); } public int load() { return all.size(); } static class Key { final String s; final int n; Key(String s, int n) { this.s = s; this.n = n; } @Override public boolean equals(Object o) { return o instanceof Key k && k.s.equals(s) && k.n == n; } @Override public int hashCode() { return s.hashCode(); } } }',
    ],
    from: ' && k.n == n',
    to: '',
    shows: ['Cache#load()'],
  },
  'toString of what a collection holds': {
    classes: [
      'import java.util.*; public class Cart { private final List<Object> all = new ArrayList<>(); public void put(int n) { all.add(new Line(n)); } public String print() { return String.valueOf(all); } private static class Line { final int n; Line(int n) { this.n = n; } @Override public String toString() { return "line " + n; } } }',
    ],
    from: '"line "',
    to: '"row "',
    shows: ['Cart#print()'],
  },
  'compareTo of what is sorted': {
    classes: [
      'import java.util.*; public class Queue2 { private final PriorityQueue<Object> all = new PriorityQueue<>(); public void put(int n) { all.add(new Job(n)); } public int next() { Object first = all.poll(); return first == null ? 0 : first.hashCode(); } private static class Job implements Comparable<Job> { final int n; Job(int n) { this.n = n; } @Override public int compareTo(Job o) { return Integer.compare(n, o.n); } @Override public int hashCode() { return n; } } }',
    ],
    from: 'compare(n, o.n)',
    to: 'compare(o.n, n)',
    shows: ['Queue2#next()'],
  },
  'a method of a superclass that nobody can name': {
    classes: ['public class Box extends Base { }', 'abstract class Base { public int volume(int n) { return n * n; } }'],
    from: 'n * n',
    to: 'n + n',
    shows: ['Box#volume(int)'],
  },
  'a method that moved to a superclass that nobody can name': {
    classes: ['public class Box { public int volume(int n) { return n * n; } }'],
    from: 'Box { public int volume(int n) { return n * n; } }',
    to: 'Box extends Base { } abstract class Base { public int volume(int n) { return n + n; } }',
    shows: ['Box#volume(int)'],
  },
  'a comparator that is kept': {
    classes: [
      'import java.util.*; public class Desk { private final TreeSet<String> all = new TreeSet<>(new ByLength()); public void put(String s) { all.add(s); } public String front() { return all.isEmpty() ? "" : all.first(); } private static class ByLength implements Comparator<String> { @Override public int compare(String a, String b) { return Integer.compare(a.length(), b.length()); } } }',
    ],
    from: 'compare(a.length(), b.length())',
    to: 'compare(b.length(), a.length())',
    shows: ['Desk#front()'],
  },
}

/** Named by their keys. */
export function shownElsewherePairs(): readonly Pair[] {
  return Object.entries(shownElsewhere).map(([id, { classes, from, to }]) => {
    const files = (texts: readonly string[]) => Object.fromEntries(texts.map(text => [fileOf(text), text] as const))
    const first = classes.findIndex(text => text.includes(from))
    const after = classes.map((text, at) => (at === first ? text.replace(from, to) : text))
    return { id, before: files(classes), after: files(after) }
  })
}

/** After the first type that it declares. */
function fileOf(text: string): string {
  return `${/\b(?:class|interface|enum|record) (\w+)/.exec(text)?.[1]}.java`
}
